import { createRoot, createSignal, Suspense } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, test } from 'vitest'
import { createLater } from '../../src/ui/later'

const settle = () => new Promise(done => setTimeout(done))

test('what is read later leaves alone what is there already', async () => {
  const place = document.createElement('div')
  let come: (name: string) => void = () => undefined
  const dispose = render(() => {
    const name = createLater(() => new Promise<string>(done => (come = done)))
    return <Suspense fallback="gone">name: {name() ?? '…'}</Suspense>
  }, place)
  expect(place.textContent).toBe('name: …')
  come('Anna')
  await settle()
  expect(place.textContent).toBe('name: Anna')
  dispose()
})

test('an answer to what is no longer asked is not taken', async () => {
  const answers: (() => void)[] = []
  await createRoot(async dispose => {
    const [asked, ask] = createSignal('first')
    const value = createLater(() => {
      const text = asked()
      return new Promise<string>(done => answers.push(() => done(text)))
    })
    await settle()
    ask('second')
    answers[1]?.()
    answers[0]?.()
    await settle()
    expect(value()).toBe('second')
    dispose()
  })
})
