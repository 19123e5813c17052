import { type Corrections, engineerIds, isGap, matchCopy } from '../../board/copy'
import { type EngineerFace, type PrintedValues, printedDefaults, type UncertainSpace } from '../../printed/copy'
import { type EngineerId, engineers } from '../../printed/engineers'
import { industryEnd } from '../../printed/industry'
import { byPlayerCount } from '../../printed/players'

/** Every value that a table may find to differ on its copy. */
export interface CopyValues extends PrintedValues {
  readonly engineers: Readonly<Record<EngineerId, EngineerFace>>
}

const defaults: CopyValues = { ...printedDefaults, engineers: facesOf(engineers) }

/** All values of a copy with these corrections. */
export function valuesOf(corrections: Corrections): CopyValues {
  const { kievStar8, industryToken, lastRoundWorkers, passPoints, twoPlayerSpaces, engineers } = matchCopy(corrections)
  return {
    kievStar8,
    industryToken,
    lastRoundWorkers,
    passPoints,
    twoPlayerSpaces,
    engineers: facesOf(engineers),
  }
}

function facesOf(printed: Readonly<Record<EngineerId, EngineerFace>>): CopyValues['engineers'] {
  const faces = engineerIds.map((id): [EngineerId, EngineerFace] => {
    const { number, letter } = printed[id]
    return [id, { number, letter }]
  })
  return Object.fromEntries(faces) as Record<EngineerId, EngineerFace>
}

/**
 * The corrections that give these values: what differs from the defaults, and what was corrected before, as a value
 * that is a default again has to be named too.
 */
export function correctionsTo(values: CopyValues, before: Corrections): Corrections {
  const { twoPlayerSpaces, engineers, ...others } = values
  const spaces = named(twoPlayerSpaces, defaults.twoPlayerSpaces, before.twoPlayerSpaces)
  const faces = named(engineers, defaults.engineers, before.engineers)
  return {
    ...named<Omit<CopyValues, 'twoPlayerSpaces' | 'engineers'>>(others, defaults, before),
    ...(Object.keys(spaces).length > 0 && { twoPlayerSpaces: spaces }),
    ...(Object.keys(faces).length > 0 && { engineers: faces }),
  }
}

function named<T extends object>(values: T, printed: T, before: object = {}): Partial<T> {
  const standard = new Map<string, unknown>(Object.entries(printed))
  const isNamed = ([key, value]: [string, unknown]): boolean =>
    Object.hasOwn(before, key) || JSON.stringify(value) !== JSON.stringify(standard.get(key))
  return Object.fromEntries(Object.entries(values).filter(isNamed)) as Partial<T>
}

export const uncertainSpaces = Object.keys(printedDefaults.twoPlayerSpaces) as readonly UncertainSpace[]

/** The ? stands on a printed space: neither on the first one nor on a gap. */
export const tokenPositions: readonly number[] = Array.from({ length: industryEnd }, (_, i) => i + 1).filter(
  position => !isGap(position),
)

/** A number that two engineers carry, if there is one: files tell engineers apart by it. */
export function sameNumber(values: CopyValues): number | undefined {
  const numbers = engineerIds.map(id => values.engineers[id].number)
  return numbers.find((number, i) => numbers.indexOf(number) < i)
}

const counts = Object.values(byPlayerCount)

/** How many tiles of a letter the largest game needs. */
export const lettersNeeded = {
  A: Math.max(...counts.map(({ engineersA }) => engineersA)),
  B: Math.max(...counts.map(({ engineersB }) => engineersB)),
} as const

/** Whether there are too few tiles of a letter to deal from. */
export const lacksLetters = (values: CopyValues): boolean =>
  (['A', 'B'] as const).some(
    letter => engineerIds.filter(id => values.engineers[id].letter === letter).length < lettersNeeded[letter],
  )
