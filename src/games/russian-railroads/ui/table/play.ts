import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Surface } from '../../../../table/draft'
import type { Step } from '../../../../table/log'
import { options } from '../../../../table/options'
import { vibrate } from '../../../../table/vibrate'
import { letGoOfFocus } from '../../../../ui/focus'
import type { Refusal } from '../../../game'
import type { Action, TurnMove } from '../../rules/actions'
import { offers } from '../../rules/choices'
import type { Setup } from '../../rules/setup'
import type { Seat, State } from '../../rules/state'
import { keyOf, type Spot } from '../board/spot'
import { isAsking } from '../reference/asking'
import { words } from '../words'
import { tellingOf } from './sentence'
import { type DockGroup, type DockSpace, dockGroups, dockSpaces, otherPayments } from './spaces'
import { type Target, type Tile, targetsOf, tilesOf } from './targets'

type PlaySurface = Surface<State, Action>

export interface Refused {
  readonly refusal: Refusal
  readonly action: Action
}

const isChoosing = ({ phase, open }: State): boolean => open.length === 0 && (phase === 'turns' || phase === 'moved')

/** Everything the screen of a table shows and does, derived from the surface that is played on. */
export type Play = ReturnType<typeof createPlay>

export function createPlay(setup: Setup, surface: Accessor<PlaySurface>) {
  const state = createMemo(() => surface().state())
  const [picked, setPicked] = createSignal<Seat>()
  const [tile, setTile] = createSignal<Tile>()
  const [group, setGroup] = createSignal<DockGroup>('track')
  const [refused, setRefused] = createSignal<Refused>()

  const offered = createMemo(() => offers(state()))
  /** While something else is decided they stay as they were: the dock keeps its buttons, and nobody sees them. */
  const spaces = createMemo(
    (before: DockSpace[]): DockSpace[] => (isChoosing(state()) ? dockSpaces(state(), offered()) : before),
    [],
  )
  const tiles = createMemo(() => tilesOf(offered()))
  const chosenTile = () => {
    const now = tile()
    return tiles().find(other => other.tile === now?.tile && other.returned === now.returned) ?? tiles()[0]
  }
  /** Boards that are set by hand are set seat by seat, from the first on. */
  const shown = (): Seat => picked() ?? (state().way === 'score' ? 0 : state().turn)
  const isOn = () => shown() === state().turn
  const targets = createMemo((): Target[] =>
    isOn() && state().way === 'track'
      ? targetsOf(state(), offered(), words(), { tile: chosenTile(), gains: options.whatIf() })
      : [],
  )

  /** The last action that was tapped; undefined after a mend. */
  const last = createMemo((): Step<State, Action> | undefined => surface().canUndo()?.step)

  // A new turn brings its own board, unless the table wants to choose itself.
  const turn = createMemo(() => state().turn)
  createEffect(
    on(turn, (_, before) => setPicked(seat => (options.nextBoard() ? undefined : (seat ?? before))), { defer: true }),
  )
  // Setting the boards begins anew with each round.
  const rounds = createMemo(() => state().scored.length)
  createEffect(on(rounds, () => state().way === 'score' && setPicked(undefined), { defer: true }))

  // A refusal stands beside what was tapped, and goes with it: looking at something else never plays.
  createEffect(on([shown, group, surface], () => setRefused(undefined), { defer: true }))
  // No turn begins with a group in which nothing is free.
  createEffect(
    on(spaces, all => {
      const isFree = (group: DockGroup) => all.some(space => space.group === group && !space.refusal)
      if (!isFree(group())) setGroup(dockGroups.find(isFree) ?? group())
    }),
  )

  function act(action: Action): void {
    if (isAsking()) return // a tap explains and changes nothing
    letGoOfFocus()
    const refusal = surface().do(action)
    vibrate(refusal ? 'refused' : 'accepted')
    setRefused(refusal && { refusal, action })
    if (!refusal) setTile(undefined)
  }

  /** Takes back to before a step, or the last tap, and does this instead, as one change of the screen. */
  function actInstead(step: Step<State, Action> | undefined, action: Action): void {
    if (isAsking()) return
    batch(() => {
      if (step) surface().goBack(step)
      else surface().undo()
      act(action)
    })
  }

  /** The other ways to pay for the space that was taken last, as long as nothing else was tapped. */
  const payments = createMemo((): TurnMove<'take'>[] => {
    const step = last()
    if (step?.action.do !== 'take') return []
    const before = step.before?.state ?? surface().log().start
    return otherPayments(before, step.action, offers(before))
  })

  /** What the app did by itself since the last tap although it may be left: the step, and how to leave it. */
  const leavable = createMemo(() => {
    const { top, start } = surface().log()
    let found: { readonly step: Step<State, Action>; readonly leave: Action } | undefined
    for (let step = top; step?.action.auto; step = step.before) {
      const before = step.before?.state ?? start
      const leave = step.action.do === 'leave' ? undefined : offers(before).find(action => action.do === 'leave')
      if (leave) found = { step, leave }
    }
    return found
  })

  return {
    setup,
    names: setup.players.map(player => player.name),
    telling: () => tellingOf(setup, surface().log()),
    surface,
    state,
    offered,
    spaces,
    tiles,
    chosenTile,
    setTile,
    targets,
    group,
    setGroup,
    shown,
    show: setPicked,
    isOn,
    refused,
    act,
    close: () => setRefused(undefined),
    force: () => {
      const now = refused()
      if (now) act({ ...now.action, forced: true })
    },
    last,
    undo() {
      if (isAsking()) return
      setRefused(undefined)
      surface().undo()
    },
    redo() {
      if (isAsking()) return
      setRefused(undefined)
      surface().redo()
    },
    payments,
    payOtherwise: (take: TurnMove<'take'>) => actInstead(undefined, take),
    leavable,
    /** Leaves after all what the app did by itself. */
    leaveAfterAll() {
      const now = leavable()
      if (now) actInstead(now.step, now.leave)
    },
    nameOf: (seat: Seat): string => setup.players[seat]?.name ?? '',
    colorOf: (seat: Seat) => setup.players[seat]?.color ?? 'red',
    /** Takes the marked step at a spot; false where none is marked. */
    tap(spot: Spot): boolean {
      const target = targets().find(({ mark }) => keyOf(mark.spot) === keyOf(spot))
      if (target) act(target.action)
      return target !== undefined
    },
  }
}
