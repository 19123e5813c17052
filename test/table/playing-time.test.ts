import { expect, test } from 'vitest'
import { playingTime } from '../../src/table/playing-time'

const at = (...seconds: number[]) => seconds.map(each => ({ at: each }))
const minutes = 60

test('playing time runs from the start to the last line', () => {
  expect(playingTime(at(10, 60, 300))).toBe(300)
  expect(playingTime([])).toBe(0)
})

test('a pause over 30 minutes is not playing time, one of 30 minutes is', () => {
  expect(playingTime(at(60, 60 + 30 * minutes))).toBe(60 + 30 * minutes)
  expect(playingTime(at(60, 61 + 30 * minutes, 100 + 30 * minutes))).toBe(60 + 39)
})
