import { expect, test } from 'vitest'
import { type RuleId, ruleIds } from '../../../../src/games/russian-railroads/board/refusal'
import type { Action, BoardSetting } from '../../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../../src/games/russian-railroads/rules/apply'
import type { OpenEffect, State } from '../../../../src/games/russian-railroads/rules/state'
import {
  advance,
  boardOf,
  card,
  deepFreeze,
  factory,
  gameOf,
  industry,
  kv,
  locomotive,
  pass,
  placed,
  play,
  reuse,
  sp,
  take,
  token,
  ts,
  turnOver,
  wonToken,
} from '../game'

const set = (board: BoardSetting): Action => ({ do: 'set', player: 0, board })
const steps = (effect: Partial<OpenEffect> & Pick<OpenEffect, 'kind'>): State['open'] => [
  { steps: 4, from: 'factory:7', duty: false, ...effect } as OpenEffect,
]
const any = steps({ kind: 'advance', colours: ['black', 'gray', 'brown', 'natural', 'white'] })
const moved = { phase: 'moved', movers: [0], placements: [placed(0, 'order-2')] } as const

/** For every rule a state and what it forbids there. */
const broken: Readonly<Record<RuleId, readonly [State, Action]>> = {
  'turn.other-player': [gameOf(4), pass(1)],
  'turn.passed': [gameOf(4, { turn: 1, passed: [0] }), pass(0)],
  'turn.pending': [play(gameOf(4), take('track-black-1')), pass(0)],
  'turn.not-open': [gameOf(4), advance(ts, 'black')],
  'space.occupied': [gameOf(4, { placements: [placed(1, 'doubler')] }), take('doubler')],
  'space.unavailable': [gameOf(2), take('track-black-1')],
  'space.one-worker-only': [gameOf(4, moved), take('track-any')],
  'payment.wrong': [gameOf(4), take('doubler', { own: 2 })],
  'payment.short': [gameOf(4), take('doubler', { black: 1 })],
  'action.incomplete': [gameOf(4, { boards: [{ industry: [4] }] }), take('industry-1')],
  'track.blocked': [gameOf(4, { open: any, boards: [{ tracks: { [ts]: { black: 2 } } }] }), advance(kv, 'gray')],
  'track.line-end': [gameOf(4, { open: any, boards: [{ tracks: { [kv]: { black: 9 } } }] }), advance(kv, 'black')],
  'track.not-owned': [gameOf(4, { open: any }), advance(ts, 'gray')],
  'track.colour-not-on-line': [gameOf(4, { open: any }), advance(kv, 'white')],
  'loco.not-higher': [play(gameOf(4, { boards: [{ locomotives: { [kv]: [2] } }] }), take('loco-1')), locomotive(kv, 2)],
  'loco.place-free': [
    play(gameOf(4, { boards: [{ locomotives: { [kv]: [1] } }] }), take('loco-1'), locomotive(kv, 1)),
    turnOver(),
  ],
  'factory.order': [play(gameOf(4), take('loco-1')), factory(2, 2)],
  'factory.gaps-first': [play(gameOf(4, { boards: [{ factories: [2] }] }), take('loco-1')), factory(2, 1)],
  'industry.gap': [gameOf(4, { open: steps({ kind: 'industry' }), boards: [{ industry: [4] }] }), industry(4)],
  'industry.end': [gameOf(4, { open: steps({ kind: 'industry' }), boards: [{ industry: [15] }] }), industry(15)],
  'industry.shared': [gameOf(4, { open: steps({ kind: 'industry' }), boards: [{ industry: [3, 2] }] }), industry(2)],
  'doubler.full': [gameOf(4, { boards: [{ doublers: 8 }] }), take('doubler')],
  'supply.empty': [gameOf(4, { boards: [{ doublers: 4 }, { doublers: 8 }, { doublers: 8 }] }), take('doubler')],
  'supply.exceeded': [gameOf(4, { boards: [{}, { blackWorker: true }] }), set({ blackWorker: true })],
  'place.full': [play(gameOf(4, { boards: [{ locomotives: { [kv]: [1] } }] }), take('loco-1')), locomotive(kv)],
  'token.used': [gameOf(4, { open: [wonToken], boards: [{ tokens: ['card'] }] }), token('card')],
  'token.not-won': [gameOf(4), set({ tokens: ['card'] })],
  'worker.not-won': [gameOf(4), set({ extraWorkers: 1 })],
  'marker.not-won': [gameOf(4), set({ industry: [1, 0] })],
  'card.taken': [gameOf(4, { open: steps({ kind: 'card' }), cards: [] }), card('black-worker')],
  'engineer.used': [
    gameOf(4, { boards: [{ engineers: ['build'] }], placements: [placed(0, 'own-build')] }),
    take('own-build'),
  ],
  'engineer.not-yours': [gameOf(4, { boards: [{}, { engineers: ['build'] }] }), take('own-build')],
  'reuse.not-allowed': [gameOf(4, { open: steps({ kind: 'reuse' }) }), reuse('doubler')],
  'order.current-place': [gameOf(4), take('order-1')],
  'order.both': [gameOf(4, { turn: 2, placements: [placed(2, 'order-1')] }), take('order-2', { own: 1 }, 2)],
  'order.own-worker': [gameOf(4), take('order-2', { roubles: 1 })],
}

test.each(ruleIds)('%s: the refusal names it, and the state stays as it was', rule => {
  const [state, action] = broken[rule]
  const before = JSON.stringify(state)
  const outcome = apply(deepFreeze(state), action)
  expect(outcome).toMatchObject({ ok: false, refusal: { rule } })
  expect(JSON.stringify(state)).toBe(before)
})

test('every id of the digest and of the log is known', () => {
  const digest = [
    'space.occupied space.unavailable payment.wrong payment.short action.incomplete track.blocked track.line-end',
    'track.not-owned track.colour-not-on-line loco.not-higher loco.place-free factory.order factory.gaps-first',
    'industry.gap industry.end industry.shared doubler.full token.used supply.empty order.current-place order.both',
    'order.own-worker space.one-worker-only turn.other-player turn.passed turn.pending engineer.used',
    'engineer.not-yours reuse.not-allowed card.taken supply.exceeded place.full token.not-won worker.not-won',
    'marker.not-won',
  ].flatMap(line => line.split(' '))
  expect([...ruleIds].sort()).toEqual([...digest, 'turn.not-open'].sort())
})

test('a refusal on the board of a locomotive chain keeps the chain', () => {
  const [state] = broken['loco.place-free']
  expect(state.open.map(effect => effect.kind)).toEqual(['chain'])
  expect(boardOf(state).locomotives[sp]).toEqual([])
})
