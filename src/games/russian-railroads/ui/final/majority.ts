import type { Copy } from '../../board/copy'
import { majorityPrizes } from '../../printed/cards'
import { boardsOf, type State } from '../../rules/state'
import { rankEngineers } from '../../scoring/end'
import type { Words } from '../../text/words'

type Standing = ReturnType<typeof rankEngineers>[number]

/** Who gets the prizes of the engineer majority and why, in sentences. */
export function sayMajority({ final: { majority } }: Words, state: State, names: readonly string[]): string[] {
  const copy: Copy = state.copy
  const boards = boardsOf(state)
  const ranking = rankEngineers(boards, copy)
  const [first, second] = ranking
  const nameOf = ({ seat }: Pick<Standing, 'seat'>) => names[seat] ?? ''
  if (!first) return [majority.nobody]

  /** Those with as many engineers as somebody who wins a prize, where a number has to decide. */
  const tied = (with_: Standing | undefined) => ranking.filter(({ engineers }) => engineers === with_?.engineers)
  const sayTie = (all: readonly Standing[]): string[] => {
    const [ahead, ...behind] = all
    if (!ahead || behind.length === 0) return []
    const numbers = behind.map(({ highest }) => highest)
    return [majority.tie(all.map(nameOf), ahead.engineers, nameOf(ahead), ahead.highest, numbers)]
  }
  return [
    majority.first(nameOf(first), first.engineers, majorityPrizes[0]),
    ...(second ? [majority.second(nameOf(second), second.engineers, majorityPrizes[1])] : []),
    ...sayTie(tied(first)),
    ...(second && second.engineers < first.engineers ? sayTie(tied(second)) : []),
    ...boards.flatMap((board, seat) => {
      if (!board.endBonus.includes('extra-engineer')) return []
      return [(board.engineers.length > 0 ? majority.card : majority.cardAlone)(nameOf({ seat }))]
    }),
  ]
}
