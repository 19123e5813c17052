import { board } from './en/board'
import { dock } from './en/dock'
import { names } from './en/names'

/** Every word of the game. The shape of this object is the shape of each language; a section is a file in `en/`. */
export const en = { names, dock, board }

export type Words = typeof en
