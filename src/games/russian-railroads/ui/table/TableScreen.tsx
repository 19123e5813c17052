import './TableScreen.css'
import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import { keepAwake } from '../../../../table/awake'
import { createDraft, type Draft } from '../../../../table/draft'
import { holdsAt, type Step } from '../../../../table/log'
import type { Change } from '../../../../table/mend'
import { keepPrinted, options } from '../../../../table/options'
import type { Table } from '../../../../table/play'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Sheet'
import type { Corrections } from '../../board/copy'
import type { Action } from '../../rules/actions'
import type { Setup } from '../../rules/setup'
import type { Seat, State } from '../../rules/state'
import type { Spot } from '../board/spot'
import { createEditing } from '../edit/editing'
import { MatchCopy } from '../edit/MatchCopy'
import { TableFix } from '../edit/TableFix'
import { TrackAgain } from '../edit/TrackAgain'
import { isAsking, setAsking } from '../reference/asking'
import { ExplainSheet } from '../reference/ExplainSheet'
import { idsOfSpot } from '../reference/look-up'
import { Reference } from '../reference/Reference'
import { visibleBoard } from '../scoring/face-down'
import { hasPlayerSheet, PlayerSheet } from '../scoring/PlayerSheet'
import { createReviewing } from '../scoring/reviewing'
import type { Doubts } from '../scoring/ScoringPanel'
import { words } from '../words'
import { Boards } from './Boards'
import { Dock } from './Dock'
import { giveTurn } from './give'
import { Lock } from './Lock'
import { LogSheet, type Moment } from './LogSheet'
import { Mending } from './Mending'
import { Menu, type MenuItem } from './Menu'
import { Notes } from './Notes'
import { Options } from './Options'
import { createPlay } from './play'
import { Strip } from './Strip'
import { sayAction, tellingOf } from './sentence'
import { TopBar } from './TopBar'

interface TableScreenProps {
  readonly table: Table<Setup, State, Action>
  readonly home: string
  readonly review: string
  readonly onExport: () => void
  readonly onHandOver: () => void
  readonly onShare: () => void
}

/** A turn that takes the place of another is played to its end first. */
const isHalfDone = ({ step, remove, draft }: Moment & { readonly draft: Draft<State, Action> }): boolean =>
  remove > 0 && step.action.do === 'take' && draft.state().open.length > 0

/** The table: who is on, the players, their boards, and what can be done now. */
export function TableScreen(props: TableScreenProps) {
  const { table } = props // eslint-disable-line solid/reactivity -- a screen shows one table as long as it lives
  // A game that is joined later begins with boards that are set as they lie.
  const isJoined = (table.setup.round ?? 1) > 1 && table.log().length === 0
  const [sheet, setSheet] = createSignal<MenuItem | 'menu' | undefined>(isJoined ? 'edit' : undefined)
  const [moment, setMoment] = createSignal<Moment & { readonly draft: Draft<State, Action>; readonly fixes?: true }>()
  const [asked, setAsked] = createSignal<Seat>()
  const [explained, setExplained] = createSignal<{ readonly spot: Spot; readonly seat: Seat }>()
  const [change, setChange] = createSignal<Change<Action> & Pick<Moment, 'step'>>()
  const play = createPlay(table.setup, () => moment()?.draft ?? table)
  const editing = createEditing({ state: play.state, seat: play.shown, onDo: action => play.surface().do(action) })
  const reviewing = createReviewing(play)
  /** Boards are set by hand: in every round when only scoring, else while one is corrected. */
  const sets = () =>
    (play.state().way === 'score' && play.state().phase === 'scoring') || sheet() === 'edit' || moment()?.fixes
  keepAwake()
  onCleanup(() => setAsking(false))

  /** While something is inserted or set right nothing goes on by itself, or a round would be scored after the first tap. */
  const stepByStep = { ...table.game, soleChoice: () => undefined }
  const begin = (at: Moment) => {
    setSheet(undefined)
    const start = at.step.before?.state ?? table.log().start
    const draft = createDraft(at.remove > 0 ? table.game : stepByStep, start, at.step.action.at ?? 0)
    setMoment({ ...at, draft })
  }
  const give = ({ position, step }: Moment, player: Seat) => {
    setSheet(undefined)
    const given = giveTurn(table.log(), position, player)
    setChange(given && { ...given, step })
  }
  const goBack = (step: Step<State, Action>) => {
    setSheet(undefined)
    end()
    table.goBack(step)
  }
  const preview = (insert: readonly Action[]) => {
    const at = moment()
    if (!at) return
    if (at.fixes && (insert.length === 0 || insertAt(at.position, insert))) end()
    else setChange({ position: at.position, remove: at.remove, insert, step: at.step })
  }
  /** Puts actions before an earlier one, if everything behind them still fits. */
  const insertAt = (position: number, insert: readonly Action[]): boolean => {
    const { from, actions, ready } = table.tryMend({ position, remove: 0, insert })
    return ready && !table.mend(from, actions)
  }
  const doubts: Doubts = {
    onDecide({ position }, player, points) {
      const { note } = words().scoring.counted
      insertAt(position, [{ do: 'points', player, points, reason: 'table', note }])
    },
    onFix({ position, step, at }, seat) {
      const draft = createDraft(stepByStep, at, step.action.at ?? 0)
      setMoment({ position, remove: 0, step, draft, fixes: true })
      play.show(seat)
    },
  }
  const open = (item: MenuItem) => {
    setSheet(item === 'scorings' || item === 'explain' ? undefined : item)
    setAsking(item === 'explain')
    if (item === 'scorings') reviewing.show(reviewing.all().at(-1))
  }
  const ask = (seat: Seat) => {
    if (hasPlayerSheet(play, seat)) setAsked(seat)
  }
  const hold = (spot: Spot, seat: Seat) => {
    if (spot.at === 'card' && hasPlayerSheet(play, seat)) setAsked(seat)
    else setExplained({ spot, seat })
  }
  const saveCopy = (corrections: Corrections) => {
    setSheet(undefined)
    keepPrinted(table.game.id, corrections)
    play.act({ do: 'copy', corrections })
  }
  const end = () => {
    if (moment()?.fixes) play.show(undefined)
    setMoment(undefined)
    setChange(undefined)
  }
  // A moment is a place in the log: where another window has put something else there, it is no longer this moment.
  createEffect(
    on(
      table.arrivals,
      () => {
        const at = change() ?? moment()
        if (!at || holdsAt(table.log(), at.position, at.step)) return
        table.giveUp(change()?.insert ?? moment()?.draft.actions() ?? [])
        end()
      },
      { defer: true },
    ),
  )
  return (
    <div
      class="table-screen"
      classList={{
        mirrored: options.mirrored(),
        reviewing: reviewing.shown() !== undefined,
      }}
      data-saved={table.saved()}
      data-lines={table.log().length}
    >
      <TopBar play={play} startedAt={table.startedAt} home={props.home} onMenu={() => setSheet('menu')} />
      <Strip play={play} onAsk={ask} />
      <Boards play={play} onTap={sets() ? spot => editing.tap(spot) : undefined} onHold={hold} />
      <div class="lower">
        <Notes table={table} onExport={() => props.onExport()} />
        <Show when={moment()}>
          {at => (
            <div class="moment">
              <p>
                {(at().remove > 0 ? words().dock.mend.changing : words().dock.mend.inserting)(
                  sayAction(at().step, tellingOf(table.setup, table.log()), words()),
                )}
              </p>
              <Button onClick={end}>{words().dock.mend.cancel}</Button>
              <Show when={!isHalfDone(at())}>
                <Button kind="main" onClick={() => preview(at().draft.actions())}>
                  {at().remove > 0 && at().draft.log().length === 0 ? words().dock.mend.drop : words().dock.mend.done}
                </Button>
              </Show>
            </div>
          )}
        </Show>
        <Show when={isAsking()}>
          <div class="moment">
            <p role="status">{words().reference.explainHint}</p>
            <Button onClick={() => setAsking(false)}>{words().reference.explainDone}</Button>
          </div>
        </Show>
        <Dock
          play={play}
          onShare={() => props.onShare()}
          reviewing={reviewing}
          doubts={moment() ? undefined : doubts}
          editing={sets() ? editing : undefined}
          onEdited={moment()?.remove === 0 ? undefined : () => setSheet(undefined)}
        />
      </div>
      <Show when={options.lock()}>
        <Lock />
      </Show>
      <Show when={sheet() === 'menu'}>
        <Menu
          play={play}
          review={props.review}
          onOpen={open}
          onExport={() => props.onExport()}
          onHandOver={() => props.onHandOver()}
          onClose={() => setSheet(undefined)}
        />
      </Show>
      <Show when={sheet() === 'log'}>
        <LogSheet table={table} onGoBack={goBack} onMend={begin} onGive={give} onClose={() => setSheet(undefined)} />
      </Show>
      <Show when={sheet() === 'copy'}>
        <Sheet title={words().edit.copy.title} onClose={() => setSheet(undefined)}>
          <MatchCopy corrections={play.state().corrections} onSave={saveCopy} />
        </Sheet>
      </Show>
      <Show when={sheet() === 'table'}>
        <TableFix state={play.state()} names={play.names} onDo={play.act} onClose={() => setSheet(undefined)} />
      </Show>
      <Show when={sheet() === 'toTrack'}>
        <TrackAgain state={play.state()} names={play.names} onDo={play.act} onClose={() => setSheet(undefined)} />
      </Show>
      <Show when={sheet() === 'options'}>
        <Options onClose={() => setSheet(undefined)} />
      </Show>
      <Show when={sheet() === 'reference'}>
        <Sheet title={words().dock.menuItems.reference} onClose={() => setSheet(undefined)}>
          <Reference corrections={play.state().corrections} />
        </Sheet>
      </Show>
      <Show when={explained()}>
        {about => (
          <ExplainSheet
            title={titleOf(about().spot)}
            ids={idsOfSpot(about().spot, visibleBoard(play.state(), about().seat))}
            corrections={play.state().corrections}
            onMore={() => {
              setExplained(undefined)
              setSheet('reference')
            }}
            onClose={() => setExplained(undefined)}
          />
        )}
      </Show>
      <Show when={asked() !== undefined}>
        <PlayerSheet play={play} reviewing={reviewing} seat={asked() ?? 0} onClose={() => setAsked(undefined)} />
      </Show>
      <Show when={change()}>
        {planned => <Mending table={table} change={planned()} onDone={end} onCancel={() => setChange(undefined)} />}
      </Show>
    </div>
  )
}

/** A space is called by its line and number; anything else is named by its own entry. */
const titleOf = (spot: Spot): string =>
  spot.at === 'space'
    ? words().reference.spot(words().names.lines[spot.line], spot.space)
    : words().dock.menuItems.reference
