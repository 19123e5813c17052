import { describe, expect, test } from 'vitest'
import { csvOf } from '../../src/exchange/csv'
import { shared } from './shared'

const words = { round: 'Round', player: 'Player', total: 'Total' }
const linesOf = (text: string) => text.replace(/^\uFEFF/, '').split('\r\n')
const named = (name: string) => {
  const players = shared.players.map((player, seat) => (seat === 0 ? { ...player, name } : player))
  return linesOf(csvOf({ ...shared, players }, words))[1]
}

describe('the table for spreadsheets', () => {
  test('has a row for each moment and player, a column for each source, and the standing', () => {
    expect(linesOf(csvOf(shared, words))).toEqual([
      'Round,Player,Kiev,Industry,Total',
      '0,Anna,0,0,0',
      '0,Boris,0,0,0',
      '0,Chloé,0,0,0',
      '0,Dima,0,0,0',
      '1,Anna,80,1,81',
      '1,Boris,42,0,42',
      '1,Chloé,85,-4,81',
      '1,Dima,0,90,90',
      '',
    ])
  })

  test('says that it is UTF-8', () => expect(csvOf(shared, words).startsWith('\uFEFFRound')).toBe(true))

  test.each([
    ['Anna, "the one"', '0,"Anna, ""the one""",0,0,0'],
    ['Anna\nBoris', '0,"Anna\nBoris",0,0,0'],
  ])('quotes what RFC 4180 wants quoted: %j', (name, row) => expect(named(name)).toBe(row))

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('a name is never a formula: %j', name => {
    expect(named(name)).toMatch(/^0,"?'/)
  })
})
