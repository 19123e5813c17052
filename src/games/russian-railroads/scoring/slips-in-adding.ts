import { misreading, type SlipKind } from './slips'

/** Points at once stand on the score track already; they are counted once more, or never were. */
const atOncePoints: SlipKind = ({ atOnce: points }) =>
  points === 0
    ? []
    : [
        misreading({ id: 'at-once-twice', points }, { about: 'at once', touches: [], add: total => total + points }),
        misreading(
          { id: 'at-once-forgotten', points },
          { about: 'at once', touches: [], add: total => total - points },
        ),
      ]

/** A ten carried once too often or not at all. (One point off is left out: it explains every near miss, and so nothing.) */
const tenOff: SlipKind = () =>
  ([10, -10] as const).map(points =>
    misreading({ id: 'ten-off', points }, { about: 'adding', touches: [], add: total => total + points }),
  )

const digitsSwapped: SlipKind = () => [
  misreading({ id: 'digits-swapped' }, { about: 'adding', touches: [], add: swapDigits }),
]

/** 48 becomes 84, 148 becomes 184; what has one digit or is negative stays. */
function swapDigits(total: number): number {
  if (total < 10) return total
  const ones = total % 10
  const tens = ((total - ones) / 10) % 10
  return total - tens * 10 - ones + ones * 10 + tens
}

export const slipsInAdding: readonly SlipKind[] = [atOncePoints, tenOff, digitsSwapped]
