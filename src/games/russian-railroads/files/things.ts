import * as v from 'valibot'
import { engineerIds } from '../board/copy'
import { actionSpaces, type BoardSpace } from '../printed/action-spaces'
import {
  type EndBonusId,
  endBonusCards,
  type QuestionCardId,
  questionCards,
  type StartingBonusId,
  startingBonusCards,
} from '../printed/cards'
import { lineIds } from '../printed/lines'
import { locomotiveNumbers } from '../printed/locomotives'
import { playerColors } from '../printed/players'
import { type TokenId, tokens } from '../printed/tokens'
import type { Space } from '../rules/state'
import { count } from './shape'

const spaces: readonly Space[] = [
  ...(Object.keys(actionSpaces) as BoardSpace[]),
  ...engineerIds.map(engineer => `own-${engineer}` as const),
]

export const tokenIds = Object.keys(tokens) as readonly TokenId[]
export const endBonusIds = Object.keys(endBonusCards) as readonly EndBonusId[]
const questionCardIds = Object.keys(questionCards) as readonly QuestionCardId[]

// How things of the game are named in a file.
export const seat = count(0, playerColors.length - 1)
export const line = v.picklist(lineIds)
export const space = v.picklist(spaces)
export const tile = count(1, locomotiveNumbers.length)
export const engineer = v.picklist(engineerIds)
export const token = v.picklist(tokenIds)
export const endBonus = v.picklist(endBonusIds)
export const questionCard = v.picklist(questionCardIds)
export const startingBonus = v.picklist(Object.keys(startingBonusCards) as readonly StartingBonusId[])

/** A list that is not longer than the table could make it. */
export const list = <Schema extends v.GenericSchema>(schema: Schema, to: number) =>
  v.pipe(v.array(schema), v.maxLength(to))

export const seats = list(seat, playerColors.length)
/** From the right; a place may be empty. */
export const engineerRow = list(v.nullable(engineer), engineerIds.length)
export const questionCardList = list(questionCard, questionCardIds.length)
/** More tiles than this are not in the box. */
export const tiles = list(tile, 40)
