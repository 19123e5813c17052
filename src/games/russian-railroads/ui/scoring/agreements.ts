import { createSignal } from 'solid-js'
import type { AtOnce, Seat } from '../../rules/state'
import { wordsIn } from '../../text/words'
import { type PlayerScoring, type Scoring, scoringOf, sumOfAtOnce } from './scorings'

const notes: readonly string[] = Object.values(wordsIn).map(words => words.scoring.counted.note)

/** Whether the points are a difference that the table decided after counting, in whatever language it was written. */
export const isDecision = ({ reason, note }: AtOnce): boolean =>
  reason === 'table' && note !== undefined && notes.includes(note)

/** What the table has decided to score more than the app, or less. */
export const decidedIn = ({ atOnce }: PlayerScoring): number => sumOfAtOnce(atOnce.filter(isDecision))

/** The points at once that somebody could count: without the table's own decisions. */
export const wonAtOnce = ({ atOnce }: PlayerScoring): number => sumOfAtOnce(atOnce.filter(entry => !isDecision(entry)))

/**
 * What the table has agreed on. Its own number is in the log; that it took the app's is known as long as the screen
 * lives, and as long as no correction changes the numbers.
 */
export function createAgreements() {
  const [taken, setTaken] = createSignal<ReadonlySet<string>>(new Set())
  return {
    of(scoring: Scoring, seat: Seat): number | undefined {
      const own = scoringOf(scoring, seat)
      const decided = decidedIn(own)
      return decided !== 0 || taken().has(keyOf(scoring, own)) ? own.score.total + decided : undefined
    },
    /** The table takes the number that stands there. */
    take: (scoring: Scoring, seat: Seat) => setTaken(new Set(taken()).add(keyOf(scoring, scoringOf(scoring, seat)))),
  }
}

export type Agreements = ReturnType<typeof createAgreements>

const keyOf = ({ scored }: Scoring, { seat, score, atOnce }: PlayerScoring): string =>
  [scored.round, seat, score.total, sumOfAtOnce(atOnce)].join()
