import type { QuestionCardId } from '../printed/cards'
import { colours, lineIds } from '../printed/lines'
import type { TokenId } from '../printed/tokens'
import type { TurnMove, TurnWord } from './actions'
import { performTurnMove, turnMoves } from './moves'
import { hasPlainRoom } from './room'
import type { OpenEffect, State } from './state'

/** Whether a printed part of a public action is still to be done. */
export const hasDuty = (state: State): boolean => state.open.some(effect => effect.duty)

/**
 * Whether some order of legal choices does every printed part that is open. What is won on the way may be used in
 * between, so everything is tried; but first it is counted, and then the parts are tried by themselves.
 */
export function canComplete(state: State): boolean {
  if (!hasDuty(state) || hasPlainRoom(state)) return true
  return !isPlainlyBlocked(state) && (completesAlone(state) || completesSomehow(state))
}

/** One part of one colour and nothing else: its steps win nothing that makes room, so there is only what was counted. */
function isPlainlyBlocked({ open }: State): boolean {
  const [part, other] = open
  return !other && part?.kind === 'advance' && part.colours.length === 1
}

/** The words that do a printed part, and all that resolve what is open. */
const parts: readonly TurnWord[] = ['advance', 'industry', 'locomotive', 'factory', 'move-on', 'turn-over', 'reuse']
const resolving: readonly TurnWord[] = [...parts, 'doubler', 'token', 'card', 'leave']

function completesAlone(state: State): boolean {
  if (!hasDuty(state)) return true
  for (const word of parts)
    for (const move of stepsOf(state, word))
      if (isPart(state, move) && completesAlone(performTurnMove(state, move))) return true
  return false
}

/** A step of a printed part, or of the locomotive chain that such a step has begun. */
function isPart(state: State, move: TurnMove): boolean {
  if (!('of' in move) || move.of === undefined) return move.do === 'move-on' || move.do === 'turn-over'
  return state.open[move.of]?.duty ?? false
}

/** Tries everything that can help, the shortest way first. */
function completesSomehow(state: State): boolean {
  const seen = new Set<string>()
  const waiting = [state]
  for (const at of waiting) {
    for (const move of steps(at)) {
      if (!canHelp(at, move)) continue
      const next = performTurnMove(at, move)
      if (!hasDuty(next) || hasPlainRoom(next)) return true
      const key = keyOf(next)
      if (seen.has(key)) continue
      seen.add(key)
      waiting.push(next)
    }
  }
  return false
}

/** What tells two states of one search apart, in as few letters as will do: making it is most of the work. */
function keyOf({ players, turn, open, returned, cards }: State): string {
  const board = players[turn]?.board
  if (!board) return ''
  const { tracks, locomotives, industry, factories, tokens } = board
  let key = `${industry.join()};${factories.join()};${tokens.join()};${returned.join()};${cards.join()}`
  for (const line of lineIds) {
    key += `;${locomotives[line].join()}:`
    for (const colour of colours) key += `${tracks[line][colour] ?? ''},`
  }
  for (const effect of open) key += `;${effect.from}${effect.kind}${detailOf(effect)}${effect.steps}${effect.duty}`
  return key
}

function detailOf(effect: OpenEffect): string | number {
  if (effect.kind === 'advance') return effect.colours.join()
  if (effect.kind === 'build') return effect.what.join()
  return effect.kind === 'chain' ? effect.number : ''
}

/** Tokens and cards that make room for nothing. */
const idleTokens: readonly TokenId[] = ['revaluation', 'kiev-medal', 'doublers-3']
const idleCards: readonly QuestionCardId[] = ['black-worker', 'engineer-and-rouble']

/** Whether a step can bring a printed part nearer. A track that is not asked for helps only by winning a token. */
function canHelp(state: State, move: TurnMove): boolean {
  switch (move.do) {
    case 'token':
      return !idleTokens.includes(move.token)
    case 'card':
      return !idleCards.includes(move.card)
    case 'doubler':
      return false
    case 'advance':
      return (move.colour === 'black' && move.line !== 'kiev') || state.open.some(asksForTracks)
    default:
      return true
  }
}

const asksForTracks = ({ duty, kind }: OpenEffect): boolean => duty && (kind === 'advance' || kind === 'reuse')

/** The steps that the rules of the moment allow, whatever becomes of the printed parts. */
function* steps(state: State): Generator<TurnMove> {
  for (const word of resolving) yield* stepsOf(state, word)
}

function* stepsOf<Word extends TurnWord>(state: State, word: Word): Generator<TurnMove<Word>> {
  const rule = turnMoves[word]
  for (const move of rule.candidates(state)) if (!rule.refuse(state, move)) yield move
}
