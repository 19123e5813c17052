import { type Accessor, createSignal } from 'solid-js'
import type { Refusal } from '../../../game'
import type { Board } from '../../board/board'
import type { Action, BoardSetting, PlayerSetting } from '../../rules/actions'
import { boardAt, type Player, playerAt, type Reason, type Seat, type State } from '../../rules/state'
import type { Part, Spot } from '../board/spot'
import { type Choosing, factorySetting, locomotiveSetting, settingFor } from './tap'

/** What the dock shows: points at once, or the pieces of a part of the board. */
export type Section = 'points' | Part

export interface EditingSource {
  readonly state: Accessor<State>
  /** Whose board is set. */
  readonly seat: Accessor<Seat>
  readonly onDo: (action: Action) => Refusal | undefined
}

/** Setting a board by hand: what the dock shows, and what its controls and taps on the board do. */
export type Editing = ReturnType<typeof createEditing>

export function createEditing({ state, seat, onDo }: EditingSource) {
  const [section, show] = createSignal<Section>('points')
  const [isMoreOpen, setMoreOpen] = createSignal(false)
  const [isTyping, setTyping] = createSignal(false)
  const [asked, setAsked] = createSignal<{ readonly choosing: Choosing; readonly seat: Seat }>()
  const [said, setSaid] = createSignal<{ readonly action: Action; readonly refusal: Refusal; readonly state: State }>()

  const board = (): Board => boardAt(state(), seat())
  /** The number that is asked for, as long as the board it is for is shown. */
  const choosing = (): Choosing | undefined => (asked()?.seat === seat() ? asked()?.choosing : undefined)
  /** What was refused, until anything else happens. */
  const refused = () => {
    const last = said()
    const isFresh = last?.state === state() && 'player' in last.action && last.action.player === seat()
    return isFresh ? last : undefined
  }

  function act(action: Action): void {
    const before = state()
    const refusal = onDo(action)
    setSaid(refusal && { action, refusal, state: before })
  }
  const set = (setting: PlayerSetting): void => act({ do: 'set', player: seat(), ...setting })
  const setBoard = (setting: BoardSetting): void => set({ board: setting })
  const ask = (what: Choosing): void => {
    setSaid(undefined)
    setAsked({ choosing: what, seat: seat() })
  }

  return {
    state,
    seat,
    board,
    player: (): Player => playerAt(state(), seat()),
    section,
    show(next: Section) {
      setAsked(undefined)
      show(next)
    },
    isMoreOpen,
    setMoreOpen,
    /** Whether a free number of points is being typed. */
    isTyping,
    setTyping,
    choosing,
    ask,
    /** The answer to the number asked for; none takes the piece off. */
    choose(number: number | undefined) {
      const what = choosing()
      setAsked(undefined)
      if (!what) return
      if (what.of === 'factory') setBoard(factorySetting(board(), what.gap, number))
      else setBoard(locomotiveSetting(board(), what.line, what.place, number))
    },
    leave: () => setAsked(undefined),
    refused,
    close: () => setSaid(undefined),
    force() {
      const last = refused()
      if (last) act({ ...last.action, forced: true })
    },
    set,
    setBoard,
    /** `note`: what points of the table's own are for. */
    givePoints: (points: number, reason: Reason, note?: string): void =>
      act({ do: 'points', player: seat(), points, reason, ...(note && { note }) }),
    tap(spot: Spot) {
      const meaning = settingFor(board(), spot)
      setAsked(undefined)
      if (!meaning) return
      if ('choose' in meaning) ask(meaning.choose)
      else if ('show' in meaning) setMoreOpen(true)
      else setBoard(meaning.set)
    },
  }
}
