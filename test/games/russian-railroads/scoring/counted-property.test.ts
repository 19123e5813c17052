import { beforeAll, expect, test } from 'vitest'
import { slipWeights } from '../../../../src/games/russian-railroads/scoring/slips'
import { seed, sized } from '../../../size'
import { type Measure, measureCounts } from './counted-measure'

const boards = sized(300, 10_000)
let measured: Measure

beforeAll(() => {
  measured = measureCounts(boards, seed)
}, 20 * 60_000)

test('random boards can lie on a table', () => {
  expect(measured.impossible).toEqual([])
})

test(`on ${boards} boards every wrong count made by one slip or two is explained by a list with the real one in it`, () => {
  expect(measured.pairs).toBeGreaterThan(boards * 100)
  expect(measured.unexplained).toEqual([])
})

test('every slip was made', () => {
  expect(Object.keys(measured.bySlip).toSorted()).toEqual(Object.keys(slipWeights).toSorted())
})

test('a single slip is first or second in at least 90 % of the totals', () => {
  expect(measured.firstOrSecond / measured.singles).toBeGreaterThanOrEqual(0.9)
})
