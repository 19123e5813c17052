import { createMemo, createSignal } from 'solid-js'
import type { Play } from '../table/play'
import { createAgreements } from './agreements'
import { type Scoring, scoringsOf } from './scorings'

/** Which scoring is looked at: the last one until the table goes on, or any that was asked for. */
export type Reviewing = ReturnType<typeof createReviewing>

export function createReviewing(play: Play) {
  const [picked, setPicked] = createSignal<number>()
  const [seen, setSeen] = createSignal<unknown>()
  const log = () => play.surface().log()
  const all = createMemo(() => scoringsOf(log()))
  const fresh = () => {
    const last = all().at(-1)
    return last?.isLast && seen() !== log() ? last : undefined
  }
  const shown = createMemo((): Scoring | undefined => all()[picked() ?? -1] ?? fresh())
  return {
    all,
    shown,
    agreements: createAgreements(),
    /** The scoring so many before or after the one shown. */
    beside(distance: -1 | 1): Scoring | undefined {
      const now = shown()
      return now && all()[all().indexOf(now) + distance]
    },
    show: (scoring: Scoring | undefined) => setPicked(scoring && all().indexOf(scoring)),
    close() {
      setPicked(undefined)
      setSeen(log())
    },
  }
}
