import { describe, expect, test } from 'vitest'
import { matchCopy } from '../../../../../src/games/russian-railroads/board/copy'
import { actionSpaces } from '../../../../../src/games/russian-railroads/printed/action-spaces'
import { choices } from '../../../../../src/games/russian-railroads/rules/choices'
import { drawSetup, playRandomGame, seededRandom } from '../../../../../src/games/russian-railroads/rules/random-game'
import { start } from '../../../../../src/games/russian-railroads/rules/setup'
import type { Space } from '../../../../../src/games/russian-railroads/rules/state'
import { wordsIn } from '../../../../../src/games/russian-railroads/text/words'
import type { Spot } from '../../../../../src/games/russian-railroads/ui/board/spot'
import { listReference } from '../../../../../src/games/russian-railroads/ui/reference/entries'
import { idsOfAction, idsOfSpace, idsOfSpot } from '../../../../../src/games/russian-railroads/ui/reference/look-up'
import { seed } from '../../../../size'
import { boardWith, gameOf, kv, play, sp, ts } from '../../game'

const known = new Set(listReference(wordsIn.en, matchCopy()).map(({ id }) => id))
const explained = (ids: readonly string[]) => ids.filter(id => known.has(id))

const board = boardWith({
  tracks: { [ts]: { black: 7, gray: 3 } },
  locomotives: { [ts]: [4], [sp]: [], [kv]: [3] },
  factories: [5],
  tokens: ['revaluation'],
  extraWorkers: 1,
  blackWorker: true,
  endBonus: ['lines', 'hidden'],
})

describe('every spot of a board is explained', () => {
  test.each<[string, Spot, readonly string[]]>([
    [
      'a special space, and what covers it',
      { at: 'space', line: ts, space: 3 },
      ['special:trans-siberian-3', 'track:gray'],
    ],
    ['a plain space by what covers it', { at: 'space', line: ts, space: 4 }, ['track:black']],
    ['a space ahead of the black track', { at: 'space', line: ts, space: 8 }, ['piece:uncovered']],
    [
      'a locomotive, and the factory on its back',
      { at: 'place', line: kv, place: 0 },
      ['piece:locomotive', 'factory:3'],
    ],
    ['a free place', { at: 'place', line: sp, place: 0 }, ['piece:locomotive']],
    ['a factory', { at: 'gap', gap: 1 }, ['factory:5', 'industry']],
    ['a gap', { at: 'gap', gap: 2 }, ['piece:factory', 'industry']],
    ['a position of the industry track', { at: 'position', position: 10 }, ['industry']],
    ['a doubler', { at: 'doubler', place: 1 }, ['piece:doubler']],
    ['an engineer', { at: 'engineer', engineer: 'build' }, ['engineer:build', 'piece:engineer']],
    ['a token', { at: 'token', token: 'revaluation' }, ['token:revaluation']],
    ['extra workers', { at: 'worker' }, ['special:trans-siberian-3', 'special:kiev-7', 'piece:black-worker']],
    ['an open card', { at: 'card', index: 0 }, ['end-bonus:lines']],
    ['a card that lies face down', { at: 'card', index: 1 }, ['piece:end-bonus']],
  ])('%s', (_, spot, ids) => expect(explained(idsOfSpot(spot, board))).toEqual(ids))
})

test('every action space is explained, with the engineer who stands there', () => {
  const state = gameOf(4)
  for (const space of Object.keys(actionSpaces) as Space[])
    expect(explained(idsOfSpace(space, state))).toContain(`space:${space}`)
  const engineer = state.engineers[1]
  expect(idsOfSpace('engineer-right', state)).toContain(`engineer:${engineer}`)
  expect(explained(idsOfSpace('own-build', gameOf(2, { boards: [{ engineers: ['build'] }] })))).toEqual([
    'engineer:build',
  ])
})

test('every step that the dock can offer in a game is explained, but for passing and leaving', () => {
  const random = seededRandom(seed)
  const setup = drawSetup(4, random)
  let state = start(setup)
  for (const action of playRandomGame(setup, random)) {
    for (const choice of choices(state)) {
      const needsNone = ['take', 'pass', 'leave', 'score', 'finish'].includes(choice.do)
      if (!needsNone) expect(explained(idsOfAction(choice, state)), JSON.stringify(choice)).not.toEqual([])
    }
    state = play(state, action)
  }
})
