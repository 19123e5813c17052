import { describe, expect, test } from 'vitest'
import { linkOf, playOf } from '../../src/exchange/bg-stats'
import { shared } from './shared'

/** What the other side reads from a link. */
const decode = (link: string): unknown => JSON.parse(new URL(link).searchParams.get('data') ?? '')

describe('a play for BG Stats', () => {
  test('has exactly these fields', () => {
    expect(playOf(shared)).toEqual({
      sourceName: 'Stationmaster',
      sourcePlayId: 'game-7f3a',
      playDate: '2026-03-14 19:30:05',
      durationMin: 125,
      comments: 'Anna’s kitchen & a cat',
      game: {
        name: 'Russian Railroads',
        sourceGameId: 'russian-railroads',
        bggId: 144733,
        highestWins: true,
        noPoints: false,
      },
      players: [
        { name: 'Anna', sourcePlayerId: 'id-anna', score: 81, rank: 1, winner: true, startPlayer: false },
        { name: 'Boris', sourcePlayerId: 'id-boris', score: 42, rank: 3, winner: false, startPlayer: false },
        { name: 'Chloé', sourcePlayerId: 'id-chloe', score: 81, rank: 1, winner: true, startPlayer: true },
        { name: 'Dima', sourcePlayerId: 'id-dima', score: 90, rank: 0, winner: false, startPlayer: false },
      ],
    })
  })

  test('travels whole in the link, whatever names and notes hold', () => {
    const odd = { ...shared, note: 'a&b=c#d?e "f" 100 % 🚂' }
    const play = playOf(odd)
    const link = play ? linkOf(play) : ''
    expect(link).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=[^&#\s"]+$/)
    expect(decode(link)).toEqual(play)
    expect(play?.comments).toBe(odd.note)
  })

  test('is in UTC, whatever the device’s clock shows', () => {
    const newYear = { ...shared, startedAt: Date.parse('2027-01-01T00:30:00+02:00') }
    expect(playOf(newYear)?.playDate).toBe('2026-12-31 22:30:00')
  })

  test('is offered for finished games only', () => {
    expect(playOf({ ...shared, finished: false })).toBeUndefined()
  })

  test('knows game and people by the same ids in every play', () => {
    const next = playOf({ ...shared, id: 'game-8', startedAt: shared.startedAt + 1e9 })
    expect(next?.game.sourceGameId).toBe(playOf(shared)?.game.sourceGameId)
    expect(next?.players.map(player => player.sourcePlayerId)).toEqual(shared.players.map(({ id }) => id))
    expect(next?.sourcePlayId).toBe('game-8')
  })

  test('stays short enough for a link with the longest names and a long note', () => {
    const players = shared.players.map(player => ({ ...player, name: 'Ж'.repeat(30) }))
    const play = playOf({ ...shared, players, note: 'Ж'.repeat(5000) })
    expect(play ? linkOf(play).length : 0).toBeLessThan(8000)
  })
})
