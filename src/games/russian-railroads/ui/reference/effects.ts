import { insteadOfEndBonus } from '../../printed/cards'
import type { PrintedEffect } from '../../printed/effects'
import { colours } from '../../printed/lines'
import { tempWorkers } from '../../printed/players'
import { nine } from '../../rules/effects'
import { listOf } from '../../text/said'
import type { Words } from '../../text/words'

/** What effects give, one after the other: "1 industry advancement and 3 points". */
export const sayEffects = (words: Words, effects: readonly PrintedEffect[]): string =>
  listOf(effects.map(effect => sayEffect(words, effect)).filter(Boolean), words.names.and)

function sayEffect({ names, reference: { effects: words } }: Words, effect: PrintedEffect): string {
  switch (effect.kind) {
    case 'advance':
      return effect.colours.length === colours.length
        ? words.advanceAny(effect.steps)
        : words.advance(
            effect.steps,
            effect.colours.map(colour => names.colours[colour]),
          )
    case 'industry':
      return words.industry(effect.steps)
    case 'build': {
      const [what, other] = effect.what
      return other || !what ? words.build.either : words.build[what]
    }
    case 'doublers':
      return words.doublers(effect.count)
    case 'points':
      return words.points(effect.points)
    case 'roubles':
      return words.roubles(effect.count)
    case 'reuse':
      return words.reuse
    case 'temp-workers':
      return words.tempWorkers(tempWorkers)
    case 'hire':
      return words.hire
    case 'order':
      return words.order
    case 'engineer-numbers':
      return words.engineerNumbers
    case 'best-locomotives':
      return words.bestLocomotives(effect.count)
    case 'second-marker':
      return words.secondMarker
    case 'card':
      return words.card
    case 'end-bonus':
      return words.endBonus(insteadOfEndBonus)
    case 'again':
      return words.again
    case 'letterless-engineer':
      return words.letterlessEngineer
    case 'black-worker':
      return words.blackWorker
    case 'locomotive-nine':
      return words.locomotiveNine(nine)
    case 'passive':
      return ''
  }
}
