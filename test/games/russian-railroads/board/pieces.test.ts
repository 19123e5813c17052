import { describe, expect, test } from 'vitest'
import { placeDoublers, refuseDoubler } from '../../../../src/games/russian-railroads/board/doublers'
import { gapsFor, placeFactory, refuseGap } from '../../../../src/games/russian-railroads/board/factories'
import { addMarker, moveMarker, refuseIndustry } from '../../../../src/games/russian-railroads/board/industry'
import { placeLocomotive, placesFor, refusePlace } from '../../../../src/games/russian-railroads/board/locomotives'
import { doublersLeft, lowestPile } from '../../../../src/games/russian-railroads/board/supply'
import { boardWith, kv, sp, ts } from '../game'

describe('locomotives', () => {
  const full = boardWith({ locomotives: { [ts]: [5, 3], [sp]: [4], [kv]: [2] } })

  test('go to a free place, or in place of a lower number', () => {
    expect(placesFor(boardWith({ locomotives: { [sp]: [4] } }), 3)).toEqual([
      { line: ts },
      { line: ts, replace: 1 },
      { line: kv },
    ])
  })

  test('loco.not-higher: neither an equal nor a higher number is replaced', () => {
    expect(refusePlace(full, 4, { line: sp, replace: 4 })?.rule).toBe('loco.not-higher')
    expect(refusePlace(full, 4, { line: ts, replace: 5 })?.rule).toBe('loco.not-higher')
    expect(refusePlace(full, 4, { line: ts, replace: 3 })).toBeUndefined()
  })

  test('place.full: a line takes no more locomotives than it has places', () => {
    expect(refusePlace(full, 9, { line: kv })?.rule).toBe('place.full')
  })

  test('the highest stands first', () => {
    expect(placeLocomotive(full, 4, { line: ts, replace: 3 }).locomotives[ts]).toEqual([5, 4])
    expect(placeLocomotive(full, 6, { line: ts, replace: 3 }).locomotives[ts]).toEqual([6, 5])
  })
})

describe('factories', () => {
  const three = boardWith({ factories: [2, 2, 3] })
  const five = boardWith({ factories: [2, 2, 3, 4, 5] })

  test('factory.order: they fill the gaps from the left', () => {
    expect(gapsFor(three)).toEqual([4])
    expect(refuseGap(three, 5)?.rule).toBe('factory.order')
  })

  test('factory.gaps-first: nothing is replaced while a gap is empty', () => {
    expect(refuseGap(three, 1)?.rule).toBe('factory.gaps-first')
  })

  test('with all five gaps filled any of them may be replaced', () => {
    expect(gapsFor(five)).toEqual([1, 2, 3, 4, 5])
    expect(placeFactory(five, 9, 3).factories).toEqual([2, 2, 9, 4, 5])
  })

  test('there is no sixth gap', () => expect(refuseGap(five, 6)?.rule).toBe('factory.order'))
})

describe('industry', () => {
  test('industry.gap: a gap without a factory stops a marker', () => {
    expect(refuseIndustry(boardWith({ industry: [4] }), 4)?.rule).toBe('industry.gap')
    expect(refuseIndustry(boardWith({ industry: [4], factories: [2] }), 4)).toBeUndefined()
    expect(refuseIndustry(boardWith({ industry: [6], factories: [2] }), 6)?.rule).toBe('industry.gap')
  })

  test('industry.end: so does the end', () => {
    expect(refuseIndustry(boardWith({ industry: [15], factories: [2, 2, 3, 3, 4] }), 15)?.rule).toBe('industry.end')
  })

  test('industry.shared: two markers share no position but 0 and never pass each other', () => {
    expect(refuseIndustry(boardWith({ industry: [3, 2] }), 2)?.rule).toBe('industry.shared')
    expect(refuseIndustry(boardWith({ industry: [0, 0] }), 0)).toBeUndefined()
    expect(moveMarker(boardWith({ industry: [0, 0] }), 0).industry).toEqual([1, 0])
  })

  test('the second marker comes on 0, even if the first is still there', () => {
    expect(addMarker(boardWith({})).industry).toEqual([0, 0])
    expect(addMarker(boardWith({ industry: [3] })).industry).toEqual([3, 0])
  })

  test('the markers move apart, the front one first', () => {
    expect(moveMarker(boardWith({ industry: [3, 1] }), 1).industry).toEqual([3, 2])
    expect(moveMarker(boardWith({ industry: [3, 1] }), 3).industry).toEqual([4, 1])
  })
})

describe('doublers', () => {
  test('doubler.full: there are 8 places', () => {
    expect(refuseDoubler(boardWith({ doublers: 8 }), 20)?.rule).toBe('doubler.full')
    expect(refuseDoubler(boardWith({ doublers: 7 }), 20)).toBeUndefined()
  })

  test('supply.empty: without a doubler in the supply none can be taken', () => {
    expect(refuseDoubler(boardWith({}), 0)?.rule).toBe('supply.empty')
  })

  test('as many are placed as there are places and doublers', () => {
    expect(placeDoublers(boardWith({ doublers: 6 }), 3, 20).doublers).toBe(8)
    expect(placeDoublers(boardWith({ doublers: 1 }), 3, 2).doublers).toBe(3)
  })

  test('there are 20 for all', () => {
    expect(doublersLeft([boardWith({ doublers: 8 }), boardWith({ doublers: 5 })])).toBe(7)
  })
})

describe('the piles', () => {
  const boards = (count: number) => Array.from({ length: count }, () => boardWith({}))

  test('the first pile is #2: every player starts with a #1', () => {
    expect(lowestPile(boards(4), [], true)).toBe(2)
  })

  test.each([2, 3, 4])('with %i players each pile holds as many', players => {
    const twos = Array.from({ length: players }, () => 2)
    expect(lowestPile(boards(players), twos.slice(1), true)).toBe(2)
    expect(lowestPile(boards(players), twos, true)).toBe(3)
  })

  test('locomotives, factories and returned tiles have all left their pile', () => {
    const [a, b] = [boardWith({ locomotives: { [kv]: [2] } }), boardWith({ factories: [2] })]
    expect(lowestPile([a, b, boardWith({})], [], true)).toBe(2)
    expect(lowestPile([a, b, boardWith({})], [2], true)).toBe(3)
  })

  test('with every pile empty there is none', () => {
    const gone = [2, 3, 4, 5, 6, 7, 8, 9].flatMap(number => [number, number])
    expect(lowestPile(boards(2), gone, true)).toBeUndefined()
  })

  test('the #9 that lay on its ? card does not count among those of the pile', () => {
    const gone = [2, 3, 4, 5, 6, 7, 8].flatMap(number => [number, number])
    const withNine = [boardWith({ locomotives: { [kv]: [9] } }), boardWith({})]
    expect(lowestPile(withNine, [...gone, 9], true)).toBeUndefined()
    expect(lowestPile(withNine, [...gone, 9], false)).toBe(9)
  })
})
