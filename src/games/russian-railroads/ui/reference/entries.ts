import type { Copy } from '../../board/copy'
import { actionSpaces, type BoardSpace } from '../../printed/action-spaces'
import {
  type EndBonusCard,
  type EndBonusId,
  endBonusCards,
  endBonusCardsInPlay,
  majorityPrizes,
  type QuestionCardId,
  questionCards,
  type StartingBonusId,
  startingBonusCards,
} from '../../printed/cards'
import { type EngineerId, engineerCost, engineers } from '../../printed/engineers'
import { industryGaps } from '../../printed/industry'
import { colours, revaluedTrackValues, trackValues, unlockedAt } from '../../printed/lines'
import { factories, locomotiveNumbers } from '../../printed/locomotives'
import { blockedForTwo } from '../../printed/players'
import { type TokenId, tokens } from '../../printed/tokens'
import { capital } from '../../text/said'
import type { Words } from '../../text/words'
import { sayEffects } from './effects'
import { explainSpecials } from './specials'

export type Section = keyof Words['reference']['sections']

/** Something on the table, explained. The id is its kind and its name, such as `factory:4`. */
export interface Entry {
  readonly id: string
  readonly section: Section
  readonly title: string
  readonly text: string
}

/** Everything on the table, with the printed values of this copy. */
export const listReference = (words: Words, copy: Copy): Entry[] => [
  ...spaces(words, copy),
  ...explainSpecials(words, copy),
  ...tracks(words),
  ...industry(words, copy),
  ...factoryTiles(words),
  ...engineerTiles(words, copy),
  ...tokenTiles(words),
  ...cards(words),
  ...pieces(words, copy),
]

const keysOf = <Id extends string>(table: Readonly<Record<Id, unknown>>) => Object.keys(table) as Id[]

function spaces(words: Words, copy: Copy): Entry[] {
  const { reference, names } = words
  const notes: Readonly<Partial<Record<BoardSpace, string>>> = reference.spaces
  return keysOf<BoardSpace>(actionSpaces).map(space => {
    const { effects, workers, roubles } = actionSpaces[space]
    const cost = space === 'last-round' ? copy.lastRoundWorkers : workers
    const text = [
      reference.cost(cost, roubles),
      effects.length > 0 ? reference.gives(sayEffects(words, effects)) : '',
      notes[space] ?? '',
      isForTwo(space, copy) ? '' : reference.notForTwo,
    ]
    return entry('spaces', `space:${space}`, names.spaces[space].short, text)
  })
}

function isForTwo(space: BoardSpace, { twoPlayerSpaces }: Copy): boolean {
  const uncertain: Readonly<Partial<Record<BoardSpace, boolean>>> = twoPlayerSpaces
  return !blockedForTwo.some(blocked => blocked === space) && uncertain[space] !== false
}

const tracks = ({ reference: { track }, names }: Words): Entry[] =>
  colours.map(colour =>
    entry('tracks', `track:${colour}`, capital(track.title(names.colours[colour])), [
      track.value(trackValues[colour], revaluedTrackValues[colour]),
      unlockedAt[colour] > 0 ? track.unlocked(unlockedAt[colour]) : '',
      track.covers,
    ]),
  )

function industry({ reference }: Words, copy: Copy): Entry[] {
  const points = copy.industry.flatMap((value, position) => (value === undefined ? [] : [`${position} → ${value}`]))
  const { title, text } = reference.industry
  return [entry('industry', 'industry', title, [text(points.join(', '), industryGaps.join(', '), copy.industryToken)])]
}

const factoryTiles = (words: Words): Entry[] =>
  locomotiveNumbers.map(number =>
    entry(
      'factories',
      `factory:${number}`,
      `${capital(words.names.factory(String(number)))}: ${words.names.factories[number]}`,
      [words.reference.factory(sayEffects(words, [factories[number]]))],
    ),
  )

const engineerTiles = (words: Words, copy: Copy): Entry[] =>
  keysOf<EngineerId>(engineers)
    .sort((a, b) => copy.engineers[a].number - copy.engineers[b].number)
    .map(id => {
      const { number, letter } = copy.engineers[id]
      const { reference, names } = words
      return entry('engineers', `engineer:${id}`, reference.engineerTitle(number, names.engineers[id]), [
        reference.cost(engineerCost.workers, engineerCost.roubles),
        reference.engineer(sayEffects(words, engineers[id].effects), engineers[id].effects.length > 1),
        reference.letter[letter],
      ])
    })

const tokenTiles = (words: Words): Entry[] =>
  keysOf<TokenId>(tokens).map(id => {
    const effects = sayEffects(words, tokens[id])
    return entry('tokens', `token:${id}`, capital(words.names.tokens[id]), [
      effects ? words.reference.gives(effects) : '',
      words.reference.tokens[id],
    ])
  })

const cards = (words: Words): Entry[] => [
  ...keysOf<QuestionCardId>(questionCards).map(id =>
    entry('questionCards', `card:${id}`, capital(words.names.questionCards[id]), [
      words.reference.questionCard(sayEffects(words, questionCards[id])),
    ]),
  ),
  ...keysOf<EndBonusId>(endBonusCards).map(id => {
    const { points = 0, each = 0, max = 0, steps = [] }: EndBonusCard = endBonusCards[id]
    return entry('endBonusCards', `end-bonus:${id}`, capital(words.names.endBonusCards[id]), [
      words.reference.endBonusCards[id]({ points, each, max, steps }),
    ])
  }),
  ...keysOf<StartingBonusId>(startingBonusCards).map(id =>
    entry('startingBonusCards', `bonus:${id}`, capital(words.names.startingBonusCards[id]), [
      words.reference.startingBonusCard(sayEffects(words, startingBonusCards[id])),
    ]),
  ),
]

function pieces({ reference: { pieces: words } }: Words, copy: Copy): Entry[] {
  const values: Readonly<Record<keyof typeof words, string>> = {
    locomotive: words.locomotive.text,
    factory: words.factory.text,
    uncovered: words.uncovered.text,
    doubler: words.doubler.text,
    'black-worker': words['black-worker'].text,
    turquoise: words.turquoise.text,
    roubles: words.roubles.text,
    engineer: words.engineer.text(...majorityPrizes),
    pass: words.pass.text(copy.passPoints.join(', ')),
    'end-bonus': words['end-bonus'].text(endBonusCardsInPlay),
  }
  return keysOf<keyof typeof words>(words).map(id => entry('pieces', `piece:${id}`, words[id].title, [values[id]]))
}

const entry = (section: Section, id: string, title: string, sentences: readonly string[]): Entry => ({
  id,
  section,
  title,
  text: sentences.filter(Boolean).join(' '),
})
