import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readGame } from '../../src/games/russian-railroads/files/game-file'
import { makeFolder, patience, run } from './command'

const simulate = (...args: string[]) => run('simulate', args)
const filesIn = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map(name => readFileSync(join(folder, name), 'utf8'))

describe('simulate', patience, () => {
  test('prints what it played, and the same seed writes the same games', () => {
    const [one, two] = [makeFolder(), makeFolder()]
    const options = ['--games', '2', '--players', '3', '--seed', '7', '--out']
    const told = simulate(...options, one)
    expect(told.status).toBe(0)
    expect(Object.keys(told.json() as object)).toEqual(['games', 'actions', 'seconds', 'actionsPerSecond'])
    simulate(...options, two)

    const texts = filesIn(one)
    expect(texts).toHaveLength(2)
    expect(filesIn(two)).toEqual(texts)
    expect(texts[0]).not.toBe(texts[1])
    const lengths = texts.map(text => {
      const read = readGame(text)
      return read.ok ? read.value.actions.length : 0
    })
    expect(told.json()).toMatchObject({ games: 2, actions: lengths.reduce((sum, length) => sum + length, 0) })
  })

  test('another seed plays other games', () => {
    const [one, two] = [makeFolder(), makeFolder()]
    simulate('--games', '1', '--players', '2', '--seed', '1', '--out', one)
    simulate('--games', '1', '--players', '2', '--seed', '2', '--out', join(two, 'new'))
    expect(filesIn(join(two, 'new'))).not.toEqual(filesIn(one))
  })

  test.each([
    [['--games', '1', '--players', '5', '--seed', '1']],
    [['--games', 'x', '--players', '2', '--seed', '1']],
    [['--games', '1', '--players', '2']],
    [['--games', '1', '--players', '2', '--seed', '1', '--fast']],
  ])('%j: status 2 and how it is used', args => {
    const { status, stderr } = simulate(...args)
    expect(status).toBe(2)
    expect(stderr).toMatch(/^simulate --games N .*\n$/)
  })
})
