import { describe, expect, test } from 'vitest'
import { address, readPlace } from '../../src/app/place'

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

  test('every link leads to a page', () => {
    for (const [page, hash] of Object.entries(address)) {
      if (typeof hash === 'string') expect(readPlace(hash)).toEqual({ page })
    }
  })
})
