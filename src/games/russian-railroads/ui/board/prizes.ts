import { type Board, ownsColour } from '../../board/board'
import type { Copy } from '../../board/copy'
import { isDoubled, isMedalWon, isWon } from '../../board/special-spaces'
import { type Colour, colours, type Line, unlockedAt } from '../../printed/lines'
import { doubledLine, kievMedal, kievStars, specialSpaces, terminusPoints } from '../../printed/special-spaces'
import { scoreLine, starPoints } from '../../scoring/lines'

/** What a special space gives, and whether this board has won it. */
export interface Prize {
  readonly line: Line
  readonly space: number
  readonly kind: 'points' | 'colour' | 'worker' | 'token' | 'double' | 'star' | 'medal'
  readonly colour?: Colour
  readonly points?: (copy: Copy) => number
  readonly won: (board: Board, copy: Copy) => boolean
}

const atOnce: readonly Prize[] = specialSpaces.flatMap(special => {
  const { line, space, gives } = special
  const won = (board: Board) => isWon(board, special)
  // The white steps are part of winning white, which `unlockedAt` tells.
  if (gives === 'white-steps') return []
  return gives === 'terminus'
    ? { line, space, kind: 'points', points: () => terminusPoints, won }
    : { line, space, kind: gives, won }
})

const newColours: readonly Prize[] = colours
  .filter(colour => unlockedAt[colour] > 0)
  .map(colour => ({
    line: 'trans-siberian',
    space: unlockedAt[colour],
    kind: 'colour',
    colour,
    won: board => ownsColour(board, colour),
  }))

const stars: readonly Prize[] = kievStars.map(space => ({
  line: 'kiev',
  space,
  kind: 'star',
  points: copy => starPoints(space, copy),
  won: (board, copy) =>
    scoreLine(board, 'kiev', copy).parts.some(({ label }) => label.key === 'star' && label.space === space),
}))

const prizes: readonly Prize[] = [
  ...atOnce,
  ...newColours,
  ...stars,
  { line: doubledLine.line, space: doubledLine.space, kind: 'double', won: isDoubled },
  { line: kievMedal.line, space: kievMedal.space, kind: 'medal', points: () => kievMedal.points, won: isMedalWon },
]

/** What is printed on a space, the most telling first. */
export const prizesOn = (line: Line, space: number): readonly Prize[] =>
  prizes.filter(prize => prize.line === line && prize.space === space)
