import { type EngineerFace, type PrintedValues, printedDefaults } from '../printed/copy'
import { type EngineerId, engineers } from '../printed/engineers'
import { industryEnd, industryGaps, industryPoints } from '../printed/industry'

/** The printed values of one table's copy of the game: the defaults with its corrections. */
export interface Copy extends PrintedValues {
  readonly engineers: Readonly<Record<EngineerId, EngineerFace>>
  /** Points at each position of the industry track; none on gaps and on the ?. */
  readonly industry: readonly (number | undefined)[]
}

/** What a table found to differ on its copy ("match your copy"). */
export interface Corrections extends Partial<Omit<PrintedValues, 'twoPlayerSpaces'>> {
  readonly twoPlayerSpaces?: Partial<PrintedValues['twoPlayerSpaces']>
  readonly engineers?: Readonly<Partial<Record<EngineerId, EngineerFace>>>
}

export const engineerIds = Object.keys(engineers) as readonly EngineerId[]

const printedFaces: Copy['engineers'] = engineers

/** The values of a copy with these corrections. */
export function matchCopy(corrections: Corrections = {}): Copy {
  const values = { ...printedDefaults, ...corrections }
  return {
    ...values,
    twoPlayerSpaces: { ...printedDefaults.twoPlayerSpaces, ...corrections.twoPlayerSpaces },
    engineers: { ...printedFaces, ...corrections.engineers },
    industry: industryTrack(values.industryToken),
  }
}

export const isGap = (position: number): boolean => industryGaps.some(gap => gap === position)

/** The printed points fill the track from the left, skipping the gaps and the ?. */
function industryTrack(token: number): Copy['industry'] {
  const points = [...industryPoints]
  return Array.from({ length: industryEnd + 1 }, (_, position) =>
    isGap(position) || position === token ? undefined : points.shift(),
  )
}
