import './NewGame.css'
import { createSignal, Show, untrack } from 'solid-js'
import { keepPrinted, printedOf } from '../../../../table/options'
import { Button } from '../../../../ui/Button'
import { Choice } from '../../../../ui/Choice'
import type { NewGameProps } from '../../../game'
import { readCorrections } from '../../files/corrections'
import { gameId } from '../../files/header'
import { readSetup } from '../../files/setup'
import { words } from '../words'
import { type Draft, draftAgain, emptyDraft, minPlayers, useWay } from './draft'
import { Engineers } from './Engineers'
import { More } from './More'
import { Players } from './Players'
import { TurnOrder } from './TurnOrder'
import { type Problem, toSetup } from './to-setup'

/** Sets up a game on one page; the button to start it is always in sight. */
export function NewGame(props: NewGameProps) {
  const [draft, setDraft] = createSignal(untrack(() => beginDraft(props)))
  const [asked, setAsked] = createSignal(false)
  const made = () => toSetup(draft())
  const problem = () => {
    const result = made()
    return asked() && !result.ok ? result.problems[0] : undefined
  }
  const start = () => {
    const result = made()
    if (!result.ok) return void setAsked(true)
    keepPrinted(gameId, draft().printed)
    props.onStart(result.setup)
  }
  const change = (next: Draft) => void setDraft(next)
  const w = () => words().setup
  return (
    <div class="setup">
      <Players draft={draft()} change={change} people={props.people} newId={props.newId} />
      <Show when={!draft().expansion}>
        <Choice
          legend={w().way}
          options={(['track', 'score'] as const).map(value => ({ value, ...w().ways[value] }))}
          chosen={draft().way}
          onChoose={way => change(useWay(draft(), way))}
        />
      </Show>
      <Show when={draft().players.length >= minPlayers}>
        <TurnOrder draft={draft()} change={change} />
        <Engineers draft={draft()} change={change} />
      </Show>
      <More draft={draft()} change={change} />
      <div class="setup-start">
        <p role="alert">
          <Show when={problem()}>{found => <>{sentenceOf(found())}</>}</Show>
        </p>
        <Button kind="main" onClick={start}>
          {w().start}
        </Button>
      </div>
    </div>
  )
}

/** What was stored is read like a file: a set-up or a correction that is not one is as good as none. */
function beginDraft({ again }: NewGameProps): Draft {
  const setup = again === undefined ? undefined : readSetup(again)
  const begun = setup?.ok ? draftAgain(setup.value, Math.random()) : emptyDraft(Math.random())
  return { ...begun, printed: readCorrections(printedOf(gameId)) ?? begun.printed }
}

function sentenceOf(found: Problem): string {
  const { problems } = words().setup
  switch (found.problem) {
    case 'players':
      return problems.players
    case 'typed':
      return problems.typed(found.name)
    case 'order':
      return problems.order(found.names.join(', '))
    case 'engineers':
      return problems.engineers(found.missing)
  }
}
