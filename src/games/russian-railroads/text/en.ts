import { actions } from './en/actions'
import { board } from './en/board'
import { dock } from './en/dock'
import { edit } from './en/edit'
import { files } from './en/files'
import { final } from './en/final'
import { names } from './en/names'
import { points } from './en/points'
import { reference } from './en/reference'
import { rules } from './en/rules'
import { scoring } from './en/scoring'
import { setup } from './en/setup'
import { slips } from './en/slips'

/** Every word of the game. The shape of this object is the shape of each language; a section is a file in `en/`. */
export const en = { names, rules, files, actions, points, reference, dock, board, setup, edit, slips, scoring, final }

export type Words = typeof en
