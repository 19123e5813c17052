import { type EndBonusId, endBonusCards, endBonusCardsInPlay } from '../printed/cards'
import { type PlayerCount, playerColors } from '../printed/players'
import type { Action } from './actions'
import { apply } from './apply'
import { choices } from './choices'
import { drawEngineers, drawOrder, type Random, type Setup, shuffle, start } from './setup'
import type { State } from './state'

/** Chance that repeats itself: the same seed gives the same numbers (mulberry32). */
export function seededRandom(seed: number): Random {
  let at = seed >>> 0
  return () => {
    at = (at + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(at ^ (at >>> 15), at | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of the choices. */
export type Pick = (all: readonly Action[], random: Random) => Action | undefined

/** Each choice is equally likely. */
export const pickEvenly: Pick = (all, random) => all[Math.floor(random() * all.length)]

/** First the kind is drawn, then one of it, so that rare things happen; passing and leaving only now and then. */
export const pickByKind: Pick = (all, random) => {
  const going = random() < 0.9 ? all.filter(action => action.do !== 'pass' && action.do !== 'leave') : []
  const among = going.length > 0 ? going : all
  const kinds = [...new Set(among.map(kindOf))]
  const kind = kinds[Math.floor(random() * kinds.length)]
  return pickEvenly(
    among.filter(action => kindOf(action) === kind),
    random,
  )
}

const kindOf = (action: Action): string => (action.do === 'take' ? action.space : action.do)

/** A set-up in which everything that can be drawn is drawn. */
export const drawSetup = (players: PlayerCount, random: Random): Setup => ({
  players: playerColors.slice(0, players).map(color => ({ id: color, name: color, color })),
  order: drawOrder(players, random),
  way: 'track',
  engineers: drawEngineers(players, random),
})

/**
 * Plays legal choices to the end of the game and yields each action before it is done; returns the last state. Two of
 * the ten End Bonus cards are drawn and never taken, as if they had been removed unseen.
 */
export function* playRandomGame(setup: Setup, random: Random, pick: Pick = pickEvenly): Generator<Action, State> {
  const cards = shuffle(Object.keys(endBonusCards) as EndBonusId[], random).slice(0, endBonusCardsInPlay)
  let state = start(setup)
  while (state.phase !== 'over') {
    const action = pick(
      choices(state).filter(choice => choice.do !== 'end-bonus' || isInPlay(choice.card, cards)),
      random,
    )
    const next = action ?? revealFirst(state, cards)
    yield next
    const outcome = apply(state, next)
    if (!outcome.ok) throw new Error(`${JSON.stringify(next)} was offered but ${outcome.refusal.rule} is against it`)
    state = outcome.state
  }
  return state
}

const isInPlay = (card: EndBonusId | 'hidden' | 'points', cards: readonly EndBonusId[]): boolean =>
  card === 'hidden' || card === 'points' || cards.includes(card)

/** Before the final scoring somebody turns over the cards of which the app was not told. */
function revealFirst(state: State, cards: readonly EndBonusId[]): Action {
  const held = state.players.map(({ board }) => board.endBonus)
  const player = held.findIndex(own => own.includes('hidden'))
  const hidden = held[player]?.filter(card => card === 'hidden').length ?? 0
  const free = cards.filter(card => !held.flat().includes(card))
  return { do: 'reveal', player, cards: free.slice(0, hidden) }
}
