import { colours } from '../../printed/lines'
import type { OpenEffect } from '../../rules/state'
import type { Words } from '../../text/words'

/** What is still open in a turn, as a few words: "1 gray left". */
export const sayLeft = (open: readonly OpenEffect[], words: Words): string =>
  open.map(effect => sayEffect(effect, words)).join(', ')

function sayEffect(effect: OpenEffect, { dock, names }: Words): string {
  const { left } = dock
  switch (effect.kind) {
    case 'advance': {
      const [first = '', ...others] = effect.colours.map(colour => names.colours[colour])
      const named = others.reduce((said, colour) => names.or(said, colour), first)
      return left.advance(effect.steps, effect.colours.length === colours.length ? left.any : named)
    }
    case 'industry':
      return left.industry(effect.steps)
    case 'build': {
      const [what] = effect.what
      return effect.what.length > 1 || !what ? left.build.both : left.build[what]
    }
    case 'chain':
      return left.chain(effect.number)
    default:
      return left[effect.kind]
  }
}
