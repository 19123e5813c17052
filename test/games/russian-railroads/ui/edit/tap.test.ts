import { describe, expect, test } from 'vitest'
import { type Board, startBoard } from '../../../../../src/games/russian-railroads/board/board'
import type { Line } from '../../../../../src/games/russian-railroads/printed/lines'
import {
  locomotiveSetting,
  settingFor,
  tokenSetting,
  trackSetting,
} from '../../../../../src/games/russian-railroads/ui/edit/tap'

const boardWith = (more: Partial<Board>): Board => ({ ...startBoard, ...more })
const tracksOn = (line: Line, tracks: Board['tracks'][Line]): Board =>
  boardWith({ tracks: { ...startBoard.tracks, [line]: tracks } })
const tapSpace = (board: Board, line: Line, space: number) => settingFor(board, { at: 'space', line, space })
const tapPosition = (board: Board, position: number) => settingFor(board, { at: 'position', position })

describe('a tap on a space of a line', () => {
  test('beyond black moves black there, however far', () => {
    expect(tapSpace(startBoard, 'trans-siberian', 9)).toEqual({ set: { tracks: { 'trans-siberian': { black: 9 } } } })
  })

  test('between two tracks moves the one behind', () => {
    const board = tracksOn('trans-siberian', { black: 11, gray: 4, brown: 2 })
    expect(tapSpace(board, 'trans-siberian', 8)).toEqual({
      set: { tracks: { 'trans-siberian': { black: 11, gray: 8, brown: 2 } } },
    })
    expect(tapSpace(board, 'trans-siberian', 3)).toEqual({
      set: { tracks: { 'trans-siberian': { black: 11, gray: 4, brown: 3 } } },
    })
  })

  test('behind all tracks brings the next colour', () => {
    const board = tracksOn('kiev', { black: 5 })
    expect(tapSpace(board, 'kiev', 2)).toEqual({ set: { tracks: { kiev: { black: 5, gray: 2 } } } })
  })

  test('behind all tracks, where no colour is left to enter, brings the last one back', () => {
    const board = tracksOn('kiev', { black: 9, gray: 7, brown: 5 })
    expect(tapSpace(board, 'kiev', 2)).toEqual({ set: { tracks: { kiev: { black: 9, gray: 7, brown: 2 } } } })
  })

  test('where a track stands moves it back by one', () => {
    const board = tracksOn('st-petersburg', { black: 6, gray: 3 })
    expect(tapSpace(board, 'st-petersburg', 6)).toEqual({
      set: { tracks: { 'st-petersburg': { black: 5, gray: 3 } } },
    })
  })

  test('where a track stands on 1 takes it off the line, but never black', () => {
    expect(tapSpace(tracksOn('kiev', { black: 3, gray: 1 }), 'kiev', 1)).toEqual({
      set: { tracks: { kiev: { black: 3 } } },
    })
    expect(tapSpace(startBoard, 'kiev', 1)).toBeUndefined()
  })
})

describe('a worker that a space gives', () => {
  test('comes with the track that reaches Kiev 7, and goes back with it', () => {
    const before = tracksOn('kiev', { black: 6 })
    expect(tapSpace(before, 'kiev', 7)).toEqual({ set: { tracks: { kiev: { black: 7 } }, extraWorkers: 1 } })
    const after = { ...tracksOn('kiev', { black: 7 }), extraWorkers: 1 }
    expect(tapSpace(after, 'kiev', 7)).toEqual({ set: { tracks: { kiev: { black: 6 } }, extraWorkers: 0 } })
  })

  test('comes with the locomotive that reaches Trans-Siberian 3 when brown is there', () => {
    const board = tracksOn('trans-siberian', { black: 8, gray: 5, brown: 3 })
    expect(locomotiveSetting(board, 'trans-siberian', 0, 4)).toEqual({
      locomotives: { 'trans-siberian': [4] },
      extraWorkers: 1,
    })
  })

  test('stays as the table has set it where nothing is won', () => {
    const board = { ...tracksOn('kiev', { black: 8 }), extraWorkers: 0 }
    expect(tapSpace(board, 'kiev', 9)).toEqual({ set: { tracks: { kiev: { black: 9 } } } })
  })
})

test('the steppers set the same tracks one by one', () => {
  const board = tracksOn('kiev', { black: 5, gray: 2 })
  expect(trackSetting(board, 'kiev', 'gray', 3)).toEqual({ tracks: { kiev: { black: 5, gray: 3 } } })
  expect(trackSetting(board, 'kiev', 'gray', 0)).toEqual({ tracks: { kiev: { black: 5 } } })
})

describe('doublers', () => {
  const tapDoubler = (doublers: number, place: number) => settingFor(boardWith({ doublers }), { at: 'doubler', place })

  test('a tap on a place fills all places up to it', () => {
    expect(tapDoubler(0, 1)).toEqual({ set: { doublers: 1 } })
    expect(tapDoubler(2, 5)).toEqual({ set: { doublers: 5 } })
    expect(tapDoubler(5, 2)).toEqual({ set: { doublers: 2 } })
  })

  test('a tap on the last one takes it off', () => {
    expect(tapDoubler(3, 3)).toEqual({ set: { doublers: 2 } })
  })
})

describe('the industry track', () => {
  test('the nearest marker behind moves to the position', () => {
    expect(tapPosition(startBoard, 4)).toEqual({ set: { industry: [4] } })
    const two = boardWith({ industry: [6, 2], factories: [3, 4] })
    expect(tapPosition(two, 8)).toEqual({ set: { industry: [8, 2] } })
    expect(tapPosition(two, 4)).toEqual({ set: { industry: [6, 4] } })
  })

  test('with no marker behind, the nearest one comes back', () => {
    expect(tapPosition(boardWith({ industry: [6, 3], factories: [3] }), 1)).toEqual({ set: { industry: [6, 1] } })
  })

  test('where a marker stands it goes back by one, but not beyond 0', () => {
    expect(tapPosition(boardWith({ industry: [4, 2] }), 4)).toEqual({ set: { industry: [3, 2] } })
    expect(tapPosition(startBoard, 0)).toBeUndefined()
  })

  test('of two markers on 0 one moves and the other stays', () => {
    expect(tapPosition(boardWith({ industry: [0, 0] }), 3)).toEqual({ set: { industry: [3, 0] } })
  })

  test('a marker that comes back behind the other is then the second one', () => {
    expect(tapPosition(boardWith({ industry: [3, 2] }), 3)).toEqual({ set: { industry: [2, 2] } })
    expect(tapPosition(boardWith({ industry: [1, 1] }), 1)).toEqual({ set: { industry: [1, 0] } })
  })
})

describe('a gap of the industry track', () => {
  const tapGap = (board: Board, gap: number) => settingFor(board, { at: 'gap', gap })

  test('an empty one asks for the number of a factory, which fills the first empty gap', () => {
    expect(tapGap(startBoard, 1)).toEqual({ choose: { of: 'factory', gap: 1 } })
    expect(tapGap(boardWith({ factories: [2] }), 4)).toEqual({ choose: { of: 'factory', gap: 2 } })
  })

  test('a filled one ahead of a marker is where that marker goes', () => {
    expect(tapGap(boardWith({ factories: [2, 5], industry: [3] }), 2)).toEqual({ set: { industry: [7] } })
  })

  test('a filled one at or behind all markers asks for the number, as no marker ever goes back', () => {
    const board = boardWith({ factories: [2, 5, 6], industry: [7] })
    expect(tapGap(board, 1)).toEqual({ choose: { of: 'factory', gap: 1 } })
    expect(tapGap(board, 2)).toEqual({ choose: { of: 'factory', gap: 2 } })
  })
})

describe('locomotives', () => {
  test('a place asks for the number', () => {
    expect(settingFor(startBoard, { at: 'place', line: 'kiev', place: 0 })).toEqual({
      choose: { of: 'locomotive', line: 'kiev', place: 0 },
    })
  })

  test('an empty second place is asked for only when the first is taken', () => {
    const board = boardWith({ locomotives: { ...startBoard.locomotives, 'trans-siberian': [] } })
    expect(settingFor(board, { at: 'place', line: 'trans-siberian', place: 1 })).toEqual({
      choose: { of: 'locomotive', line: 'trans-siberian', place: 0 },
    })
  })

  test('the number goes to its place, and the highest lies first', () => {
    expect(locomotiveSetting(startBoard, 'trans-siberian', 1, 6)).toEqual({ locomotives: { 'trans-siberian': [6, 1] } })
    expect(locomotiveSetting(startBoard, 'trans-siberian', 0, 3)).toEqual({ locomotives: { 'trans-siberian': [3] } })
    expect(locomotiveSetting(startBoard, 'trans-siberian', 0, undefined)).toEqual({
      locomotives: { 'trans-siberian': [] },
    })
  })
})

describe('? tokens', () => {
  test('one is placed behind the others, and taken off again', () => {
    const board = boardWith({ tokens: ['revaluation'] })
    expect(tokenSetting(board, 'kiev-medal')).toEqual({ tokens: ['revaluation', 'kiev-medal'] })
    expect(tokenSetting(board, 'revaluation')).toEqual({ tokens: [] })
  })

  test('the second marker comes and goes with its token', () => {
    expect(tokenSetting(boardWith({ industry: [4] }), 'second-marker')).toEqual({
      tokens: ['second-marker'],
      industry: [4, 0],
    })
    expect(tokenSetting(boardWith({ tokens: ['second-marker'], industry: [4, 2] }), 'second-marker')).toEqual({
      tokens: [],
      industry: [4],
    })
  })
})

test('engineers, tokens, workers and cards on the board lead to where they are set', () => {
  expect(settingFor(startBoard, { at: 'engineer', engineer: 'build' })).toEqual({ show: 'more' })
  expect(settingFor(startBoard, { at: 'token', token: 'card' })).toEqual({ show: 'more' })
  expect(settingFor(startBoard, { at: 'worker' })).toEqual({ show: 'more' })
  expect(settingFor(startBoard, { at: 'card', index: 0 })).toEqual({ show: 'more' })
})
