import { describe, expect, test } from 'vitest'
import {
  card,
  expectOffered,
  expectRefused,
  factory,
  gameOf,
  kv,
  leave,
  play,
  sp,
  spacesOffered,
  token,
  ts,
  wonToken,
} from '../game'

const nines = { [ts]: [9, 9], [sp]: [9], [kv]: [9] } as const

describe('? cards only if possible in full', () => {
  const open = [{ kind: 'card', steps: 1, from: 'token:card', duty: false }] as const

  test('three-and-one-again needs a doubler, an industry and a black step', () => {
    const id = 'three-and-one-again'
    expectOffered(gameOf(4, { open }), card(id))
    expectRefused(gameOf(4, { open, boards: [{ doublers: 8 }] }), card(id), 'doubler.full')
    expectRefused(gameOf(4, { open, boards: [{ industry: [4] }] }), card(id), 'action.incomplete')
    const tracks = { [ts]: { black: 15 }, [sp]: { black: 9 }, [kv]: { black: 9 } }
    expectRefused(gameOf(4, { open, boards: [{ tracks }] }), card(id), 'action.incomplete')
  })

  test('factory-and-two-industry: the factory may make room for the steps', () => {
    const id = 'factory-and-two-industry'
    expectOffered(gameOf(4, { open, boards: [{ industry: [4] }] }), card(id))
    expectRefused(
      gameOf(4, { open, boards: [{ industry: [14], factories: [2, 2, 3, 3, 4] }] }),
      card(id),
      'action.incomplete',
    )
  })

  test('locomotive-nine needs a free place or a number below 9', () => {
    expectOffered(gameOf(4, { open, boards: [{ locomotives: { ...nines, [kv]: [8] } }] }), card('locomotive-nine'))
    expectRefused(gameOf(4, { open, boards: [{ locomotives: nines }] }), card('locomotive-nine'), 'loco.not-higher')
  })

  test('what a card began must be done before the turn ends', () => {
    const state = play(gameOf(4, { open }), card('factory-and-two-industry'), factory(2, 1))
    expectRefused(state, leave(), 'action.incomplete')
  })
})

test('a ? token may be put down although its effect is impossible', () => {
  const state = gameOf(4, { open: [wonToken], boards: [{ industry: [4] }] })
  expectOffered(state, token('industry-5'))
  expect(spacesOffered(state)).toEqual([])
})
