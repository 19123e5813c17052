import { describe, expect, test } from 'vitest'
import { readPosition, writePosition } from '../../../../src/games/russian-railroads/files/position'
import { bare, fileOf, red, wonOneToken } from './fixtures'

/** Path and rule of the refusal, or "accepted". */
function verdict(file: unknown): string {
  const result = readPosition(file)
  return result.ok ? 'accepted' : `${result.error.path} ${result.error.rule}`
}

const ts = (tracks: object) => ({ ...bare, tracks: { ...bare.tracks, 'trans-siberian': tracks } })
const sp = (tracks: object) => ({
  ...bare,
  tracks: { ...bare.tracks, 'trans-siberian': { black: 15 }, 'st-petersburg': tracks },
})
const kiev = (tracks: object) => ({
  ...bare,
  tracks: { ...bare.tracks, 'trans-siberian': { black: 15 }, kiev: tracks },
})
const locos = (numbers: object) => ({ ...bare, locomotives: { ...bare.locomotives, ...numbers } })
const filled = { ...bare, factories: [2, 2, 3, 3, 4] }

describe('a position that can be is read', () => {
  test.each([
    ['the red board of the rulebook', [red]],
    ['boards on which nothing lies yet', [bare, bare, bare, bare]],
    ['a track that a 0 says is not on the line', [kiev({ black: 2, gray: 0, white: 0 })]],
    ['every track at its end', [ts({ black: 15, gray: 14, brown: 13, natural: 12, white: 11 })]],
    ['gray with black on 2', [ts({ black: 2, gray: 1 })]],
    ['brown with black on 6', [ts({ black: 6, gray: 2, brown: 1 })]],
    ['natural with black on 10', [ts({ black: 10, gray: 3, brown: 2, natural: 1 })]],
    ['white with black on 15', [ts({ black: 15, gray: 4, brown: 3, natural: 2, white: 1 })]],
    ['two equal locomotives on Trans-Siberian', [locos({ 'trans-siberian': [9, 9] })]],
    ['a lower locomotive before a higher one', [locos({ 'trans-siberian': [2, 6] })]],
    ['four tiles of one number', [locos({ 'trans-siberian': [3, 3], kiev: [3] }), { ...bare, factories: [3] }]],
    ['the fifth #9 beside four factories', [{ ...locos({ kiev: [9] }), factories: [9, 9, 9, 9] }]],
    ['twenty doublers', [8, 8, 4].map(doublers => ({ ...bare, doublers }))],
    ['a marker at the end', [{ ...filled, industry: [15] }]],
    ['both markers on 0', [{ ...wonOneToken, tokens: ['second-marker'], industry: [0, 0] }]],
    ['the second marker in front', [{ ...wonOneToken, tokens: ['second-marker'], industry: [1, 4] }]],
    ['a ? won by the second marker', [{ ...filled, industry: [0, 10], tokens: ['second-marker'] }]],
    ['an advantage that is not taken', [wonOneToken]],
    ['workers of TS 3 and KV 7', [{ ...ts3AndKv7(), extraWorkers: 2 }]],
  ])('%s', (_, players) => {
    expect(verdict(fileOf(players))).toBe('accepted')
  })
})

function ts3AndKv7() {
  return {
    ...locos({ 'trans-siberian': [3] }),
    tracks: { ...bare.tracks, 'trans-siberian': { black: 6, gray: 4, brown: 3 }, kiev: { black: 7 } },
  }
}

describe('a position that cannot be is refused, with the field and the rule', () => {
  test.each([
    ['gray without black', [kiev({ gray: 1 })], 'tracks.kiev.gray track.blocked'],
    ['brown without gray', [kiev({ black: 5, brown: 1 })], 'tracks.kiev.brown track.blocked'],
    ['brown ahead of gray', [ts({ black: 9, gray: 7, brown: 8 })], 'tracks.trans-siberian.brown track.blocked'],
    ['two tracks on one space', [ts({ black: 9, gray: 9 })], 'tracks.trans-siberian.gray track.blocked'],
    ['natural on Kiev', [kiev({ black: 9, natural: 1 })], 'tracks.kiev.natural track.colour-not-on-line'],
    ['white on Kiev', [kiev({ black: 9, white: 1 })], 'tracks.kiev.white track.colour-not-on-line'],
    ['white on St. Petersburg', [sp({ white: 12 })], 'tracks.st-petersburg.white track.colour-not-on-line'],
    ['gray with black on 1', [ts({ black: 1, gray: 1 })], 'tracks.trans-siberian.gray track.not-owned'],
    ['brown with black on 5', [ts({ black: 5, gray: 2, brown: 1 })], 'tracks.trans-siberian.brown track.not-owned'],
    [
      'natural with black on 9',
      [ts({ black: 9, gray: 3, brown: 2, natural: 1 })],
      'tracks.trans-siberian.natural track.not-owned',
    ],
    [
      'white with black on 14',
      [ts({ black: 14, gray: 4, brown: 3, natural: 2, white: 1 })],
      'tracks.trans-siberian.white track.not-owned',
    ],
    ['black on Trans-Siberian 16', [ts({ black: 16 })], 'tracks.trans-siberian.black track.line-end'],
    ['black on Kiev 10', [kiev({ black: 10 })], 'tracks.kiev.black track.line-end'],
    [
      'three locomotives on Trans-Siberian',
      [locos({ 'trans-siberian': [1, 2, 3] })],
      'locomotives.trans-siberian place.full',
    ],
    ['two locomotives on Kiev', [locos({ kiev: [1, 2] })], 'locomotives.kiev place.full'],
    ['six factories', [{ ...bare, factories: [1, 2, 3, 4, 5, 6] }], 'factories place.full'],
    ['five #9 as factories', [{ ...bare, factories: [9, 9, 9, 9, 9] }], 'factories supply.exceeded'],
    ['nine doublers', [{ ...bare, doublers: 9 }], 'doublers doubler.full'],
    ['a marker on an empty gap', [{ ...bare, industry: [5] }], 'industry[0] industry.gap'],
    ['a marker beyond an empty gap', [{ ...bare, factories: [2], industry: [8] }], 'industry[0] industry.gap'],
    [
      'the second marker beyond an empty gap',
      [{ ...wonOneToken, tokens: ['second-marker'], industry: [3, 6] }],
      'industry[1] industry.gap',
    ],
    ['a marker beyond the end', [{ ...filled, industry: [16] }], 'industry[0] industry.end'],
    ['two markers without the token', [{ ...bare, industry: [1, 0] }], 'industry marker.not-won'],
    ['one marker with the token', [{ ...wonOneToken, tokens: ['second-marker'] }], 'industry marker.not-won'],
    [
      'two markers on one position',
      [{ ...wonOneToken, tokens: ['second-marker'], industry: [2, 2] }],
      'industry[1] industry.shared',
    ],
    ['a token that no space gave', [{ ...bare, tokens: ['revaluation'] }], 'tokens token.not-won'],
    ['more tokens than spaces won', [{ ...wonOneToken, tokens: ['card', 'doublers-3'] }], 'tokens token.not-won'],
    ['one token twice', [{ ...wonOneToken, tokens: ['card', 'card'] }], 'tokens[1] token.used'],
    ['a worker that no space gave', [{ ...bare, extraWorkers: 1 }], 'extraWorkers worker.not-won'],
    ['a third extra worker', [{ ...ts3AndKv7(), extraWorkers: 3 }], 'extraWorkers worker.not-won'],
    ['one engineer twice on a board', [{ ...bare, engineers: [4, 4] }], 'engineers[1] supply.exceeded'],
    ['one End Bonus card twice on a board', [{ ...bare, endBonus: ['lines', 'lines'] }], 'endBonus[1] card.taken'],
    ['an engineer that no tile carries', [{ ...bare, engineers: [16] }], 'engineers[0] file.value'],
    ['a locomotive #10', [locos({ kiev: [10] })], 'locomotives.kiev[0] file.value'],
    ['a factory #0', [{ ...bare, factories: [0] }], 'factories[0] file.value'],
    ['half a space', [ts({ black: 1.5 })], 'tracks.trans-siberian.black file.type'],
    ['a space below 0', [ts({ black: -1 })], 'tracks.trans-siberian.black file.value'],
    ['no marker', [{ ...bare, industry: [] }], 'industry file.count'],
    ['three markers', [{ ...bare, industry: [2, 1, 0] }], 'industry file.count'],
    ['points as text', [{ ...bare, points: '87' }], 'points file.type'],
    [
      'a colour that the game does not have',
      [{ ...bare, tracks: { ...bare.tracks, kiev: { pink: 1 } } }],
      'tracks.kiev.pink file.unknown-field',
    ],
    ['a list for an object', [{ ...bare, tracks: { ...bare.tracks, kiev: [] } }], 'tracks.kiev file.type'],
    ['a hand of cards', [{ ...bare, endBonus: ['hidden'] }], 'endBonus[0] file.value'],
  ])('%s', (_, players, expected) => {
    expect(verdict(fileOf(players))).toBe(`players[0].${expected}`)
  })

  test.each([
    [
      'five tiles of one number',
      [locos({ 'trans-siberian': [3, 3] }), { ...bare, factories: [3, 3] }, locos({ kiev: [3] })],
      'players[2].locomotives.kiev supply.exceeded',
    ],
    [
      'six #9',
      [
        locos({ kiev: [9] }),
        { ...bare, factories: [9, 9] },
        locos({ kiev: [9], 'st-petersburg': [9], 'trans-siberian': [9] }),
      ],
      'players[2].locomotives.trans-siberian supply.exceeded',
    ],
    ['twenty-one doublers', [8, 8, 5].map(doublers => ({ ...bare, doublers })), 'players[2].doublers supply.exceeded'],
    [
      'two black workers',
      [
        { ...bare, blackWorker: true },
        { ...bare, blackWorker: true },
      ],
      'players[1].blackWorker supply.exceeded',
    ],
    [
      'one engineer twice',
      [
        { ...bare, engineers: [4] },
        { ...bare, engineers: [5, 4] },
      ],
      'players[1].engineers[1] supply.exceeded',
    ],
    [
      'one End Bonus card twice',
      [
        { ...bare, endBonus: ['lines'] },
        { ...bare, endBonus: ['lines'] },
      ],
      'players[1].endBonus[0] card.taken',
    ],
    ['nobody', [], 'players file.count'],
    ['five players', [bare, bare, bare, bare, { ...bare, name: 'Emil' }], 'players file.count'],
  ])('on the table together: %s', (_, players, expected) => {
    expect(verdict(fileOf(players))).toBe(expected)
  })

  test('a name or a colour twice', () => {
    const anna = { ...bare, name: 'Anna', color: 'red' }
    const file = fileOf([bare])
    expect(verdict({ ...file, players: [anna, { ...anna, color: 'blue' }] })).toBe('players[1].name file.twice')
    expect(verdict({ ...file, players: [anna, { ...anna, name: 'Boris' }] })).toBe('players[1].color file.twice')
  })

  test.each(Object.keys(red))('a player without %s', field => {
    const { [field]: _, ...rest }: Record<string, unknown> = { ...red }
    expect(verdict({ ...fileOf([]), players: [rest] })).toBe(`players[0].${field} file.missing`)
  })

  test.each(['trans-siberian', 'st-petersburg', 'kiev'])('tracks without %s', line => {
    const { [line]: _, ...rest }: Record<string, unknown> = bare.tracks
    expect(verdict(fileOf([{ ...bare, tracks: rest }]))).toBe(`players[0].tracks.${line} file.missing`)
  })
})

describe('a file that is none is refused before its fields are read', () => {
  test.each([
    ['null', null, ' file.type'],
    ['a list', [], ' file.type'],
    ['a text', 'railroads.position', ' file.type'],
    ['nothing', {}, 'format file.format'],
    ['a game file', { ...fileOf([]), format: 'railroads.game' }, 'format file.format'],
    ['a newer version', fileOf([], { version: 2 }), 'version file.version'],
    ['a version that never was', fileOf([], { version: 0 }), 'version file.value'],
    ['a version as text', fileOf([], { version: '1' }), 'version file.type'],
    ['another game', fileOf([], { game: 'chess' }), 'game file.game'],
    ['no list of players', fileOf([], { players: null }), 'players file.type'],
    ['a field too many', fileOf([bare], { rounds: 7 }), 'rounds file.unknown-field'],
  ])('%s', (_, file, expected) => {
    expect(verdict(file)).toBe(expected)
  })

  test('no version, no game, no players', () => {
    for (const field of ['version', 'game', 'players']) {
      const { [field]: _, ...rest } = fileOf([bare])
      expect(verdict(rest)).toBe(`${field} file.missing`)
    }
  })
})

describe('hostile keys are unknown fields', () => {
  const printed = { engineers: { 'two-any': { number: 16, letter: 'none' } }, twoPlayerSpaces: { 'loco-2': true } }
  const asText = JSON.stringify(fileOf([red], { printed }))
  const places = ['"kiev":{', '"tracks":{', '"engineers":{', '"printed":{', '"twoPlayerSpaces":{', '{"format"']
  const keys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '']

  test.each(places.flatMap(place => keys.map(key => [place, key] as const)))('in %s the key "%s"', (place, key) => {
    const brace = place.indexOf('{') + 1
    const hostile = asText.replace(place, `${place.slice(0, brace)}"${key}":{"black":9},${place.slice(brace)}`)
    expect(hostile).not.toBe(asText)
    const result = readPosition(JSON.parse(hostile))
    expect(result).toMatchObject({ ok: false, error: { rule: 'file.unknown-field' } })
    expect(Object.prototype).not.toHaveProperty('black')
  })

  test('an odd name is quoted in the path and cut', () => {
    expect(verdict(fileOf([bare], { 'a\nb': 1 }))).toBe('["a\\nb"] file.unknown-field')
    expect(verdict(fileOf([bare], { ['x'.repeat(500)]: 1 })).length).toBeLessThan(100)
  })
})

describe('overruled', () => {
  const impossible = { ...bare, doublers: 9, extraWorkers: 1 }

  test('the checks of a rule the table overruled are skipped, the others are not', () => {
    expect(verdict(fileOf([impossible], { overruled: ['doubler.full'] }))).toBe(
      'players[0].extraWorkers worker.not-won',
    )
    expect(verdict(fileOf([impossible], { overruled: ['worker.not-won', 'doubler.full'] }))).toBe('accepted')
  })

  test('only rules can be overruled, not the shape of a file', () => {
    expect(verdict(fileOf([bare], { overruled: ['file.twice'] }))).toBe('overruled[0] file.value')
    expect(verdict(fileOf([bare], { overruled: 'doubler.full' }))).toBe('overruled file.type')
  })
})

describe('printed', () => {
  const swapped = { 'black-gray': { number: 9, letter: 'B' }, 'two-industry': { number: 3, letter: 'B' } }

  test('engineers are found by the numbers of the table’s copy', () => {
    const result = readPosition(fileOf([{ ...bare, engineers: [9] }], { printed: { engineers: swapped } }))
    expect(result).toMatchObject({ ok: true, position: { players: [{ board: { engineers: ['black-gray'] } }] } })
    const asPrinted = readPosition(fileOf([{ ...bare, engineers: [9] }]))
    expect(asPrinted).toMatchObject({ ok: true, position: { players: [{ board: { engineers: ['two-industry'] } }] } })
  })

  test('a corrected place of the ? decides whether its token was won', () => {
    const board = { ...filled, industry: [8], tokens: ['card'] }
    expect(verdict(fileOf([board]))).toBe('players[0].tokens token.not-won')
    expect(verdict(fileOf([board], { printed: { industryToken: 8 } }))).toBe('accepted')
  })

  test.each([
    [{ engineers: { 'black-gray': { number: 9, letter: 'B' } } }, 'printed.engineers.black-gray.number file.twice'],
    [{ engineers: { 'black-gray': { number: 16 } } }, 'printed.engineers.black-gray.letter file.missing'],
    [{ engineers: { nobody: { number: 16, letter: 'A' } } }, 'printed.engineers.nobody file.unknown-field'],
    [{ industryToken: 9 }, 'printed.industryToken file.value'],
    [{ industryToken: 0 }, 'printed.industryToken file.value'],
    [{ passPoints: [0, 2, 3] }, 'printed.passPoints file.count'],
    [{ kievStar8: '10' }, 'printed.kievStar8 file.type'],
    [{ lastRoundWorkers: 0 }, 'printed.lastRoundWorkers file.value'],
    [{ twoPlayerSpaces: { 'loco-1': true } }, 'printed.twoPlayerSpaces.loco-1 file.unknown-field'],
    [{ twoPlayerSpaces: { 'loco-2': 1 } }, 'printed.twoPlayerSpaces.loco-2 file.type'],
  ])('%j is refused', (printed, expected) => {
    expect(verdict(fileOf([bare], { printed }))).toBe(expected)
  })
})

test('what is written has one form: zeros gone, locomotives and markers from the front, one line per rule', () => {
  const board = {
    ...wonOneToken,
    tracks: { ...wonOneToken.tracks, kiev: { gray: 0, black: 2 } },
    locomotives: { ...wonOneToken.locomotives, 'trans-siberian': [1, 2] },
    tokens: ['second-marker'],
    industry: [0, 3],
  }
  const result = readPosition(
    fileOf([board], { overruled: ['doubler.full', 'track.blocked', 'doubler.full'], printed: {} }),
  )
  if (!result.ok) throw new Error(result.error.path)
  const canonical = {
    ...board,
    tracks: { ...wonOneToken.tracks, kiev: { black: 2 } },
    locomotives: { ...wonOneToken.locomotives, 'trans-siberian': [2, 1] },
    industry: [3, 0],
  }
  expect(writePosition(result.position)).toEqual(fileOf([canonical], { overruled: ['track.blocked', 'doubler.full'] }))
})

test('a card of which the app has not been told is left out', () => {
  const result = readPosition(fileOf([red]))
  const player = result.ok ? result.position.players[0] : undefined
  if (!result.ok || !player) throw new Error('the red board is refused')
  const hidden = { ...player, board: { ...player.board, endBonus: ['hidden', 'lines', 'hidden'] as const } }
  expect(writePosition({ ...result.position, players: [hidden] }).players[0]?.endBonus).toEqual(['lines'])
})
