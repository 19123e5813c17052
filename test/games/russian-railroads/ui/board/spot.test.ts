import { describe, expect, it } from 'vitest'
import { keyOf, type Spot, spotOf } from '../../../../../src/games/russian-railroads/ui/board/spot'

const spots: Spot[] = [
  { at: 'space', line: 'trans-siberian', space: 15 },
  { at: 'space', line: 'kiev', space: 1 },
  { at: 'place', line: 'trans-siberian', place: 1 },
  { at: 'gap', gap: 5 },
  { at: 'position', position: 0 },
  { at: 'position', position: 15 },
  { at: 'doubler', place: 8 },
  { at: 'engineer', engineer: 'brown-5-points' },
  { at: 'token', token: 'kiev-medal' },
  { at: 'worker' },
  { at: 'card', index: 7 },
]

describe('the key of a spot', () => {
  it.each(spots)('leads back to it: $at', spot => {
    expect(spotOf(keyOf(spot))).toEqual(spot)
  })

  it('that is on no board leads nowhere', () => {
    expect(spotOf('space:kiev:10')).toBeUndefined()
    expect(spotOf('place:kiev:1')).toBeUndefined()
    expect(spotOf(undefined)).toBeUndefined()
  })
})
