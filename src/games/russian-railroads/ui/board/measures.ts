import { industryEnd } from '../../printed/industry'
import { type Line, lines } from '../../printed/lines'

// Units of the drawings. At 360 px a unit is about a pixel; wider boards are drawn larger.
export const tileHeight = 35
export const cellWidth = 43
export const cellHeight = 28
export const placeWidth = 40
/** Room above Trans-Siberian for the doublers. */
export const doublerHeight = 14
/** A target's touch area: 44 px also where a unit is a little less than one. */
export const touch = 46
/** How far it begins above its space: the areas of two rows share what lies between them and never meet. */
export const touchAbove: Readonly<Record<Line | 'further rows', number>> = {
  'trans-siberian': 11,
  'st-petersburg': 8,
  kiev: 11,
  'further rows': 1,
}

/** The first and the last of what stands in one row. */
export interface Row {
  readonly first: number
  readonly last: number
}

/** The spaces of each row of a line. On wide boards the two rows of Trans-Siberian stand side by side. */
export function rowsOf(line: Line, large: boolean): readonly Row[] {
  const { spaces } = lines[line]
  if (large) return chunks(1, spaces, 5)
  return line === 'trans-siberian' ? chunks(1, spaces, 8) : chunks(1, spaces, spaces)
}

/** The positions of each row of the industry track. */
export const industryRows = (large: boolean): readonly Row[] => chunks(0, industryEnd, large ? 4 : 8)

export const tileWidth = (line: Line, large: boolean): number => (large || line === 'trans-siberian' ? 38 : 34)

export const numbersOf = ({ first, last }: Row): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

const chunks = (first: number, last: number, size: number): Row[] =>
  Array.from({ length: Math.ceil((last - first + 1) / size) }, (_, i) => ({
    first: first + i * size,
    last: Math.min(last, first + (i + 1) * size - 1),
  }))
