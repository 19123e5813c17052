import { board } from './en/board'
import { dock } from './en/dock'
import { names } from './en/names'
import { setup } from './en/setup'

/** Every word of the game. The shape of this object is the shape of each language; a section is a file in `en/`. */
export const en = { names, dock, board, setup }

export type Words = typeof en
