import { placeDoublers, refuseDoubler } from '../board/doublers'
import { addMarker } from '../board/industry'
import type { Refusal } from '../board/refusal'
import { doublersLeft } from '../board/supply'
import type { PrintedEffect } from '../printed/effects'
import { letterlessEngineer } from '../printed/engineers'
import { lineIds } from '../printed/lines'
import { extraWorkers } from '../printed/players'
import type { SpecialSpace } from '../printed/special-spaces'
import { terminusPoints, whiteSteps } from '../printed/special-spaces'
import {
  boardAt,
  boardsOf,
  change,
  givePoints,
  type OpenEffect,
  type Origin,
  playerAt,
  type Seat,
  type State,
  withBoard,
  withPlayer,
} from './state'

/** The number of the locomotive that lies on its ? card. */
export const nine = 9

/**
 * Gives a player what is printed somewhere. What needs no choice happens at once; the rest joins the open effects.
 * `duty`: it belongs to a public action and must be done in full.
 */
export function grant(state: State, seat: Seat, effects: readonly PrintedEffect[], from: Origin, duty: boolean): State {
  let next = state
  for (const effect of effects) next = grantOne(next, seat, effect, from, duty)
  return next
}

function grantOne(state: State, seat: Seat, effect: PrintedEffect, from: Origin, duty: boolean): State {
  const board = boardAt(state, seat)
  switch (effect.kind) {
    case 'advance':
      return open(state, { kind: 'advance', colours: effect.colours, steps: effect.steps, from, duty })
    case 'industry':
      return open(state, { kind: 'industry', steps: effect.steps, from, duty })
    case 'build':
      return open(state, { kind: 'build', what: effect.what, steps: 1, from, duty })
    case 'reuse':
      return open(state, { kind: 'reuse', steps: 1, from, duty })
    case 'card':
    case 'end-bonus':
    case 'again':
      return open(state, { kind: effect.kind, steps: 1, from, duty: false })
    case 'locomotive-nine':
      return open(state, { kind: 'chain', number: nine, steps: 1, from, duty: true })
    case 'doublers':
      return withBoard(state, seat, placeDoublers(board, effect.count, doublersLeft(boardsOf(state))))
    case 'roubles':
      return withPlayer(state, seat, { roubles: playerAt(state, seat).roubles + effect.count })
    case 'points':
      return givePoints(state, seat, effect.points, 'engineer')
    case 'engineer-numbers':
      return givePoints(state, seat, sum(board.engineers.map(id => state.copy.engineers[id].number)), 'factory-1')
    case 'best-locomotives':
      return givePoints(state, seat, sum(locomotivesOf(board).slice(0, effect.count)), 'factory-8')
    case 'second-marker':
      return withBoard(state, seat, addMarker(board))
    case 'letterless-engineer':
      return withBoard(state, seat, { ...board, engineers: [...board.engineers, letterlessEngineer] })
    case 'black-worker':
      return withBoard(state, seat, { ...board, blackWorker: true })
    case 'hire': {
      const [hired, ...others] = state.engineers
      if (!hired) return state
      const engineers = [...board.engineers, hired]
      return change(withBoard(state, seat, { ...board, engineers }), { engineers: [null, ...others] })
    }
    // The turquoise workers and the claimed place follow from the placement, the passive tokens from lying there.
    case 'temp-workers':
    case 'order':
    case 'passive':
      return state
  }
}

const locomotivesOf = (board: ReturnType<typeof boardAt>): number[] =>
  lineIds.flatMap(line => board.locomotives[line]).sort((a, b) => b - a)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Why a part that needs no choice could not be done in full, if it could not. */
export function refuseAtOnce(state: State, seat: Seat, effects: readonly PrintedEffect[]): Refusal | undefined {
  if (!effects.some(effect => effect.kind === 'doublers')) return undefined
  return refuseDoubler(boardAt(state, seat), doublersLeft(boardsOf(state)))
}

/** Whether the printed action allows a black advancement, so that the black worker adds one. */
export const allowsBlack = (effects: readonly PrintedEffect[]): boolean =>
  effects.some(effect => effect.kind === 'advance' && effect.colours.includes('black'))

/** The black worker's extra step. */
export const grantExtraStep = (state: State): State =>
  open(state, { kind: 'advance', colours: ['black'], steps: 1, from: 'black-worker', duty: false })

/** What special spaces give whose last condition has just been met. */
export function grantWon(state: State, seat: Seat, won: readonly SpecialSpace[]): State {
  let next = state
  for (const { gives } of won) next = grantAdvantage(next, seat, gives)
  return next
}

function grantAdvantage(state: State, seat: Seat, advantage: SpecialSpace['gives']): State {
  const board = boardAt(state, seat)
  switch (advantage) {
    case 'worker':
      return withBoard(state, seat, { ...board, extraWorkers: Math.min(extraWorkers, board.extraWorkers + 1) })
    case 'terminus':
      return givePoints(state, seat, terminusPoints, 'terminus')
    case 'token':
      return open(state, { kind: 'token', steps: 1, from: 'won:token', duty: false })
    case 'white-steps':
      return open(state, {
        kind: 'advance',
        colours: ['white'],
        steps: whiteSteps,
        from: 'won:white-steps',
        duty: false,
      })
  }
}

/** Adds to what is open. What need not be done and is of the same kind is counted together. */
export function open(state: State, effect: OpenEffect): State {
  const index = effect.duty ? -1 : state.open.findIndex(other => isAlike(other, effect))
  const same = state.open[index]
  if (!same) return change(state, { open: [...state.open, effect] })
  return change(state, { open: state.open.with(index, withSteps(same, same.steps + effect.steps)) })
}

function isAlike(a: OpenEffect, b: OpenEffect): boolean {
  if (a.kind !== b.kind || a.duty || b.duty || a.kind === 'chain') return false
  if (a.kind === 'advance') return b.kind === 'advance' && isSame(a.colours, b.colours)
  return a.kind !== 'build' || (b.kind === 'build' && isSame(a.what, b.what))
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((item, i) => item === b[i]))

/** The open effects after one use of the effect at this index. */
export function useUp(state: State, index: number): State {
  const effect = state.open[index]
  if (effect && effect.steps > 1)
    return change(state, { open: state.open.with(index, withSteps(effect, effect.steps - 1)) })
  return change(state, { open: state.open.toSpliced(index, 1) })
}

function withSteps(effect: OpenEffect, steps: number): OpenEffect {
  const { kind, from, duty } = effect
  if (kind === 'advance') return { kind, colours: effect.colours, steps, from, duty }
  if (kind === 'industry') return { kind, steps, from, duty }
  return { ...effect, steps }
}
