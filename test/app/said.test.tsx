import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hush, saying, sayOnce } from '../../src/app/said'
import { database } from '../../src/storage/database'

afterEach(async () => {
  hush()
  vi.restoreAllMocks()
  await database.settings.clear()
})

describe('a sentence', () => {
  test('is said the first time, until it is hushed', async () => {
    await sayOnce('said-offline')
    expect(saying()).toBe('said-offline')
    hush()
    expect(saying()).toBeUndefined()
  })

  test('is never said again on this device', async () => {
    await sayOnce('said-offline')
    hush()
    await sayOnce('said-offline')
    expect(saying()).toBeUndefined()
  })

  test('does not keep another one from being said', async () => {
    await sayOnce('said-offline')
    hush()
    await sayOnce('said-insecure')
    expect(saying()).toBe('said-insecure')
  })

  test('is not said where it could not be remembered', async () => {
    vi.spyOn(database.settings, 'put').mockRejectedValue(new Error('disk full'))
    await sayOnce('said-offline')
    expect(saying()).toBeUndefined()
  })
})
