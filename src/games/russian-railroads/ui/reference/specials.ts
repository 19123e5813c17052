import type { Copy } from '../../board/copy'
import { colours, type Line, lineIds, lines, unlockedAt } from '../../printed/lines'
import {
  type Advantage,
  type Condition,
  doubledLine,
  kievMedal,
  kievStars,
  specialSpaces,
  terminusPoints,
  whiteSteps,
} from '../../printed/special-spaces'
import { starPoints } from '../../scoring/lines'
import { listOf } from '../../text/said'
import type { Words } from '../../text/words'
import type { Entry } from './entries'

/** What is to be explained about a space of a line. */
interface Fact extends Condition {
  readonly gives: string
}

/** Every special space, in the order of the lines; a space with several advantages is one entry. */
export function explainSpecials(words: Words, copy: Copy): Entry[] {
  const facts = factsOf(words, copy)
  return lineIds.flatMap(line =>
    Array.from({ length: lines[line].spaces }, (_, i) => i + 1).flatMap(space => {
      const own = facts.filter(fact => fact.line === line && fact.space === space)
      return own.length === 0 ? [] : [explain(words, line, space, own)]
    }),
  )
}

function explain({ names, reference: { specials } }: Words, line: Line, space: number, facts: readonly Fact[]): Entry {
  const conditionOf = ({ colour, locomotive }: Fact) => specials.condition(names.colours[colour], locomotive)
  const sentences = [...new Set(facts.map(conditionOf))].map(condition =>
    specials.sentence(
      condition,
      facts.filter(fact => conditionOf(fact) === condition).map(fact => fact.gives),
    ),
  )
  return {
    id: `special:${line}-${space}`,
    section: 'specials',
    title: `${names.lines[line]} ${space}`,
    text: sentences.join(' '),
  }
}

const values: Readonly<Record<Advantage, number>> = {
  worker: 1,
  token: 1,
  terminus: terminusPoints,
  'white-steps': whiteSteps,
}

function factsOf({ names, reference: { specials } }: Words, copy: Copy): Fact[] {
  const unlocking = colours.filter(colour => unlockedAt[colour] > 0)
  return [
    ...unlocking.map((colour): Fact => {
      const own = lineIds.filter(line => lines[line].colours.includes(colour)).map(line => names.lines[line])
      const gives = specials.unlock(names.colours[colour], listOf(own, names.and))
      return { line: 'trans-siberian', space: unlockedAt[colour], colour: 'black', locomotive: false, gives }
    }),
    ...specialSpaces.map(special => ({ ...special, gives: specials.gives[special.gives](values[special.gives]) })),
    { ...doubledLine, gives: specials.doubled },
    ...kievStars.map(
      (space): Fact => ({
        line: 'kiev',
        space,
        colour: 'black',
        locomotive: true,
        gives: specials.star(starPoints(space, copy)),
      }),
    ),
    { ...kievMedal, gives: specials.medal(kievMedal.points) },
  ]
}
