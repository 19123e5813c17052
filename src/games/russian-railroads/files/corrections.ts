import * as v from 'valibot'
import { type Corrections, engineerIds, isGap, matchCopy } from '../board/copy'
import { printedDefaults } from '../printed/copy'
import type { EngineerId } from '../printed/engineers'
import { industryEnd } from '../printed/industry'
import { count, readShape, someOf, strict } from './shape'

const face = strict({ number: count(1, 99), letter: v.picklist(['A', 'B', 'none']) })

/** The ? stands on a printed space: neither on the first one nor on a gap. */
const tokenPositions = Array.from({ length: industryEnd }, (_, i) => i + 1).filter(position => !isGap(position))

/** Corrected printed values ("match your copy"), the same in a position and in the set-up of a game. */
export const correctionsSchema = v.pipe(
  strict({
    kievStar8: v.exactOptional(count(0, 99)),
    industryToken: v.exactOptional(v.picklist(tokenPositions)),
    lastRoundWorkers: v.exactOptional(count(1, 9)),
    passPoints: v.exactOptional(
      v.pipe(
        v.array(count(0, 99)),
        v.minLength(printedDefaults.passPoints.length),
        v.maxLength(printedDefaults.passPoints.length),
      ),
    ),
    twoPlayerSpaces: v.exactOptional(someOf(['loco-2', 'temp-workers', 'engineer-left', 'order-2'], v.boolean())),
    engineers: v.exactOptional(someOf(engineerIds, face)),
  }),
  // Files name an engineer by its number, so two engineers with one number could not be told apart.
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const id = findSameNumber(dataset.value)
    if (!id) return
    const number = dataset.value.engineers?.[id]?.number
    addIssue({ message: 'file.twice', input: number, path: [step('engineers'), step(id), step('number')] })
  }),
)

/** Corrections that were kept; undefined where there are none that can be read. */
export function readCorrections(kept: unknown): Corrections | undefined {
  const read = readShape(correctionsSchema, kept)
  return read.ok ? read.value : undefined
}

const step = (key: string) => ({ type: 'unknown', origin: 'value', key, input: undefined, value: undefined }) as const

function findSameNumber(corrections: Corrections): EngineerId | undefined {
  const faces = matchCopy(corrections).engineers
  const hasDouble = (id: EngineerId) =>
    engineerIds.some(other => other !== id && faces[other].number === faces[id].number)
  return engineerIds.find(id => corrections.engineers?.[id] && hasDouble(id))
}
