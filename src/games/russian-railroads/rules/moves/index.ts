import type { Refusal } from '../../board/refusal'
import type { MoveRule, TableMove, TableWord, TurnMove, TurnWord } from '../actions'
import type { State } from '../state'
import { advance } from './advance'
import { bonus } from './bonus'
import { factory, locomotive, moveOn, turnOver } from './build'
import { industry } from './industry'
import { leave } from './leave'
import { comeBack, stop, withdraw } from './leaving'
import { pass } from './pass'
import { card, doubler, endBonus, token } from './question'
import { reuse } from './reuse'
import { set, setTable } from './setting'
import { copy, finish, points, reveal, score, way } from './table'
import { take } from './take'

/** Every word of a turn, with what may be done beside doing it. */
export const turnMoves: { readonly [Word in TurnWord]: MoveRule<TurnMove<Word>> } = {
  bonus,
  take,
  pass,
  advance,
  industry,
  doubler,
  locomotive,
  factory,
  'move-on': moveOn,
  'turn-over': turnOver,
  token,
  card,
  reuse,
  'end-bonus': endBonus,
  leave,
}

/** Every word of the table. */
export const tableMoves: { readonly [Word in TableWord]: MoveRule<TableMove<Word>> } = {
  score,
  reveal,
  finish,
  points,
  set,
  'set-table': setTable,
  copy,
  withdraw,
  return: comeBack,
  stop,
  way,
}

export const refuseTurnMove = <Word extends TurnWord>(state: State, move: TurnMove<Word>): Refusal | undefined =>
  turnMoves[move.do].refuse(state, move)

export const performTurnMove = <Word extends TurnWord>(state: State, move: TurnMove<Word>): State =>
  turnMoves[move.do].perform(state, move)

export const refuseTableMove = <Word extends TableWord>(state: State, move: TableMove<Word>): Refusal | undefined =>
  tableMoves[move.do].refuse(state, move)

export const performTableMove = <Word extends TableWord>(state: State, move: TableMove<Word>): State =>
  tableMoves[move.do].perform(state, move)
