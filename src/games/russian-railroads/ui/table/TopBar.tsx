import './TopBar.css'
import { formatDay } from '../../../../text/format'
import { Button, LinkButton } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { words } from '../words'
import type { Play } from './play'

interface TopBarProps {
  readonly play: Play
  readonly startedAt: number
  readonly home: string
  readonly onMenu: () => void
}

/** Where the game stands, the way back and the way to everything else. */
export function TopBar(props: TopBarProps) {
  const title = () => {
    const { phase, round, rounds } = props.play.state()
    const { dock } = words()
    if (phase === 'over') return dock.over
    return phase === 'final' ? dock.final : dock.roundOf(round, rounds)
  }
  const subtitle = () => {
    const { phase, turn, way } = props.play.state()
    const { dock } = words()
    const name = props.play.nameOf(turn)
    switch (phase) {
      case 'bonus':
        return dock.takesBonus(name)
      case 'turns':
        return dock.toMove(name)
      case 'moved':
        return dock.actsOnceMore(name)
      case 'scoring':
        return way === 'score' ? dock.setBoards : ''
      case 'over':
        return formatDay(props.startedAt)
      default:
        return ''
    }
  }
  return (
    <header class="top-bar">
      <LinkButton kind="plain" href={props.home} label={words().dock.back}>
        <Icon name="back" />
      </LinkButton>
      <div>
        <h1>{title()}</h1>
        <p aria-live="polite">{subtitle()}</p>
      </div>
      <Button kind="plain" label={words().dock.menu} onClick={() => props.onMenu()}>
        <Icon name="more" />
      </Button>
    </header>
  )
}
