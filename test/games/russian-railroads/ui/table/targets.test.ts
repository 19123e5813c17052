import { expect, test } from 'vitest'
import { offers } from '../../../../../src/games/russian-railroads/rules/choices'
import { wordsIn } from '../../../../../src/games/russian-railroads/text/words'
import { targetsOf } from '../../../../../src/games/russian-railroads/ui/table/targets'
import { gameOf, play, take, ts } from '../../game'

/** Within the locomotive's reach a space covered by gray scores 1, by black nothing. */
const board = { tracks: { [ts]: { black: 4, gray: 1 } }, locomotives: { [ts]: [4] } }
const state = play(gameOf(2, { boards: [board] }), take('track-basic'))
const labels = (gains: boolean) => targetsOf(state, offers(state), wordsIn.en, { gains }).map(({ mark }) => mark.label)

test('what a step would score is said by its mark on the board and by its button', () => {
  expect(labels(true)).toContain('Gray to Trans-Siberian 2 (+1)')
  expect(labels(true)).toContain('Black to Trans-Siberian 5 (±0)')
})

test('what is not asked for is not said', () => {
  expect(labels(false)).toContain('Gray to Trans-Siberian 2')
})
