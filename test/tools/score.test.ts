import { describe, expect, test } from 'vitest'
import { bare, fileOf, red } from '../games/russian-railroads/files/fixtures'
import { fileWith, patience, run } from './command'

describe('score', patience, () => {
  test('the red board of the rulebook: 12 + 0 + 3 + 5', () => {
    const { status, json } = run('score', [fileWith(fileOf([red]))])
    expect(status).toBe(0)
    expect(json()).toEqual({
      players: [
        {
          name: 'Anna',
          round: { 'trans-siberian': 12, 'st-petersburg': 0, kiev: 3, industry: 5, total: 20 },
          end: { cards: [{ card: 'locomotives', points: 10 }], engineers: 40, total: 50 },
        },
      ],
    })
  })

  test('engineers 3 / 2 / 2 / 0, the third with a higher number than the second: 40 / 0 / 20 / 0', () => {
    const hired = [[1, 2, 3], [4, 5], [6, 7], []].map(engineers => ({ ...bare, engineers }))
    const { json } = run('score', ['-'], JSON.stringify(fileOf(hired)))
    expect(json()).toMatchObject({ players: [40, 0, 20, 0].map(engineers => ({ end: { engineers } })) })
  })

  test('End Bonus cards stay in the order of the file', () => {
    const cards = { ...bare, endBonus: ['tokens', 'fifteen', 'lines'] }
    const { json } = run('score', ['-'], JSON.stringify(fileOf([cards])))
    const points = [
      { card: 'tokens', points: 0 },
      { card: 'fifteen', points: 15 },
      { card: 'lines', points: 0 },
    ]
    expect(json()).toMatchObject({ players: [{ end: { cards: points, engineers: 0, total: 15 } }] })
  })

  test('printed values of the table’s copy count', () => {
    const board = {
      ...bare,
      tracks: { ...bare.tracks, kiev: { black: 8 } },
      locomotives: { ...bare.locomotives, kiev: [8] },
    }
    const { json } = run('score', ['-'], JSON.stringify(fileOf([board], { printed: { kievStar8: 7 } })))
    expect(json()).toMatchObject({ players: [{ round: { kiev: 1 + 2 + 3 + 4 + 7 } }] })
  })

  test('a position that cannot be: status 2 and one line with the field, the rule and its text', () => {
    const { status, stdout, stderr } = run('score', [fileWith(fileOf([{ ...bare, doublers: 9 }]))])
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toBe('players[0].doublers doubler.full: All places for doublers are taken.\n')
  })

  test('in an array a bad position does not spoil the others', () => {
    const { status, json } = run('score', ['-'], JSON.stringify([fileOf([{ ...bare, doublers: 9 }]), fileOf([red])]))
    expect(status).toBe(0)
    expect(json()).toEqual([
      {
        error: {
          path: 'players[0].doublers',
          rule: 'doubler.full',
          text: 'All places for doublers are taken.',
        },
      },
      { players: [expect.objectContaining({ name: 'Anna' })] },
    ])
    expect(run('score', ['-'], '[]').json()).toEqual([])
  })

  test.each([
    ['no such file', ['/nowhere/file.json'], '', /^\(file\) file\.unreadable: .+\n$/],
    ['no JSON', ['-'], '{"format":', /^\(file\) file\.json: .+\n$/],
    ['a game file', ['-'], '{"format":"railroads.game"}', /^format file\.format: .+\n$/],
    ['a newer version', ['-'], JSON.stringify(fileOf([], { version: 2 })), /^version file\.version: .*newer.*\n$/],
    ['a hostile name', ['-'], JSON.stringify(fileOf([bare], { 'a\nb': 1 })), /^\["a\\nb"\] file\.unknown-field: .+\n$/],
    ['no name', [], '', /^score takes .+\n$/],
    ['two names', ['a', 'b'], '', /^score takes .+\n$/],
  ])('%s: status 2 and one line', (_, args, input, line) => {
    const { status, stderr } = run('score', args, input)
    expect(status).toBe(2)
    expect(stderr).toMatch(line)
  })
})
