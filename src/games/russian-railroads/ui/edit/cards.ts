import type { Board } from '../../board/board'
import type { EndBonusId } from '../../printed/cards'

type Cards = Board['endBonus']

/** The items with this one added, or without it where it was there. */
export const toggle = <T>(items: readonly T[], item: T): T[] =>
  items.includes(item) ? items.filter(other => other !== item) : [...items, item]

export const hiddenCards = (cards: Cards): number => cards.filter(card => card === 'hidden').length

/** A card named or taken away again. A card face down is the one that is named. */
export function toggleCard(cards: Cards, card: EndBonusId): Cards {
  const hidden = cards.indexOf('hidden')
  return cards.includes(card) || hidden < 0 ? toggle(cards, card) : cards.with(hidden, card)
}

/** The cards with so many face down, which were taken last. */
export const setHidden = (cards: Cards, count: number): Cards => [
  ...cards.filter(card => card !== 'hidden'),
  ...Array.from({ length: count }, () => 'hidden' as const),
]
