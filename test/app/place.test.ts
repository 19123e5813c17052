import { describe, expect, test } from 'vitest'
import { address, isGamesOwn, readPlace } from '../../src/app/place'

describe('the hash names a place', () => {
  test.each([
    ['', 'home'],
    ['#', 'home'],
    ['#/', 'home'],
    ['#/new', 'newGame'],
    ['#/continue', 'continue'],
    ['#/history', 'history'],
    ['#/players', 'players'],
    ['#/reference', 'reference'],
    ['#/settings', 'settings'],
    ['#/settings/', 'settings'],
  ])('%s is %s', (hash, page) => {
    expect(readPlace(hash)).toEqual({ page })
  })

  test.each(['7f3a', 'ä/b', '100 %', '?x#y'])('a game is found by its id: %s', id => {
    expect(readPlace(address.game(id))).toEqual({ page: 'game', id })
  })

  test('people of an earlier game are found by its id, to play again', () => {
    expect(readPlace(address.again('ä/b'))).toEqual({ page: 'newGame', again: 'ä/b' })
    expect(readPlace('#/new/%')).toEqual({ page: 'lost' })
  })

  test.each(['#/game', '#/game/', '#/game/a/b', '#/game/%', '#/Settings', '#/settings/x', '#/nowhere', '#/a/b/c'])(
    '%s leads nowhere, and says so',
    hash => {
      expect(readPlace(hash)).toEqual({ page: 'lost' })
    },
  )

  test.each(['7f3a', 'ä/b'])('the games of a person, the person and the review of a game are found: %s', id => {
    expect(readPlace(address.gamesOf(id))).toEqual({ page: 'history', person: id })
    expect(readPlace(address.person(id))).toEqual({ page: 'person', id })
    expect(readPlace(address.review(id))).toEqual({ page: 'review', id })
    expect(readPlace(address.moment(id, { line: 12 }))).toEqual({ page: 'review', id, line: 12 })
    expect(readPlace(address.moment(id, { line: 12, action: 3 }))).toEqual({ page: 'review', id, line: 12, action: 3 })
  })

  test('a link to a moment from before there was more than a line in it still leads there', () => {
    expect(readPlace('#/game/a/review/12')).toEqual({ page: 'review', id: 'a', line: 12 })
  })

  test.each([
    '#/game/a/review/',
    '#/game/a/review/x',
    '#/game/a/review/-1',
    '#/game/a/review/1-',
    '#/game/a/review/1-2-3',
    '#/game/a/review/1/2',
    '#/players/a/b',
  ])('%s leads nowhere either', hash => {
    expect(readPlace(hash)).toEqual({ page: 'lost' })
  })

  test('a game has the screen to itself on its table and in its replay', () => {
    const own = [address.game('a'), address.moment('a', { line: 0 }), address.review('a'), address.history].map(
      readPlace,
    )
    expect(own.map(isGamesOwn)).toEqual([true, true, false, false])
  })

  test('every link leads to a page', () => {
    for (const [page, hash] of Object.entries(address)) {
      if (typeof hash === 'string') expect(readPlace(hash)).toEqual({ page })
    }
  })
})
