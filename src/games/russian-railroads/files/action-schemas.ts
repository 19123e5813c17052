import * as v from 'valibot'
import { engineerIds } from '../board/copy'
import { industryEnd } from '../printed/industry'
import { colours, doublerPlaces, lineIds, lines } from '../printed/lines'
import { extraWorkers, factoryGaps, playerColors } from '../printed/players'
import type { Action } from '../rules/actions'
import { pieceKinds } from '../rules/payment'
import type { Reason } from '../rules/state'
import { correctionsSchema } from './corrections'
import { count, isRecord, someOf, strict, text } from './shape'
import {
  endBonus,
  endBonusIds,
  engineer,
  engineerRow,
  line,
  list,
  questionCard,
  questionCardList,
  seat,
  seats,
  space,
  startingBonus,
  tile,
  tiles,
  token,
  tokenIds,
} from './things'

const reasons: readonly Reason[] = ['terminus', 'engineer', 'factory-1', 'factory-8', 'end-bonus', 'pass', 'table']

const yes = v.exactOptional(v.literal(true))
const player = { player: seat }
/** Index of an open effect. */
const of = count(0, 99)
const placing = { line, replace: v.exactOptional(tile) }
const roubles = count(0, 999)
const pieces = v.entriesFromList(pieceKinds, count(0, 99))
const longestLine = Math.max(...lineIds.map(id => lines[id].spaces))

// What the table overrules may break the rules, but there is no more of it than fits on a board.
const board = strict({
  tracks: v.exactOptional(someOf(lineIds, someOf(colours, count(0, longestLine)))),
  locomotives: v.exactOptional(someOf(lineIds, list(tile, lines['trans-siberian'].places))),
  doublers: v.exactOptional(count(0, doublerPlaces)),
  factories: v.exactOptional(list(tile, factoryGaps)),
  industry: v.exactOptional(v.pipe(list(count(0, industryEnd), 2), v.minLength(1))),
  tokens: v.exactOptional(list(token, tokenIds.length)),
  engineers: v.exactOptional(list(engineer, engineerIds.length)),
  extraWorkers: v.exactOptional(count(0, extraWorkers)),
  blackWorker: v.exactOptional(v.boolean()),
  endBonus: v.exactOptional(list(v.picklist([...endBonusIds, 'hidden']), endBonusIds.length)),
})

const table = {
  round: v.exactOptional(count(1, 99)),
  order: v.exactOptional(seats),
  turn: v.exactOptional(seat),
  passed: v.exactOptional(seats),
  placements: v.exactOptional(list(strict({ seat, space, ...pieces }), 99)),
  engineers: v.exactOptional(engineerRow),
  returned: v.exactOptional(tiles),
  cards: v.exactOptional(questionCardList),
}

const trackAgain = {
  order: seats,
  roubles: list(roubles, playerColors.length),
  engineers: engineerRow,
  returned: tiles,
  cards: questionCardList,
}

const action = <const Word extends Action['do'], const Entries extends v.ObjectEntries>(word: Word, entries: Entries) =>
  strict({ do: v.literal(word), ...entries, forced: yes })

const onlyScore = action('way', { way: v.literal('score') })
const track = action('way', { way: v.picklist(['track']), ...trackAgain })

type SchemaOf<Word extends Action['do']> = v.GenericSchema<unknown, Extract<Action, { readonly do: Word }>>

/** The shape of every action, by the word that it says. */
export const actionSchemas: { readonly [Word in Action['do']]: SchemaOf<Word> } = {
  bonus: action('bonus', { ...player, card: startingBonus }),
  take: action('take', { ...player, space, pay: someOf(pieceKinds, count(0, 99)), swap: v.exactOptional(space) }),
  pass: action('pass', player),
  advance: action('advance', { ...player, of, line, colour: v.picklist(colours) }),
  industry: action('industry', { ...player, of, from: count(0, industryEnd) }),
  doubler: action('doubler', { ...player, of }),
  locomotive: action('locomotive', { ...player, of, ...placing }),
  factory: action('factory', { ...player, of, tile, returned: yes, gap: count(1, factoryGaps) }),
  'move-on': action('move-on', { ...player, ...placing }),
  'turn-over': action('turn-over', player),
  token: action('token', { ...player, of, token }),
  card: action('card', { ...player, of, card: questionCard }),
  reuse: action('reuse', { ...player, of, space, black: v.boolean() }),
  'end-bonus': action('end-bonus', { ...player, card: v.picklist([...endBonusIds, 'hidden', 'points']) }),
  leave: action('leave', { ...player, of: v.exactOptional(of) }),
  score: action('score', {}),
  reveal: action('reveal', { ...player, cards: list(endBonus, endBonusIds.length) }),
  finish: action('finish', {}),
  points: action('points', {
    ...player,
    points: count(-9999, 9999),
    reason: v.picklist(reasons),
    note: v.exactOptional(text(0, 60)),
  }),
  set: action('set', {
    ...player,
    board: v.exactOptional(board),
    points: v.exactOptional(count(-9999, 9999)),
    roubles: v.exactOptional(roubles),
  }),
  'set-table': action('set-table', table),
  copy: action('copy', { corrections: correctionsSchema }),
  withdraw: action('withdraw', { ...player, ranked: v.boolean() }),
  return: action('return', player),
  stop: action('stop', { then: v.picklist(['score', 'finish', 'nothing']) }),
  way: v.lazy(value => (isRecord(value) && value.way === 'score' ? onlyScore : track)),
}
