import { expect } from 'vitest'
import { type Board, reachOf } from '../../../../src/games/russian-railroads/board/board'
import { findImpossible } from '../../../../src/games/russian-railroads/board/possible'
import { tilesOnBoards } from '../../../../src/games/russian-railroads/board/supply'
import { colours, lineIds } from '../../../../src/games/russian-railroads/printed/lines'
import { locomotiveNumbers } from '../../../../src/games/russian-railroads/printed/locomotives'
import { nextTile } from '../../../../src/games/russian-railroads/rules/moves/build'
import { handOf } from '../../../../src/games/russian-railroads/rules/payment'
import { boardsOf, type State } from '../../../../src/games/russian-railroads/rules/state'
import type { Points } from '../../../../src/games/russian-railroads/scoring/points'

/** What must hold in every state of a game without forced moves and corrections. Throws at the first that does not. */
export function checkState(state: State): void {
  const boards = boardsOf(state)
  assert(findImpossible(boards, state.copy).length === 0, 'a board that cannot be')
  assert(new Set(state.order).size === state.players.length, 'somebody twice in the turn order')
  checkWorkers(state)
  const engineers = [...state.engineers, ...boards.flatMap(board => board.engineers)].filter(id => id !== null)
  assert(new Set(engineers).size === engineers.length, 'an engineer twice')
  const has = (card: State['cards'][number]) => state.cards.includes(card)
  const letterless = boards.some(board => board.engineers.includes('two-any'))
  assert(letterless !== has('engineer-and-rouble'), 'the letterless engineer is on its card or with a player')
  assert(boards.some(board => board.blackWorker) !== has('black-worker'), 'the black worker is on its card or not')
  assert(boards.flatMap(board => board.endBonus).length <= 8, 'more than 8 End Bonus cards')
  assert(
    boards.every(board => board.tokens.length <= 4),
    'more than 4 tokens',
  )
  assert(
    state.players.every(({ roubles }) => roubles >= 0),
    'roubles below 0',
  )
}

function checkWorkers(state: State): void {
  let turquoise = 0
  for (const [seat, { board }] of state.players.entries()) {
    const hand = handOf(state, seat)
    const own = state.placements.filter(placement => placement.seat === seat)
    const on = (kind: 'own' | 'black' | 'turquoise') => own.reduce((sum, placement) => sum + placement[kind], 0)
    assert(hand.own + on('own') === state.workers + board.extraWorkers, 'own workers made or lost')
    assert(hand.black + on('black') === (board.blackWorker ? 1 : 0), 'the black worker made or lost')
    turquoise += hand.turquoise + on('turquoise')
  }
  const taken = state.placements.some(({ space }) => space === 'temp-workers')
  assert(turquoise === (taken ? 2 : 0), 'turquoise workers made or lost')
}

/** What must hold between a state and the next. */
export function checkStep(before: State, after: State): void {
  checkTiles(before, after)
  for (const [seat, { board, points }] of after.players.entries()) {
    const was = before.players[seat]
    assert(was !== undefined && points >= was.points, 'points lost')
    if (was && was.board !== board) checkForward(was.board, board)
  }
  assert(after.cards.length <= before.cards.length && after.bonuses.length <= before.bonuses.length, 'a card came back')
}

/** Tracks, doublers, reach and industry never go back, and nothing that was won is lost. */
function checkForward(was: Board, now: Board): void {
  for (const line of lineIds) {
    for (const colour of colours)
      assert((now.tracks[line][colour] ?? 0) >= (was.tracks[line][colour] ?? 0), 'a track went back')
    assert(reachOf(now, line) >= reachOf(was, line), 'reach fell')
  }
  assert(
    was.industry.every((position, i) => (now.industry[i] ?? -1) >= position),
    'a marker went back',
  )
  for (const [what, counts] of Object.entries({
    doublers: [was.doublers, now.doublers],
    factories: [was.factories.length, now.factories.length],
    tokens: [was.tokens.length, now.tokens.length],
    engineers: [was.engineers.length, now.engineers.length],
    workers: [was.extraWorkers, now.extraWorkers],
    cards: [was.endBonus.length, now.endBonus.length],
  }))
    assert((counts[1] ?? 0) >= (counts[0] ?? 0), `${what} lost`)
}

/** Tiles of a number that have left their pile: on boards, returned, or in a player's hand. */
function tilesOut(state: State, number: number): number {
  const inHand = state.open.filter(effect => effect.kind === 'chain' && effect.number === number).length
  return tilesOnBoards(boardsOf(state), number) + state.returned.filter(other => other === number).length + inHand
}

/** Tiles come only from the lowest pile, one at a time, or with the ? card of the #9; none ever goes. */
function checkTiles(before: State, after: State): void {
  const nineTaken = before.cards.includes('locomotive-nine') && !after.cards.includes('locomotive-nine')
  const lowest = nextTile(before)
  let drawn = 0
  for (const number of locomotiveNumbers) {
    const came = tilesOut(after, number) - tilesOut(before, number) - (nineTaken && number === 9 ? 1 : 0)
    assert(came === 0 || (came === 1 && number === lowest), 'a tile came from nowhere or went')
    drawn += came
  }
  assert(drawn <= 1, 'two tiles at once')
}

/** Every node of a tree of points is the sum of its parts. */
export function checkTree({ points, parts }: Points): void {
  if (parts.length === 0) return
  expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points)
  parts.forEach(checkTree)
}

/** Cheaper than an expectation, as it is asked a million times. */
function assert(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
