import 'fake-indexeddb/auto'
import { createRoot, createSignal } from 'solid-js'
import { afterEach, describe, expect, test } from 'vitest'
import { russianRailroads } from '../../../../../src/games/russian-railroads'
import type { Action } from '../../../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../../../src/games/russian-railroads/rules/apply'
import { offers, soleChoice } from '../../../../../src/games/russian-railroads/rules/choices'
import { type Setup, start } from '../../../../../src/games/russian-railroads/rules/setup'
import type { State } from '../../../../../src/games/russian-railroads/rules/state'
import { setAsking } from '../../../../../src/games/russian-railroads/ui/reference/asking'
import { createPlay, type Play } from '../../../../../src/games/russian-railroads/ui/table/play'
import { dockSpaces } from '../../../../../src/games/russian-railroads/ui/table/spaces'
import { createDraft } from '../../../../../src/table/draft'
import { stepsOf } from '../../../../../src/table/log'
import { createTable } from '../../../../../src/table/play'
import { simulateGame } from '../../../../../tools/simulated'

afterEach(() => setAsking(false))

interface Moment {
  readonly setup: Setup
  /** What was done before it. */
  readonly actions: readonly Action[]
  readonly state: State
  readonly action: Action
}

/** The first moment of random games before an action that is wanted. */
function findMoment(isWanted: (before: State, action: Action, after: State) => boolean): Moment {
  for (let index = 0; index < 200; index++) {
    const { setup, actions } = simulateGame(3, 1, index).game
    let state = start(setup)
    for (const [at, line] of actions.entries()) {
      const action = line as Action
      const outcome = apply(state, action)
      if (!outcome.ok) throw new Error('a simulated action is refused')
      if (isWanted(state, action, outcome.state))
        return { setup, actions: actions.slice(0, at) as Action[], state, action }
      state = outcome.state
    }
  }
  throw new Error('no such moment in 200 games')
}

const isTaking = (state: State) => state.phase === 'turns' && state.open.length === 0

const layDraft = (state: State) => createDraft(russianRailroads, state, 0)

/** The screen's own view of a draft that begins at a moment. */
function lay({ setup, state }: Moment, then: (play: Play, draft: ReturnType<typeof layDraft>) => void): void {
  const draft = layDraft(state)
  const [play, dispose] = createRoot(dispose => [createPlay(setup, () => draft), dispose] as const)
  then(play, draft)
  dispose()
}

const follow = (state: State, ...actions: Action[]): State =>
  actions.reduce((now, action) => {
    const outcome = apply(now, action)
    if (!outcome.ok) throw new Error(`${action.do} is refused`)
    return outcome.state
  }, state)

describe('what the app does by itself', () => {
  const couldBeLeft = (state: State): boolean => {
    const sole = soleChoice(state)
    return sole !== undefined && sole.do !== 'leave' && offers(state).some(({ do: word }) => word === 'leave')
  }
  const moment = findMoment((before, action, after) => isTaking(before) && action.do === 'take' && couldBeLeft(after))

  test('can be left with one tap until the next one', () => {
    lay(moment, (play, draft) => {
      play.act(moment.action)
      const taken = follow(moment.state, moment.action)
      const leave = offers(taken).find(({ do: word }) => word === 'leave')
      play.leaveAfterAll()
      const left = leave ? follow(taken, leave) : taken
      expect(draft.actions().slice(0, 2)).toMatchObject([{ do: 'take' }, { do: 'leave' }])
      const seat = moment.state.turn
      expect(draft.state().players[seat]?.board).toEqual(left.players[seat]?.board)
      expect(play.leavable()).toBeUndefined()
    })
  })

  test('can be left too where an earlier change has brought it, and the change stays', async () => {
    const taken = follow(moment.state, moment.action)
    const sole = soleChoice(taken)
    if (!sole) throw new Error('nothing is done by itself')
    const table = createTable(russianRailroads, moment.setup)
    table.mend(0, [...moment.actions, moment.action, { ...sole, auto: true }])
    const [play, dispose] = createRoot(dispose => [createPlay(moment.setup, () => table), dispose] as const)
    play.leaveAfterAll()
    const done = stepsOf(table.log()).map(({ action }) => action)
    const before = moment.actions.length
    expect(done.slice(0, before)).toEqual(moment.actions)
    expect(done.slice(before, before + 2)).toMatchObject([moment.action, { do: 'leave' }])
    dispose()
    await table.settled()
    table.close()
  })

  test('is not offered to be left where nothing was done', () => {
    lay(moment, play => expect(play.leavable()).toBeUndefined())
  })
})

describe('a refusal', () => {
  const moment = findMoment(before => isTaking(before) && before.placements.length > 5)
  const refuse = (play: Play) => {
    const taken = play.spaces().find(({ refusal }) => refusal)
    if (!taken) throw new Error('everything is free')
    play.act(taken.take)
    expect(play.refused()).toBeDefined()
  }

  test('goes when another board is looked at', () => {
    lay(moment, play => {
      refuse(play)
      play.show((moment.state.turn + 1) % 3)
      expect(play.refused()).toBeUndefined()
    })
  })

  test('goes when another group is chosen', () => {
    lay(moment, play => {
      refuse(play)
      play.setGroup(play.group() === 'other' ? 'track' : 'other')
      expect(play.refused()).toBeUndefined()
    })
  })

  test('goes with the moment it was shown beside', () => {
    const [surface, setSurface] = createSignal(layDraft(moment.state))
    const [play, dispose] = createRoot(dispose => [createPlay(moment.setup, surface), dispose] as const)
    refuse(play)
    setSurface(layDraft(moment.state))
    expect(play.refused()).toBeUndefined()
    dispose()
  })
})

test('no turn begins with a group in which nothing is free', () => {
  const isFree = (state: State) =>
    isTaking(state) && dockSpaces(state, offers(state)).some(({ group, refusal }) => group === 'locomotive' && !refusal)
  const moment = findMoment((before, _, after) => isFree(before) && isTaking(after) && !isFree(after))
  lay(moment, play => {
    play.setGroup('locomotive')
    play.act(moment.action)
    expect(play.group()).not.toBe('locomotive')
    expect(play.spaces().some(({ group, refusal }) => group === play.group() && !refusal)).toBe(true)
    play.setGroup('locomotive')
    expect(play.group(), 'it can still be looked at').toBe('locomotive')
  })
})

test('while a tap explains, nothing is done, undone or done again', () => {
  const moment = findMoment((before, action) => isTaking(before) && action.do === 'take')
  lay(moment, (play, draft) => {
    play.act(moment.action)
    const lines = draft.log().length
    setAsking(true)
    play.undo()
    play.act({ do: 'pass', player: draft.state().turn })
    expect(draft.log().length).toBe(lines)
    setAsking(false)
    play.undo()
    setAsking(true)
    play.redo()
    expect(draft.log().length).toBe(lines + 1)
  })
})
