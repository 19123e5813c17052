import { expect, test } from 'vitest'
import { prospectOf } from '../../../../../src/games/russian-railroads/ui/scoring/what-if'
import { deepFreeze, gameOf, sp, take, ts } from '../../game'

test('an action with one outcome brings exactly that', () => {
  // The marker goes from 0 to 1, which scores 1.
  const state = deepFreeze(gameOf(4))
  expect(prospectOf(state, take('industry-1'))).toEqual({ least: 1, most: 1, whole: true })
})

test('an action with several outcomes brings something between the worst and the best', () => {
  // Two gray steps: on Trans-Siberian under reach 2 each gray space scores 1, on St. Petersburg without locomotive none.
  const board = { tracks: { [ts]: { black: 4 }, [sp]: { black: 4 } }, locomotives: { [ts]: [2], [sp]: [] } }
  const state = gameOf(4, { boards: [board] })
  expect(prospectOf(state, take('track-gray-1'))).toEqual({ least: 0, most: 2, whole: true })
})

test('points at once count too', () => {
  const board = { tracks: { [sp]: { black: 8 } } }
  const state = gameOf(4, { boards: [board] })
  expect(prospectOf(state, take('track-basic'))?.most).toBe(10)
})

test('what cannot be done brings nothing', () => {
  expect(prospectOf(gameOf(4), take('track-brown-1'))).toBeUndefined()
})
