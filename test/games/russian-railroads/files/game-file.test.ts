import { describe, expect, test } from 'vitest'
import { russianRailroads } from '../../../../src/games/russian-railroads'
import { actionSchemas } from '../../../../src/games/russian-railroads/files/action-schemas'
import { fileRuleIds } from '../../../../src/games/russian-railroads/files/file-rules'
import { maxBytes, readGame, writeGame } from '../../../../src/games/russian-railroads/files/game-file'
import { readPosition } from '../../../../src/games/russian-railroads/files/position'
import { fileOf } from './fixtures'
import { everyAction, gameOf, lines, setup } from './game-fixtures'

/** Path and rule of the refusal, or "accepted". */
function verdict(file: unknown): string {
  const result = readGame(JSON.stringify(file))
  return result.ok ? 'accepted' : `${result.error.path} ${result.error.rule}`
}

const withSetup = (more: object) => gameOf([], { setup: { ...setup, ...more } })
const withLine = (line: object) => gameOf([{ at: 1, ...line }])
const players = (...colors: string[]) => colors.map((color, i) => ({ id: `p${i}`, name: `N${i}`, color }))

describe('a game is read and written', () => {
  test('byte by byte as it was', () => {
    const text = JSON.stringify(gameOf(lines, { result: undefined }))
    const read = readGame(text)
    expect(read.ok && writeGame(read.value)).toBe(text)
  })

  test('with its result once it is finished', () => {
    const file = gameOf([], {})
    const { actions, ...rest } = file
    const text = JSON.stringify({ ...rest, result: [{ points: 312, place: 1 }, { points: 298 }], actions })
    const read = readGame(text)
    expect(read.ok && writeGame(read.value)).toBe(text)
  })

  test.each(everyAction.map(action => [action]))('with the action %j', action => {
    const text = JSON.stringify(gameOf([{ ...action, at: 5, auto: true }]))
    const read = readGame(text)
    expect(read.ok ? writeGame(read.value) : read.error).toBe(text)
  })

  test('every word that an action can say is among them', () => {
    expect([...new Set(everyAction.map(action => action.do))].sort()).toEqual(Object.keys(actionSchemas).sort())
  })

  test('a mended action may carry a stamp of its own', () => {
    const mend = {
      do: 'mend',
      from: 0,
      actions: [
        { do: 'score', auto: true },
        { do: 'score', at: 3 },
      ],
      at: 9,
    }
    expect(verdict(gameOf([mend]))).toBe('accepted')
  })
})

describe('a set-up with which a game can begin', () => {
  test.each([
    ['three players', { players: players('red', 'blue', 'green'), order: [2, 0, 1] }],
    ['engineers that nobody has told yet', { engineers: [] }],
    ['only scoring', { way: 'score', engineers: [] }],
    ['two people with one name', { players: setup.players.map(player => ({ ...player, name: 'Anna' })) }],
    ['a name of 30 characters', { players: setup.players.map(player => ({ ...player, name: 'x'.repeat(30) })) }],
    ['a corrected letter', swappedLetters()],
    ['house rules', { house: { rounds: 3, workers: 8, roubles: 0, points: [10, 0] }, engineers: ['build'] }],
    ['a start in the middle', { round: 4, engineers: ['black-gray', 'any-3-points'] }],
    ['an expansion, a place and a note', { expansion: true, place: 'Kitchen', note: '' }],
  ])('%s', (_, more) => {
    expect(verdict(withSetup(more))).toBe('accepted')
  })

  test.each([
    ['one player', { players: players('red'), order: [0] }, 'players file.count'],
    ['five players', { players: players('red', 'blue', 'green', 'yellow', 'red') }, 'players file.count'],
    ['one colour twice', { players: players('red', 'red') }, 'players[1].color file.twice'],
    ['one id twice', { players: players('red', 'blue').map(p => ({ ...p, id: 'p' })) }, 'players[1].id file.twice'],
    ['a colour the game lacks', { players: players('red', 'pink') }, 'players[1].color file.value'],
    [
      'an empty name',
      { players: [{ ...setup.players[0], name: ' ' }, setup.players[1]] },
      'players[0].name file.length',
    ],
    ['an endless name', { players: [{ ...setup.players[0], name: 'x'.repeat(31) }] }, 'players[0].name file.length'],
    ['a seat twice', { order: [0, 0] }, 'order file.order'],
    ['a seat too few', { order: [0] }, 'order file.order'],
    ['a seat of nobody', { order: [0, 2] }, 'order file.order'],
    ['a way that is none', { way: 'cheat' }, 'way file.value'],
    ['an engineer twice', { engineers: setup.engineers.with(5, 'two-black') }, 'engineers[5] file.twice'],
    ['an engineer too few', { engineers: setup.engineers.slice(1) }, 'engineers file.engineers'],
    ['B where A belongs', { engineers: setup.engineers.with(0, 'gray-brown') }, 'engineers[0] file.engineers'],
    ['the one without a letter', { engineers: setup.engineers.with(5, 'two-any') }, 'engineers[5] file.engineers'],
    ['points for a third', { house: { points: [1, 2, 3] } }, 'house.points file.count'],
    ['a round after the last', { round: 7 }, 'round file.value'],
    ['a field too many', { weather: 'rain' }, 'weather file.unknown-field'],
  ])('not with %s', (_, more, expected) => {
    expect(verdict(withSetup(more))).toBe(`setup.${expected}`)
  })
})

/** A copy on which a B tile is an A tile and the other way round. */
function swappedLetters() {
  const face = (number: number, letter: string) => ({ number, letter })
  return {
    engineers: setup.engineers.with(0, 'gray-brown'),
    printed: { engineers: { 'gray-brown': face(13, 'A'), 'industry-3-points': face(2, 'B') } },
  }
}

describe('a line that cannot be is refused with its path', () => {
  test.each([
    ['no word', {}, 'do file.missing'],
    ['an unknown word', { do: 'cheat' }, 'do file.value'],
    ['a hostile word', { do: '__proto__' }, 'do file.value'],
    ['a word that every object has', { do: 'toString' }, 'do file.value'],
    ['a word as a number', { do: 7 }, 'do file.type'],
    ['no player', { do: 'pass' }, 'player file.missing'],
    ['a player who does not play', { do: 'pass', player: 2 }, 'player file.value'],
    ['a turn of nobody', { do: 'set-table', turn: 3 }, 'turn file.value'],
    ['nobody has passed', { do: 'set-table', passed: [2] }, 'passed[0] file.value'],
    ['an order of nobody', { do: 'set-table', order: [0, 1, 2] }, 'order file.order'],
    [
      'a placement of nobody',
      { do: 'set-table', placements: [{ seat: 2, space: 'hire', own: 0, black: 0, turquoise: 0, roubles: 1 }] },
      'placements[0].seat file.value',
    ],
    ['an unknown field', { do: 'pass', player: 0, why: 'tired' }, 'why file.unknown-field'],
    ['a force that is none', { do: 'pass', player: 0, forced: false }, 'forced file.value'],
    ['an auto that is none', { do: 'pass', player: 0, auto: 1 }, 'auto file.value'],
    ['a time before the start', { do: 'pass', player: 0, at: -1 }, 'at file.value'],
    ['a time as text', { do: 'pass', player: 0, at: 'NaN' }, 'at file.type'],
    ['a space that is none', { do: 'take', player: 0, space: 'own-nobody', pay: {} }, 'space file.value'],
    ['a payment in gold', { do: 'take', player: 0, space: 'hire', pay: { gold: 1 } }, 'pay.gold file.unknown-field'],
    ['no list of cards', { do: 'reveal', player: 0, cards: 'lines' }, 'cards file.type'],
    ['an endless list', { do: 'set-table', returned: Array(5000).fill(1) }, 'returned file.count'],
    ['too few roubles', { ...everyAction.at(-1), roubles: [1] }, 'roubles file.count'],
    ['tracking without an order', { do: 'way', way: 'track' }, 'order file.missing'],
    ['a way that is none', { do: 'way', way: 'cheat' }, 'way file.value'],
    ['an undo to nowhere', { do: 'undo' }, 'to file.missing'],
    ['a redo with a line', { do: 'redo', to: 1 }, 'to file.unknown-field'],
    ['a mend of nothing', { do: 'mend', from: 0 }, 'actions file.missing'],
    ['a mend with an undo', { do: 'mend', from: 0, actions: [{ do: 'undo', to: 0 }] }, 'actions[0].do file.value'],
    ['a mend of nobody', { do: 'mend', from: 0, actions: [{ do: 'pass', player: 3 }] }, 'actions[0].player file.value'],
    ['a mend that mends itself', { do: 'mend', from: 0, actions: [[]] }, 'actions[0] file.type'],
  ])('%s', (_, line, expected) => {
    expect(verdict(withLine(line))).toBe(`actions[0].${expected}`)
  })

  test('no time', () => {
    expect(verdict(gameOf([{ do: 'score' }]))).toBe('actions[0].at file.missing')
  })

  test('the first wrong line is named, not the last', () => {
    expect(verdict(gameOf([...lines, null, 3]))).toBe(`actions[${lines.length}] file.type`)
  })
})

describe('a file that is no game', () => {
  test.each([
    ['a position', fileOf([]), 'format file.format'],
    ['a newer version', gameOf([], { version: 2 }), 'version file.version'],
    ['another game', gameOf([], { game: 'chess' }), 'game file.game'],
    ['no id', gameOf([], { id: undefined }), 'id file.missing'],
    ['an id of blanks', gameOf([], { id: '  ' }), 'id file.length'],
    ['rules of no version', gameOf([], { rules: 0 }), 'rules file.value'],
    ['no time', gameOf([], { startedAt: 'yesterday' }), 'startedAt file.value'],
    ['a result for three', gameOf([], { result: [{ points: 1 }, { points: 1 }, { points: 1 }] }), 'result file.count'],
    ['a field too many', gameOf([], { state: {} }), 'state file.unknown-field'],
    ['no log', gameOf([], { actions: {} }), 'actions file.type'],
    ['no set-up', gameOf([], { setup: null }), 'setup file.type'],
    ['nothing', null, ' file.type'],
  ])('%s', (_, file, expected) => {
    expect(verdict(file)).toBe(expected)
  })

  test('more than 20,000 lines', () => {
    const line = { do: 'score', at: 0 }
    expect(verdict(gameOf(Array(20_000).fill(line)))).toBe('accepted')
    expect(verdict(gameOf(Array(20_001).fill(line)))).toBe('actions file.count')
  })

  test('more than 2 MB', () => {
    const text = JSON.stringify(gameOf([]))
    const padded = (bytes: number) => readGame(text + ' '.repeat(bytes - text.length))
    expect(padded(maxBytes).ok).toBe(true)
    expect(padded(maxBytes + 1)).toMatchObject({ ok: false, error: { path: '', rule: 'file.size' } })
    // Counted in bytes, not in characters.
    expect(readGame(`"${'ß'.repeat(maxBytes / 2)}"`)).toMatchObject({ ok: false, error: { rule: 'file.size' } })
  })

  test.each(['', '{', 'NaN', '{"format":"railroads.game",}'])('the text %j', text => {
    expect(readGame(text)).toMatchObject({ ok: false, error: { path: '', rule: 'file.json' } })
  })

  test('nothing but brackets', () => {
    const deep = 100_000
    const nested = `${'['.repeat(deep)}${']'.repeat(deep)}`
    expect(readGame(nested).ok).toBe(false)
    for (const place of ['"setup":', '"actions":[', '"id":']) {
      const hostile = JSON.stringify(gameOf([])).replace(place, `${place}${nested},"x":`)
      expect(readGame(hostile).ok).toBe(false)
    }
  })
})

describe('hostile keys are unknown fields', () => {
  const text = JSON.stringify(gameOf([{ ...everyAction.find(action => action.do === 'set'), at: 1 }]))
  const places = ['{"format"', '"setup":{', '"players":[{', '"actions":[{', '"board":{', '"tracks":{', '"kiev":{']
  const keys = ['__proto__', 'constructor', 'toString', '']
  test.each(places.flatMap(place => keys.map(key => [place, key] as const)))('in %s the key "%s"', (place, key) => {
    const brace = place.indexOf('{') + 1
    const hostile = text.replace(place, `${place.slice(0, brace)}"${key}":{"black":9},${place.slice(brace)}`)
    expect(hostile).not.toBe(text)
    expect(readGame(hostile)).toMatchObject({ ok: false, error: { rule: 'file.unknown-field' } })
    expect(Object.prototype).not.toHaveProperty('black')
  })
})

test('everything that can be wrong with a file can be shown', () => {
  const refused = [
    readGame('{'),
    readGame(' '.repeat(maxBytes + 1)),
    readGame('{}'),
    ...[
      gameOf([], { version: 2 }),
      gameOf([], { game: 'chess' }),
      gameOf([], { id: undefined }),
      gameOf([], { id: '' }),
      gameOf([], { x: 1 }),
      gameOf([], { id: 1 }),
      gameOf([], { rules: 0 }),
      withSetup({ players: players('red') }),
      withSetup({ players: players('red', 'red') }),
      withSetup({ order: [1, 1] }),
      withSetup({ engineers: ['build'] }),
    ].map(file => readGame(JSON.stringify(file))),
    readPosition([]),
  ]
  const rules = refused.map(read => (read.ok ? '' : read.error.rule))
  // A file that cannot be opened is a matter of the tools, which have their own tests.
  expect(fileRuleIds.filter(rule => !rules.includes(rule))).toEqual(['file.unreadable'])
})

test('the app reads a set-up, an action and a line by themselves', () => {
  const game = russianRailroads
  const known = game.readSetup(setup)
  if (!known.ok) throw new Error(known.error.path)
  expect(game.readAction({ do: 'pass', player: 1 }, known.value).ok).toBe(true)
  expect(game.readAction({ do: 'pass', player: 1, at: 3 }, known.value)).toMatchObject({ error: { path: 'at' } })
  expect(game.readLine({ do: 'pass', player: 1, at: 3 }, known.value).ok).toBe(true)
  expect(game.readLine({ do: 'redo', at: 3 }, known.value).ok).toBe(true)
  expect(game.readLine({ do: 'pass', player: 2, at: 3 }, known.value)).toMatchObject({ error: { path: 'player' } })
  const text = JSON.stringify(gameOf(lines))
  const saved = game.readGame(text)
  expect(saved.ok && game.writeGame(saved.value)).toBe(text)
})
