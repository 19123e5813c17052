import type { Action } from '../rules/actions'
import type { Pieces, State } from '../rules/state'
import type { Words } from './en'
import { cardName, countOf, listOf, spaceName } from './said'
import { sayBoardSetting, sayTableSetting } from './setting'

/** An action that was done, with the states around it. */
export interface Done {
  readonly action: Action
  readonly before: State
  readonly after: State
}

export interface Told {
  /** Names by seat. */
  readonly players: readonly string[]
  /** Whether End Bonus cards lie open, as they do from the final on; until then each is only "a card". */
  readonly cardsOpen?: boolean
}

/** What was done and by whom: "Anna: 1 gray, Trans-Siberian to 8". */
export const sentenceOfAction = (words: Words, done: Done, told: Told): string =>
  sayBy(words, done, told, sayForced(words, done, told))

/** What several actions have done: steps of one track or marker in a row are counted together, and a person named once. */
export function sentenceOfActions(words: Words, steps: readonly Done[], told: Told): string {
  const sentences: { readonly first: Done; readonly parts: string[] }[] = []
  for (let i = 0; i < steps.length; ) {
    const row = rowFrom(steps, i)
    const last = steps[i + row - 1]
    i += row
    if (!last) continue
    const part = sayForced(words, last, told, row)
    const before = sentences.at(-1)
    if (before && playerOf(before.first) === playerOf(last)) before.parts.push(part)
    else sentences.push({ first: last, parts: [part] })
  }
  return sentences.map(({ first, parts }) => sayBy(words, first, told, parts.join(', '))).join('; ')
}

const playerOf = ({ action }: Done): number | undefined => ('player' in action ? action.player : undefined)

function sayBy({ actions }: Words, done: Done, { players }: Told, what: string): string {
  const player = playerOf(done)
  return player === undefined ? what : actions.by(players[player] ?? String(player + 1), what)
}

function sayForced(words: Words, done: Done, told: Told, steps = 1): string {
  const what = sayAction(words, done, told, steps)
  return done.action.forced ? words.actions.forced(what) : what
}

/** How many actions from here on move the same track, or a marker further. */
function rowFrom(steps: readonly Done[], from: number): number {
  let to = from + 1
  while (isGoingOn(steps[to - 1]?.action, steps[to]?.action)) to++
  return to - from
}

function isGoingOn(one: Action | undefined, next: Action | undefined): boolean {
  if (one?.forced || next?.forced) return false
  if (one?.do === 'advance' && next?.do === 'advance')
    return one.player === next.player && one.line === next.line && one.colour === next.colour
  if (one?.do === 'industry' && next?.do === 'industry') return one.player === next.player && next.from === one.from + 1
  return false
}

function sayAction(words: Words, { action, before, after }: Done, { cardsOpen }: Told, steps: number): string {
  const { names, actions } = words
  switch (action.do) {
    case 'bonus':
      return actions.bonus(cardName(names, action.card))
    case 'take': {
      const what = actions.take(spaceName(names, action.space), sayPieces(words, action.pay))
      return action.swap ? actions.swap(what, spaceName(names, action.swap)) : what
    }
    case 'pass':
      return actions.pass
    case 'advance': {
      const { player, line, colour } = action
      const space = after.players[player]?.board.tracks[line][colour] ?? 0
      return actions.advance(steps, names.colours[colour], names.lines[line], space)
    }
    case 'industry':
      return actions.industry(steps, action.from + 1)
    case 'doubler':
      return actions.doubler
    case 'locomotive':
    case 'move-on': {
      const what = actions.locomotive(newNumber(before, after, action), names.lines[action.line])
      return action.replace === undefined ? what : actions.replace(what, action.replace)
    }
    case 'factory':
      return actions.factory(action.tile, factoryName(words, action.tile), action.gap)
    case 'turn-over':
      return actions.turnOver(numberInHand(before))
    case 'token':
      return actions.token(names.tokens[action.token])
    case 'card':
      return actions.card(cardName(names, action.card))
    case 'reuse':
      return actions.reuse(spaceName(names, action.space))
    case 'end-bonus': {
      if (action.card === 'points') return actions.endBonusPoints(pointsWon(before, after, action.player))
      return cardsOpen && action.card !== 'hidden' ? actions.endBonus(cardName(names, action.card)) : actions.hiddenCard
    }
    case 'leave':
      return actions.leave
    case 'score':
      return actions.score(before.round)
    case 'reveal': {
      const cards = action.cards.map(card => cardName(names, card))
      return cardsOpen ? actions.reveal(listOf(cards, names.and)) : actions.revealHidden
    }
    case 'finish':
      return actions.finish
    case 'points':
      return actions.points(action.points, action.note ?? words.points.reasons[action.reason])
    case 'set':
      return actions.set(sayBoardSetting(words, action) || actions.setNothing)
    case 'set-table':
      return actions.setTable(sayTableSetting(words, action) || actions.setNothing)
    case 'copy':
      return actions.copy
    case 'way':
      return action.way === 'score' ? actions.toScore : actions.toTrack
    case 'withdraw':
      return actions.withdraw(action.ranked)
    case 'return':
      return actions.return
    case 'stop':
      return actions.stop[action.then]
  }
}

/** "1 own worker and 1 rouble". */
export function sayPieces({ names }: Words, pieces: Partial<Pieces>): string {
  const { own = 0, black = 0, turquoise = 0, roubles = 0 } = pieces
  const counted = Object.entries({ own, black, turquoise, roubles } satisfies Pieces) as [keyof Pieces, number][]
  const said = counted.filter(([, count]) => count > 0).map(([kind, count]) => countOf(count, names.pieces[kind]))
  return listOf(said, names.and)
}

const factoryName = ({ names }: Words, tile: number): string => {
  const table: Readonly<Record<number, string>> = names.factories
  return table[tile] ?? ''
}

/** The locomotive that a line has more of than before. */
function newNumber(
  before: State,
  after: State,
  { player, line }: Extract<Action, { do: 'locomotive' | 'move-on' }>,
): string {
  const old = [...(before.players[player]?.board.locomotives[line] ?? [])]
  const number = after.players[player]?.board.locomotives[line].find(placed => {
    const at = old.indexOf(placed)
    if (at >= 0) old.splice(at, 1)
    return at < 0
  })
  return number === undefined ? '' : String(number)
}

/** The locomotive that waits to be placed. */
function numberInHand({ open }: State): string {
  const chain = open.find(effect => effect.kind === 'chain')
  return chain ? String(chain.number) : ''
}

const pointsWon = (before: State, after: State, seat: number): number =>
  (after.players[seat]?.points ?? 0) - (before.players[seat]?.points ?? 0)
