import { describe, expect, test } from 'vitest'
import { colourCovering, ownsColour, reachOf } from '../../../../src/games/russian-railroads/board/board'
import { advanceTrack, refuseAdvance } from '../../../../src/games/russian-railroads/board/track'
import { boardWith, kv, sp, ts } from '../game'

describe('one advancement moves one track one space forward', () => {
  test('a track on the line moves to the next space', () => {
    expect(advanceTrack(boardWith({}), ts, 'black').tracks[ts]).toEqual({ black: 2 })
  })

  test('a track that waits beside the board enters on space 1', () => {
    const board = boardWith({ tracks: { [ts]: { black: 3 } } })
    expect(advanceTrack(board, ts, 'gray').tracks[ts]).toEqual({ black: 3, gray: 1 })
  })
})

describe('track.blocked', () => {
  test('a track never reaches the one in front of it', () => {
    const board = boardWith({ tracks: { [ts]: { black: 3, gray: 2 } } })
    expect(refuseAdvance(board, ts, 'gray')?.rule).toBe('track.blocked')
  })

  test('a track may stand right behind the one in front of it', () => {
    const board = boardWith({ tracks: { [ts]: { black: 3, gray: 1 } } })
    expect(refuseAdvance(board, ts, 'gray')).toBeUndefined()
  })

  test('a colour enters a line only when the colour before it is on that line', () => {
    const board = boardWith({ tracks: { [ts]: { black: 9 }, [kv]: { black: 5 } } })
    expect(refuseAdvance(board, kv, 'brown')?.rule).toBe('track.blocked')
  })

  test('a colour does not enter while the one before it stands on space 1', () => {
    const board = boardWith({ tracks: { [ts]: { black: 2 } } })
    expect(refuseAdvance(board, sp, 'gray')?.rule).toBe('track.blocked')
  })
})

test('track.line-end: nothing moves past the last space', () => {
  const board = boardWith({ tracks: { [ts]: { black: 15 }, [sp]: { black: 9 }, [kv]: { black: 9 } } })
  for (const line of [ts, sp, kv] as const) expect(refuseAdvance(board, line, 'black')?.rule).toBe('track.line-end')
})

test('track.colour-not-on-line: St. Petersburg has no white, Kiev neither natural nor white', () => {
  const board = boardWith({ tracks: { [ts]: { black: 15 } } })
  expect(refuseAdvance(board, sp, 'white')?.rule).toBe('track.colour-not-on-line')
  expect(refuseAdvance(board, kv, 'white')?.rule).toBe('track.colour-not-on-line')
  expect(refuseAdvance(board, kv, 'natural')?.rule).toBe('track.colour-not-on-line')
  expect(refuseAdvance(board, sp, 'natural')?.rule).not.toBe('track.colour-not-on-line')
})

describe('track.not-owned: black on Trans-Siberian brings the other colours', () => {
  test.each([
    ['gray', 2],
    ['brown', 6],
    ['natural', 10],
    ['white', 15],
  ] as const)('%s is owned from space %i on, on the space or beyond it', (colour, space) => {
    const at = (black: number) => boardWith({ tracks: { [ts]: { black }, [sp]: { black: 9 } } })
    expect(ownsColour(at(space - 1), colour)).toBe(false)
    expect(ownsColour(at(space), colour)).toBe(true)
    expect(ownsColour(at(15), colour)).toBe(true)
    expect(refuseAdvance(at(space - 1), ts, colour)?.rule).toBe('track.not-owned')
  })

  test('black on another line brings nothing', () => {
    const board = boardWith({ tracks: { [sp]: { black: 9 }, [kv]: { black: 9 } } })
    expect(ownsColour(board, 'gray')).toBe(false)
  })
})

describe('reach', () => {
  test('is the number of the locomotive', () => {
    expect(reachOf(boardWith({ locomotives: { [kv]: [4] } }), kv)).toBe(4)
  })

  test('on Trans-Siberian the numbers of both add up', () => {
    expect(reachOf(boardWith({ locomotives: { [ts]: [4, 1] } }), ts)).toBe(5)
  })

  test('ends with the line', () => {
    expect(reachOf(boardWith({ locomotives: { [ts]: [9, 8] } }), ts)).toBe(15)
  })

  test('is none without a locomotive', () => expect(reachOf(boardWith({}), sp)).toBe(0))
})

test('an empty space belongs to the first track ahead of it; ahead of black it belongs to nobody', () => {
  const board = boardWith({ tracks: { [ts]: { black: 9, gray: 7, brown: 3 } } })
  const covering = Array.from({ length: 10 }, (_, i) => colourCovering(board, ts, i + 1))
  expect(covering).toEqual([
    ...['brown', 'brown', 'brown', 'gray', 'gray', 'gray', 'gray', 'black', 'black'],
    undefined,
  ])
})
