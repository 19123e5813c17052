import { type Board, startBoard } from '../../../src/games/russian-railroads/board/board'
import type { Copy } from '../../../src/games/russian-railroads/board/copy'
import { placeDoublers } from '../../../src/games/russian-railroads/board/doublers'
import { gapsFor, placeFactory } from '../../../src/games/russian-railroads/board/factories'
import { addMarker, moveMarker, refuseIndustry } from '../../../src/games/russian-railroads/board/industry'
import { placeLocomotive, placesFor } from '../../../src/games/russian-railroads/board/locomotives'
import { tokensWon, workersWon } from '../../../src/games/russian-railroads/board/special-spaces'
import { advanceTrack, refuseAdvance } from '../../../src/games/russian-railroads/board/track'
import { lineIds, lines } from '../../../src/games/russian-railroads/printed/lines'
import { tilesPerNumber } from '../../../src/games/russian-railroads/printed/locomotives'
import { type TokenId, tokens } from '../../../src/games/russian-railroads/printed/tokens'

/** Numbers from 0 up to 1 that look random and repeat for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of the items; undefined only if there are none. */
export const pick = <T>(random: () => number, items: readonly T[]): T | undefined =>
  items[Math.floor(random() * items.length)]

type Step = (board: Board, random: () => number, done: number) => Board

const advance: Step = (board, random) => {
  const open = lineIds.flatMap(line =>
    lines[line].colours.filter(colour => !refuseAdvance(board, line, colour)).map(colour => ({ line, colour })),
  )
  const step = pick(random, open)
  return step ? advanceTrack(board, step.line, step.colour) : board
}

/** Numbers rise while a game goes on. */
const build: Step = (board, random, done) => {
  const number = Math.min(9, 2 + Math.floor(done / 10) + Math.floor(random() * 3))
  const lying = [...lineIds.flatMap(line => board.locomotives[line]), ...board.factories]
  if (lying.filter(other => other === number).length >= tilesPerNumber) return board
  const place = pick(random, placesFor(board, number))
  return place && random() < 0.6 ? placeLocomotive(board, number, place) : buildFactory(board, number, random)
}

const buildFactory = (board: Board, number: number, random: () => number): Board =>
  placeFactory(board, number, pick(random, gapsFor(board)) ?? 1)

const moveIndustry: Step = (board, random) => {
  const from = pick(
    random,
    board.industry.filter(position => !refuseIndustry(board, position)),
  )
  return from === undefined ? board : moveMarker(board, from)
}

const steps: readonly Step[] = [
  ...Array.from({ length: 9 }, () => advance),
  ...Array.from({ length: 3 }, () => moveIndustry),
  build,
  build,
  board => placeDoublers(board, 1, 8),
]

/** The board with the ? tokens and workers that its special spaces have given, tokens chosen by chance. */
function takeWon(board: Board, copy: Copy, random: () => number): Board {
  const open = (Object.keys(tokens) as TokenId[]).filter(token => !board.tokens.includes(token))
  const token = board.tokens.length < tokensWon(board, copy) ? pick(random, open) : undefined
  const taken = token ? { ...board, tokens: [...board.tokens, token] } : board
  return { ...(token === 'second-marker' ? addMarker(taken) : taken), extraWorkers: workersWon(board) }
}

/** A board somewhere between the first and the last round, made step by step, so that it can lie on a table. */
export function randomBoard(random: () => number, copy: Copy): Board {
  const length = 8 + Math.floor(random() * 130)
  let board = startBoard
  for (let done = 0; done < length; done++) {
    const step = pick(random, steps)
    if (step) board = takeWon(step(board, random, done), copy, random)
  }
  return board
}
