import { createRoot, createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { createAfterPaint, nextPaint } from '../../src/ui/next-paint'

test('a value follows its source one frame later, and then is the newest', async () => {
  await createRoot(async dispose => {
    const [source, setSource] = createSignal('first')
    const value = createAfterPaint(source)
    await nextPaint()
    setSource('second')
    setSource('third')
    expect(value()).toBe('first')
    await nextPaint()
    expect(value()).toBe('third')
    dispose()
  })
})
