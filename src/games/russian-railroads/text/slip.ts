import type { Explanation } from '../scoring/counted'
import type { Gain } from '../scoring/explain-next'
import type { Slip } from '../scoring/slips'
import type { Words } from './en'

/** What the words of a slip may need. What a slip does not have is 0 or empty. */
export interface SlipSaid {
  readonly line: string
  readonly from: number
  readonly to: number
  readonly all: boolean
  readonly space: number
  readonly reach: number
  readonly number: number
  readonly points: number
  readonly right: number
}

export type SlipWords = (said: SlipSaid) => string

const nothing = { from: 0, to: 0, all: false, space: 0, reach: 0, number: 0, points: 0, right: 0 }

/** What was done wrongly, as a part of a sentence. */
export const saySlip = (words: Words, slip: Slip): string =>
  words.slips.of[slip.id]({ ...nothing, ...slip, line: lineOf(words, slip) })

function lineOf({ names, points }: Words, slip: Slip): string {
  if ('line' in slip) return names.lines[slip.line]
  if (!('source' in slip)) return ''
  return slip.source === 'industry' ? points.labels.industry : names.lines[slip.source]
}

/** The slips of an explanation, one or two, as a part of a sentence. */
export function sayExplanation(words: Words, { slips }: Pick<Explanation, 'slips'>): string {
  const [first = '', second] = slips.map(slip => saySlip(words, slip))
  return second === undefined ? first : words.slips.and(first, second)
}

/** "44 comes out with all doublers forgotten." */
export const sentenceOfExplanation = (words: Words, counted: number, explanation: Pick<Explanation, 'slips'>): string =>
  words.slips.explains(counted, sayExplanation(words, explanation))

/** "Reach 7 on Kiev would score 4 more." */
export function sentenceOfGain({ names, slips: { gains } }: Words, gain: Gain): string {
  switch (gain.by) {
    case 'reach':
      return gains.reach(names.lines[gain.source], gain.reach, gain.points)
    case 'doubler':
      return gains.doubler(gain.space, gain.points)
    case 'step':
      return gains.step(names.colours[gain.colour], names.lines[gain.source], gain.space, gain.points)
    case 'industry':
      return gains.industry(gain.points)
  }
}
