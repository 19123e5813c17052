import './ScoringPanel.css'
import { Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import type { Seat } from '../../rules/state'
import type { Play } from '../table/play'
import { words } from '../words'
import type { Reviewing } from './reviewing'
import { ScoreTable } from './ScoreTable'
import type { Scoring } from './scorings'

/** What the table can do about a scoring it doubts. */
export interface Doubts {
  /** Logs a difference that the table decided. */
  readonly onDecide: (scoring: Scoring, seat: Seat, difference: number) => void
  /** Leads to this player's board before the scoring. */
  readonly onFix: (scoring: Scoring, seat: Seat) => void
}

interface ScoringPanelProps {
  readonly play: Play
  readonly reviewing: Reviewing
  readonly scoring: Scoring
  /** Absent where nothing can be changed: inside a change that is not made yet. */
  readonly doubts?: Doubts | undefined
}

/** A scored round, and the way to the rounds before and after it. */
export function ScoringPanel(props: ScoringPanelProps) {
  return (
    <div class="scoring-panel">
      <header>
        <Beside {...props} distance={-1} label={words().scoring.earlier} />
        <div>
          <h2>{words().scoring.title(props.scoring.scored.round)}</h2>
          <p>{words().scoring.hint}</p>
        </div>
        <Beside {...props} distance={1} label={words().scoring.later} />
      </header>
      <ScoreTable
        scoring={props.scoring}
        all={props.reviewing.all()}
        players={props.play.setup.players}
        agreements={props.reviewing.agreements}
        onDecide={props.doubts && ((seat, difference) => props.doubts?.onDecide(props.scoring, seat, difference))}
        onFix={props.doubts && (seat => props.doubts?.onFix(props.scoring, seat))}
      />
    </div>
  )
}

function Beside(props: ScoringPanelProps & { readonly distance: -1 | 1; readonly label: string }) {
  return (
    <Show when={props.reviewing.beside(props.distance)} fallback={<span />}>
      {other => (
        <Button kind="plain" label={props.label} onClick={() => props.reviewing.show(other())}>
          <span classList={{ turned: props.distance > 0 }}>
            <Icon name="back" />
          </span>
        </Button>
      )}
    </Show>
  )
}
