import { describe, expect, test } from 'vitest'
import type { EngineerId } from '../../../../src/games/russian-railroads/printed/engineers'
import { choices } from '../../../../src/games/russian-railroads/rules/choices'
import { gameOf } from '../game'

/*
 * What the first player can do on the opening board, counted by hand before the code was asked. A choice is a space with
 * one way to pay for it, or to pass. Black stands on 1 everywhere, no other colour is owned, the piles begin with #2.
 *
 * Ways to pay n workers with w own workers (w ≥ n) and r roubles: from 0 to min(n, r) roubles, so min(n, r) + 1.
 *
 *                            4 and 3 players (1 rouble)        2 players (2 roubles)
 *   track-any (1w + 1r)      1  worker + rouble                2  worker + rouble, or 2 roubles
 *   track-black-1 (1w)       2                                 –  not on this side
 *   track-black-2 (2w)       2                                 3
 *   track-gray-1, -2         0  gray is not owned, and gray    0
 *                               alone wins no black step
 *   brown, natural, white    0  not owned                      0
 *   track-basic (1w)         2  black                          2
 *   loco-1 (1w)              2  #2 fits onto every line        2
 *   loco-2 (2w)              2                                 –
 *   loco-3 (3w)              2                                 3
 *   industry-1 (1w)          2                                 2
 *   industry-2 (2w)          2  positions 1 and 2              3
 *   industry-black (2w)      2                                 –
 *   doubler (1w)             2                                 2
 *   roubles (1w)             2                                 2
 *   temp-workers (1w)        2                                 –
 *   engineer-right (1w)      2  if its action can be done      2
 *   engineer-left (1w)       2  if its action can be done      –
 *   hire (1r)                1  a rouble only                  1
 *   order-1 (1w)             0  the own place                  1  allowed; a rouble finds no own worker to swap with
 *   order-2 (1w)             1  no own worker to swap with     –
 *   last-round               0  not yet                        0
 *   pass                     1                                 1
 *                           --                                --
 *                           32                                26
 *
 * On the public spaces lie A tiles. Of these, gray + 5 points needs gray, and re-use needs a space that was used: neither
 * can be done in full, so each of them takes its 2 ways away. The other five (industry + 3, doubler + 3, industry + black,
 * build, 2 black) can be done.
 */
const row = (right: EngineerId, left: EngineerId): readonly EngineerId[] => ['industry-3-points', right, left]

describe('the choices of the first player on the opening board', () => {
  test.each([
    [4, 32],
    [3, 32],
    [2, 26],
  ] as const)('%i players: %i', (players, count) => {
    expect(choices(gameOf(players, { engineers: row('doubler-3-points', 'build') }))).toHaveLength(count)
  })

  test.each([
    [4, 30],
    [3, 30],
    [2, 24],
  ] as const)('%i players, gray + 5 points on the right: %i', (players, count) => {
    expect(choices(gameOf(players, { engineers: row('gray-5-points', 'two-black') }))).toHaveLength(count)
  })

  test.each([
    [4, 28],
    [3, 28],
    [2, 24],
  ] as const)('%i players, re-use on the right and gray + 5 points on the left: %i', (players, count) => {
    expect(choices(gameOf(players, { engineers: row('use-again', 'gray-5-points') }))).toHaveLength(count)
  })
})
