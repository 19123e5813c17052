import { describe, expect, test } from 'vitest'
import type { Phase } from '../../../../../src/games/russian-railroads/rules/state'
import { wordsIn } from '../../../../../src/games/russian-railroads/text/words'
import { visibleBoard } from '../../../../../src/games/russian-railroads/ui/scoring/face-down'
import { sayAction, tellingOf } from '../../../../../src/games/russian-railroads/ui/table/sentence'
import { stepsOf } from '../../../../../src/table/log'
import { endBonus, gameOf, setupOf } from '../../game'
import { logOf } from './fixtures'

const held = { boards: [{ endBonus: ['lines', 'hidden'] as const }] }

describe('End Bonus cards', () => {
  test.each<Phase>(['turns', 'moved', 'scoring', 'final'])(
    'lie face down in phase %s, also those that the app was told',
    phase => {
      expect(visibleBoard(gameOf(2, { ...held, phase }), 0).endBonus).toEqual(['hidden', 'hidden'])
    },
  )

  test('lie open once the game is over', () => {
    expect(visibleBoard(gameOf(2, { ...held, phase: 'over' }), 0).endBonus).toEqual(['lines', 'hidden'])
  })

  test.each(['en', 'de'] as const)('are only "a card" in the log (%s)', language => {
    const words = wordsIn[language]
    const open = [{ kind: 'end-bonus', steps: 1, from: 'factory:9', duty: false }] as const
    const setup = setupOf(2)
    const log = logOf(gameOf(2, { open }), [endBonus('lines')])
    const [step] = stepsOf(log)
    const said = step && sayAction(step, tellingOf(setup, log), words)
    expect(said).toContain(words.actions.hiddenCard)
    expect(said).not.toContain(words.names.endBonusCards.lines)
  })
})
