import { endBonusCards, questionCards, startingBonusCards } from '../../../../src/games/russian-railroads/printed/cards'
import { engineers } from '../../../../src/games/russian-railroads/printed/engineers'
import { colours, lineIds } from '../../../../src/games/russian-railroads/printed/lines'
import { tokens } from '../../../../src/games/russian-railroads/printed/tokens'
import type { Action, Payment, TurnMove, TurnWord } from '../../../../src/games/russian-railroads/rules/actions'
import type { Random } from '../../../../src/games/russian-railroads/rules/setup'
import { boardSpaces, ownSpace } from '../../../../src/games/russian-railroads/rules/spaces'
import type { Space, State } from '../../../../src/games/russian-railroads/rules/state'

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

const spaces: readonly Space[] = [...boardSpaces, ...keysOf(engineers).map(ownSpace)]
const tokenIds = keysOf(tokens)
const cards = keysOf(questionCards)
const bonuses = keysOf(startingBonusCards)
const endBonuses = [...keysOf(endBonusCards), 'hidden', 'points'] as const

/** Anything somebody might try, from whatever lies on the table: mostly nonsense, now and then a legal move. */
export function attempt(state: State, random: Random, word?: TurnWord): TurnMove {
  const below = (bound: number) => Math.floor(random() * bound)
  const of = <T>(items: readonly T[], fallback: T): T => items[below(items.length)] ?? fallback
  // Mostly the player whose turn it is: what others try is refused for that alone.
  const player = random() < 0.9 ? state.turn : below(state.players.length)
  const index = () => below(state.open.length + 1)
  const placing = () => {
    const line = of(lineIds, 'kiev')
    const replace = below(2) === 0 ? undefined : of(state.players[player]?.board.locomotives[line] ?? [], below(10))
    return replace === undefined ? { line } : { line, replace }
  }
  const makers: { [Word in TurnWord]: () => TurnMove<Word> } = {
    bonus: () => ({ do: 'bonus', player, card: of(bonuses, 'black') }),
    take: () => {
      const space = of(spaces, 'doubler')
      const swap =
        random() < 0.2
          ? {
              swap: of(
                state.placements.map(at => at.space),
                space,
              ),
            }
          : {}
      return { do: 'take', player, space, pay: somePayment(random), ...swap }
    },
    pass: () => ({ do: 'pass', player }),
    advance: () => ({ do: 'advance', player, of: index(), line: of(lineIds, 'kiev'), colour: of(colours, 'black') }),
    industry: () => ({ do: 'industry', player, of: index(), from: of([...industryOf(state), below(16)], 0) }),
    doubler: () => ({ do: 'doubler', player, of: index() }),
    locomotive: () => ({ do: 'locomotive', player, of: index(), ...placing() }),
    factory: () => {
      const returned = random() < 0.5
      const tile = returned ? of([...state.returned, 1 + below(9)], 1) : 1 + below(9)
      return { do: 'factory', player, of: index(), tile, gap: 1 + below(6), ...(returned ? { returned } : {}) }
    },
    'move-on': () => ({ do: 'move-on', player, ...placing() }),
    'turn-over': () => ({ do: 'turn-over', player }),
    token: () => ({ do: 'token', player, of: index(), token: of(tokenIds, 'card') }),
    card: () => ({ do: 'card', player, of: index(), card: of(cards, 'black-worker') }),
    reuse: () => ({
      do: 'reuse',
      player,
      of: index(),
      space: of([...state.placements.map(({ space }) => space), of(spaces, 'doubler')], 'doubler'),
      black: random() < 0.3,
    }),
    'end-bonus': () => ({ do: 'end-bonus', player, card: of(endBonuses, 'hidden') }),
    leave: () => ({ do: 'leave', player, ...(random() < 0.5 ? {} : { of: index() }) }),
  }
  return makers[word ?? of(keysOf(makers), 'pass')]()
}

const industryOf = (state: State): readonly number[] => state.players[state.turn]?.board.industry ?? []

function somePayment(random: Random): Payment {
  const kinds = ['own', 'own', 'black', 'turquoise', 'roubles'] as const
  const pay: { [kind in (typeof kinds)[number]]?: number } = {}
  for (let pieces = 1 + Math.floor(random() * 3); pieces > 0; pieces--) {
    const kind = kinds[Math.floor(random() * kinds.length)] ?? 'own'
    pay[kind] = (pay[kind] ?? 0) + 1
  }
  return pay
}

/** A legal move with one thing about it changed. */
export function mutate(state: State, move: TurnMove, random: Random): TurnMove {
  const other = attempt(state, random, move.do)
  const fields = Object.keys(other).filter(field => field !== 'do')
  const field = fields[Math.floor(random() * fields.length)] as keyof typeof other
  return { ...move, [field]: other[field] }
}

/** The board of a player with one value that anybody might type. */
export function typeSomething(state: State, random: Random): Action {
  const below = (bound: number) => Math.floor(random() * bound)
  const line = lineIds[below(3)] ?? 'kiev'
  const player = below(state.players.length)
  const settings = [
    { tracks: { [line]: { black: below(18), [colours[1 + below(4)] ?? 'gray']: below(12) } } },
    { locomotives: { [line]: Array.from({ length: below(4) }, () => 1 + below(9)) } },
    { factories: Array.from({ length: below(7) }, () => 1 + below(9)) },
    { industry: Array.from({ length: 1 + below(2) }, () => below(18)) },
    { doublers: below(11) },
    { tokens: tokenIds.filter(() => random() < 0.3) },
    { tokens: [tokenIds[below(7)] ?? 'card', tokenIds[below(7)] ?? 'card'] },
    { extraWorkers: below(4) },
    { blackWorker: true },
    { engineers: keysOf(engineers).filter(() => random() < 0.3) },
    { endBonus: keysOf(endBonusCards).filter(() => random() < 0.3) },
  ]
  return { do: 'set', player, board: settings[below(settings.length)] ?? {} }
}

/** An action as it can be compared: fields in one order, and nothing that says nothing. */
export function canonical(action: Action): string {
  const plain = Object.entries(action)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]): [string, unknown] =>
      field === 'pay'
        ? [
            field,
            Object.entries(value as Payment)
              .filter(([, count]) => count)
              .sort(),
          ]
        : [field, value],
    )
  return JSON.stringify(plain.sort(([a], [b]) => (a < b ? -1 : 1)))
}
