import { describe, expect, test } from 'vitest'
import { writeGame } from '../../src/games/russian-railroads/files/game-file'
import { readPosition } from '../../src/games/russian-railroads/files/position'
import { scorePosition } from '../../src/games/russian-railroads/files/scores'
import { pickByKind } from '../../src/games/russian-railroads/rules/random-game'
import type { Report } from '../../tools/report'
import { simulateGame } from '../../tools/simulated'
import { gameOf, lines, setup } from '../games/russian-railroads/files/game-fixtures'
import { seed } from '../size'
import { fileWith, patience, run } from './command'

const replay = (file: unknown) => run('replay', [fileWith(file)])
const report = (file: unknown) => replay(file).json() as Report
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('replay', patience, () => {
  test.each([2, 3, 4] as const)('a whole game of %i players', players => {
    const { game, state } = simulateGame(players, seed, 0, pickByKind)
    const told = report(writeGame(game))
    expect(told).toMatchObject({ game: 'russian-railroads', finished: true, forced: [], corrected: [] })
    expect(told.final).toEqual(game.setup.players.map(({ name }, seat) => ({ name, ...game.result?.[seat] })))

    // Every number comes from somewhere: the rounds, points at once and the end.
    const pointsOf = (name: string) =>
      sum(told.rounds.flatMap(({ scores }) => scores.filter(score => score.name === name).map(s => s.round.total))) +
      sum(told.atOnce.filter(({ player }) => player === name).map(({ points }) => points)) +
      sum(told.end.filter(end => end.name === name).map(({ end }) => end.total))
    for (const [seat, { name }] of game.setup.players.entries())
      expect(pointsOf(name)).toBe(state.players[seat]?.points)

    // Each position is a file that `score` reads, and scores the same.
    expect(told.rounds.map(({ round }) => round)).toEqual(
      Array.from({ length: players === 4 ? 7 : 6 }, (_, i) => i + 1),
    )
    for (const { order, position, scores } of told.rounds) {
      expect([...order].sort()).toEqual(game.setup.players.map(({ name }) => name).sort())
      const read = readPosition(JSON.parse(JSON.stringify(position)))
      if (!read.ok) throw new Error(`${read.error.path} ${read.error.rule}`)
      expect(scorePosition(read.position).players.map(({ name, round }) => ({ name, round }))).toEqual(scores)
    }

    // Points at once belong to the line that gave them.
    for (const { action, player } of told.atOnce) {
      const line = game.actions[action]
      expect(line && 'player' in line && game.setup.players[line.player]?.name).toBe(player)
    }
  })

  test('an unfinished log: what was undone or mended does not count', () => {
    expect(report(gameOf(lines))).toMatchObject({ finished: false, rounds: [], end: [], final: [], forced: [] })
    const mended = [
      ...lines.slice(0, 2),
      { do: 'points', player: 0, points: 50, reason: 'table', at: 20 },
      { do: 'undo', to: 2, at: 21 },
      { do: 'points', player: 1, points: 5, reason: 'terminus', at: 22 },
      { do: 'mend', from: 4, actions: [{ do: 'points', player: 0, points: 7, reason: 'table' }], at: 23 },
    ]
    expect(report(gameOf(mended)).atOnce).toEqual([{ action: 5, player: 'Anna', points: 7, reason: 'table' }])
  })

  test('forced actions are named with the rule they broke, corrections by their line', () => {
    const log = [
      { do: 'bonus', player: 0, card: 'rouble', at: 0 },
      { do: 'set', player: 0, board: { doublers: 2 }, at: 1 },
      { do: 'take', player: 0, space: 'doubler', pay: { own: 1 }, forced: true, at: 2 },
      { do: 'pass', player: 1, forced: true, at: 3 },
      { do: 'set-table', round: 6, at: 4 },
      { do: 'copy', corrections: { kievStar8: 11 }, at: 5 },
    ]
    expect(report(gameOf(log))).toMatchObject({
      forced: [{ action: 2, rule: 'turn.other-player' }],
      corrected: [1, 4, 5],
    })
  })

  test('where only rounds are scored, setting a board is no correction', () => {
    const set = { do: 'set', player: 0, board: { tracks: { kiev: { black: 3 } } }, at: 1 }
    const file = gameOf([set, { do: 'score', at: 2 }], { setup: { ...setup, way: 'score', engineers: [] } })
    const told = report(file)
    expect(told.corrected).toEqual([])
    expect(told.rounds).toMatchObject([
      { round: 1, order: ['Boris', 'Anna'], scores: [{ name: 'Anna', round: { total: 0 } }, { name: 'Boris' }] },
    ])
  })

  test('boards that the table overruled stay readable as positions', () => {
    const set = { do: 'set', player: 0, board: { tracks: { kiev: { black: 3, gray: 5 } } }, forced: true, at: 1 }
    const file = gameOf([set, { do: 'score', at: 2 }], { setup: { ...setup, way: 'score', engineers: [] } })
    const told = report(file)
    expect(told.forced).toEqual([{ action: 0, rule: 'track.not-owned' }])
    const position = told.rounds[0]?.position
    expect(position?.overruled).toEqual(['track.not-owned'])
    expect(readPosition(position).ok).toBe(true)
  })

  test('two people with one name are told apart', () => {
    const players = setup.players.map(player => ({ ...player, name: 'Anna' }))
    const file = gameOf([{ do: 'score', at: 2 }], { setup: { ...setup, players, way: 'score', engineers: [] } })
    expect(report(file).rounds[0]?.scores.map(({ name }) => name)).toEqual(['Anna', 'Anna (2)'])
  })

  test('an action the rules refuse: status 2, its index, the rule and its text', () => {
    const log = [...lines.slice(0, 2), { do: 'pass', player: 1, at: 30 }]
    const { status, stdout, stderr } = replay(gameOf(log))
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toBe('2 turn.other-player: It is Anna’s turn.\n')
    expect(replay(gameOf([{ do: 'redo', at: 0 }])).stderr).toBe('0 log.nothing-undone: Nothing has been undone.\n')
  })

  test.each([
    ['no game file', { format: 'railroads.position' }, 'format file.format'],
    ['a wrong field', gameOf([{ do: 'pass', player: 7, at: 1 }]), 'actions[0].player file.value'],
    ['no JSON', 'hello', '(file) file.json'],
  ])('%s: status 2 and the path of the first wrong field', (_, file, start) => {
    const { status, stderr } = replay(file)
    expect(status).toBe(2)
    expect(stderr.startsWith(`${start}: `)).toBe(true)
    expect(stderr.trimEnd()).not.toContain('\n')
  })
})
