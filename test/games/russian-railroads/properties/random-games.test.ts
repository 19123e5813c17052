import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { frontMarker } from '../../../../src/games/russian-railroads/board/board'
import { engineerIds } from '../../../../src/games/russian-railroads/board/copy'
import { factoryAt } from '../../../../src/games/russian-railroads/board/industry'
import { ruleIds } from '../../../../src/games/russian-railroads/board/refusal'
import { endBonusCards, questionCards, startingBonusCards } from '../../../../src/games/russian-railroads/printed/cards'
import { letterlessEngineer } from '../../../../src/games/russian-railroads/printed/engineers'
import { locomotiveNumbers } from '../../../../src/games/russian-railroads/printed/locomotives'
import { playerCounts } from '../../../../src/games/russian-railroads/printed/players'
import { tokens } from '../../../../src/games/russian-railroads/printed/tokens'
import type { Action } from '../../../../src/games/russian-railroads/rules/actions'
import { apply, isTurnMove } from '../../../../src/games/russian-railroads/rules/apply'
import { choices, soleChoice } from '../../../../src/games/russian-railroads/rules/choices'
import { turnMoves } from '../../../../src/games/russian-railroads/rules/moves'
import { drawSetup, playRandomGame, seededRandom } from '../../../../src/games/russian-railroads/rules/random-game'
import { type Random, type Setup, start } from '../../../../src/games/russian-railroads/rules/setup'
import { boardSpaces, engineerOn, ownEngineer } from '../../../../src/games/russian-railroads/rules/spaces'
import { boardAt, boardsOf, type State } from '../../../../src/games/russian-railroads/rules/state'
import { scoreEnd } from '../../../../src/games/russian-railroads/scoring/end'
import { scoreRound } from '../../../../src/games/russian-railroads/scoring/round'
import { seed, sized } from '../../../size'
import { deepFreeze } from '../game'
import { attempt, canonical, mutate, typeSomething } from './attempts'
import { checkState, checkStep, checkTree } from './invariants'
import { type PickName, picks } from './picks'

const games = sized(300, 10_000)

const pickNames = Object.keys(picks) as PickName[]

/** What has happened over all games. */
const seen = new Set<string>()

function note(state: State, action: Action): void {
  seen.add(`do ${action.do}`)
  if (action.do === 'take') {
    seen.add(`space ${ownEngineer(action.space) ? 'own' : action.space}`)
    const engineer = action.space === 'hire' ? undefined : engineerOn(state, action.space)
    if (engineer) seen.add(`${ownEngineer(action.space) ? 'own' : 'public'} ${engineer}`)
  }
  if (action.do === 'token') seen.add(`token ${action.token}`)
  if (action.do === 'card') seen.add(`card ${action.card}`)
  if (action.do === 'bonus') seen.add(`bonus ${action.card}`)
  if (action.do === 'end-bonus') seen.add(`end-bonus ${action.card}`)
  if (action.do === 'industry') {
    const board = boardAt(state, action.player)
    const marker = action.from === frontMarker(board) ? 'front' : 'second'
    seen.add(`factory ${factoryAt(board, action.from + 1) ?? 'none'} ${marker}`)
  }
}

/** Tries things that may or may not be allowed: exactly what is offered applies, everything else changes nothing. */
function tryAround(state: State, random: Random): void {
  const offered = choices(state)
  const names = new Set(offered.map(canonical))
  const moves = offered.filter(isTurnMove)
  const legal = moves[Math.floor(random() * moves.length)]
  const tries = Array.from({ length: 12 }, (_, i) =>
    legal && i % 2 ? mutate(state, legal, random) : attempt(state, random),
  )
  for (const action of tries) {
    const outcome = apply(state, action)
    if (!outcome.ok) seen.add(outcome.refusal.rule)
    if (outcome.ok !== names.has(canonical(action)))
      throw new Error(`${JSON.stringify(action)} is ${outcome.ok ? 'allowed but not offered' : 'offered but refused'}`)
  }
  const typed = apply(state, typeSomething(state, random))
  if (!typed.ok) seen.add(typed.refusal.rule)
  const sole = soleChoice(state)
  if (sole && !names.has(canonical(sole))) throw new Error('the only step is not offered')
}

function playThrough(from: number, players: 2 | 3 | 4, pick: PickName): void {
  const random = seededRandom(from)
  const trying = seededRandom(from + 1)
  // Long games, which a table may agree on, get to the rare things at the far end of the industry track.
  const setup: Setup = { ...drawSetup(players, random), ...(pick === 'industry' ? { house: { rounds: 11 } } : {}) }
  const game = playRandomGame(setup, random, picks[pick])
  const actions: Action[] = []
  let state = deepFreeze(start(setup))
  let next = game.next()
  for (; !next.done; next = game.next()) {
    const action = next.value
    note(state, action)
    if (trying() < 0.15) tryAround(state, trying)
    if (action.do === 'score') for (const board of boardsOf(state)) checkTree(scoreRound(board, state.copy))
    if (action.do === 'finish') scoreEnd(boardsOf(state), state.copy).forEach(checkTree)
    const outcome = apply(state, action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.rule}`)
    checkState(outcome.state)
    checkStep(state, outcome.state)
    state = deepFreeze(outcome.state)
    actions.push(action)
  }
  expect(next.value).toEqual(state)
  checkPoints(state)
  // Once more from the log as a file would have it.
  const log = JSON.parse(JSON.stringify(actions)) as Action[]
  const replayed = log.reduce((at, action) => {
    const outcome = apply(at, action)
    return outcome.ok ? outcome.state : at
  }, start(setup))
  expect(replayed).toEqual(state)
}

/** Final points are those of the rounds, those at once and those of the end. */
function checkPoints({ players, scored, atOnce, end }: State): void {
  for (const [seat, { points }] of players.entries()) {
    const rounds = scored.reduce((sum, { scores }) => sum + (scores[seat]?.total ?? 0), 0)
    const once = atOnce.reduce((sum, entry) => sum + (entry.seat === seat ? entry.points : 0), 0)
    expect(points).toBe(rounds + once + (end[seat]?.points ?? 0))
  }
}

describe('random games', () => {
  test(`${games} games: what is offered applies, all else is refused; pieces, tracks and points hold`, () => {
    fc.assert(fc.property(fc.nat(), fc.constantFrom(...playerCounts), fc.constantFrom(...pickNames), playThrough), {
      numRuns: games,
      seed,
      endOnFailure: true,
    })
  }, 3_600_000)

  const missing = (names: readonly string[]) => names.filter(name => !seen.has(name))

  test('every word of a turn occurred', () => {
    expect(missing([...Object.keys(turnMoves), 'score', 'reveal', 'finish'].map(word => `do ${word}`))).toEqual([])
  })

  test('every action space was taken', () => {
    expect(missing([...boardSpaces, 'own'].map(space => `space ${space}`))).toEqual([])
  })

  test('every factory was won, by the first marker and by the second', () => {
    const all = locomotiveNumbers.flatMap(number => [`factory ${number} front`, `factory ${number} second`])
    expect(missing(all)).toEqual([])
  })

  test('every token and every card occurred', () => {
    expect(
      missing([
        ...Object.keys(tokens).map(id => `token ${id}`),
        ...Object.keys(questionCards).map(id => `card ${id}`),
        ...Object.keys(startingBonusCards).map(id => `bonus ${id}`),
        ...[...Object.keys(endBonusCards), 'hidden', 'points'].map(id => `end-bonus ${id}`),
      ]),
    ).toEqual([])
  })

  test('every engineer was used, as a public and as an own one', () => {
    const dealt = engineerIds.filter(id => id !== letterlessEngineer)
    expect(missing([...dealt.map(id => `public ${id}`), ...engineerIds.map(id => `own ${id}`)])).toEqual([])
  })

  test('every rule refused something', () => expect(missing(ruleIds)).toEqual([]))
})

afterAll(() => seen.clear())
