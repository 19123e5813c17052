import { type Board, frontMarker, ownsColour, spaceOf } from '../board/board'
import { isGap } from '../board/copy'
import { factoryAt } from '../board/industry'
import { placesFor } from '../board/locomotives'
import { lowestPile } from '../board/supply'
import { industryEnd } from '../printed/industry'
import { type Colour, lineIds, lines } from '../printed/lines'
import { nextTile } from './moves/build'
import { boardAt, boardsOf, type State } from './state'

/**
 * Whether there is plainly room for every printed part that is open, counted without trying anything out. A track that
 * moves never takes room from another colour, so colours are counted one by one; steps of any colour are counted as black.
 * Only a yes is certain.
 */
export function hasPlainRoom(state: State): boolean {
  const board = boardAt(state, state.turn)
  const steps = { black: 0, gray: 0, brown: 0, natural: 0, white: 0 }
  let industry = 0
  let factories = 0
  let locomotives = 0
  for (const effect of state.open) {
    if (effect.kind === 'chain') return false
    if (!effect.duty) continue
    if (effect.kind === 'advance') steps[plainColour(effect.colours)] += effect.steps
    else if (effect.kind === 'industry') industry += effect.steps
    else if (effect.kind !== 'build') return false
    else if (effect.what.includes('factory')) factories += effect.steps
    else locomotives += effect.steps
  }
  if (factories + locomotives > 0 && !canBuild(state, factories, locomotives)) return false
  for (const colour of lines['trans-siberian'].colours)
    if (steps[colour] > 0 && steps[colour] > roomFor(board, colour)) return false
  return industry === 0 || industry <= industryRoom(board)
}

const plainColour = (colours: readonly Colour[]): Colour => colours[0] ?? 'black'

/** There is always a gap for a factory, so a tile is enough; a locomotive needs a place, and must leave a tile for the factory. */
function canBuild(state: State, factories: number, locomotives: number): boolean {
  if (factories > 1 || locomotives > 1) return false
  const tile = nextTile(state)
  if (locomotives === 0) return state.returned.length > 0 || tile !== undefined
  if (tile === undefined || placesFor(boardAt(state, state.turn), tile).length === 0) return false
  return factories === 0 || state.returned.length > 0 || isTileBehind(state, tile)
}

/** Whether another tile follows on the piles once this one is taken. */
const isTileBehind = (state: State, tile: number): boolean =>
  lowestPile(boardsOf(state), [...state.returned, tile], state.cards.includes('locomotive-nine')) !== undefined

/** How many spaces a colour can advance on all lines while the others stand. */
function roomFor(board: Board, colour: Colour): number {
  if (!ownsColour(board, colour)) return 0
  let room = 0
  for (const line of lineIds) {
    const place = lines[line].colours.indexOf(colour)
    const ahead = lines[line].colours[place - 1]
    const last = place < 0 ? 0 : ahead ? spaceOf(board, line, ahead) - 1 : lines[line].spaces
    room += Math.max(0, last - spaceOf(board, line, colour))
  }
  return room
}

/** How many spaces the front marker can move on. */
function industryRoom(board: Board): number {
  const front = frontMarker(board)
  let to = front
  while (to < industryEnd && (!isGap(to + 1) || factoryAt(board, to + 1) !== undefined)) to++
  return to - front
}
