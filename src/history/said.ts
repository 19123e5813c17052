import type { GameEntry } from '../storage/database'
import { words } from './words'

/** A playing time in words. */
export function sayDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return words().duration(Math.floor(minutes / 60), minutes % 60)
}

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
