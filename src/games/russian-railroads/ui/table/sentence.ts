import { type Log, type Step, stateOf, type Tap } from '../../../../table/log'
import type { Refusal } from '../../../game'
import type { Action } from '../../rules/actions'
import type { Setup } from '../../rules/setup'
import type { State } from '../../rules/state'
import { sentenceOfAction } from '../../text/action'
import { sentenceOf } from '../../text/refusal'
import type { Words } from '../../text/words'

const playersOf = (setup: Setup): string[] => setup.players.map(player => player.name)

/** What a sentence about a step needs to know of the game. */
export interface Telling {
  readonly setup: Setup
  readonly start: State
  readonly over: boolean
}

/** What sentences about a game's steps need to know of it now. */
export const tellingOf = (setup: Setup, log: Log<State, Action>): Telling => ({
  setup,
  start: log.start,
  over: stateOf(log).phase === 'over',
})

/** Why something is not allowed. */
export const sayRefusal = (refusal: Refusal, setup: Setup, words: Words): string =>
  sentenceOf(words, refusal, playersOf(setup))

/** An action that holds, as a line of the log; End Bonus cards stay hidden until the game is over. */
export function sayAction(
  { action, before, state }: Step<State, Action>,
  { setup, start, over }: Telling,
  words: Words,
): string {
  const done = { action, before: before?.state ?? start, after: state }
  return sentenceOfAction(words, done, { players: playersOf(setup), cardsOpen: over })
}

/** What undo or redo is about. */
export const sayTap = ({ step }: Tap<State, Action>, telling: Telling, words: Words): string =>
  step ? sayAction(step, telling, words) : words.dock.mended
