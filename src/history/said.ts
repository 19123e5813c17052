import type { GameEntry } from '../storage/database'
import { words } from './words'

/** What kind of a game it is: its way of use, and whatever is not usual about it. */
export function sayKind({ state, handedOverAt, unfinished, expansion, way }: GameEntry): string[] {
  const { ways, running, handedOver, unfinished: ended, expansion: expanded } = words()
  const said = [
    state === 'running' ? (handedOverAt ? handedOver : running) : undefined,
    unfinished ? ended : undefined,
    expansion ? expanded : undefined,
    way !== undefined && Object.hasOwn(ways, way) ? ways[way] : undefined,
  ]
  return said.filter(part => part !== undefined)
}
