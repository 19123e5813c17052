import { actions } from './de/actions'
import { board } from './de/board'
import { dock } from './de/dock'
import { edit } from './de/edit'
import { files } from './de/files'
import { final } from './de/final'
import { names } from './de/names'
import { points } from './de/points'
import { reference } from './de/reference'
import { rules } from './de/rules'
import { scoring } from './de/scoring'
import { setup } from './de/setup'
import { slips } from './de/slips'
import type { Words } from './en'

/** German addresses nobody: no "du", no "Sie". */
export const de: Words = {
  names,
  rules,
  files,
  actions,
  points,
  reference,
  dock,
  board,
  setup,
  edit,
  slips,
  scoring,
  final,
}
