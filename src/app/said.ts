import { createSignal } from 'solid-js'

type Sentence = 'said-offline' | 'said-insecure'

const [saying, setSaying] = createSignal<Sentence>()

/** The sentence that is being said for the first and only time. */
export { saying }

export const hush = () => setSaying(undefined)

/** Says a sentence unless this device has heard it before. */
export async function sayOnce(sentence: Sentence): Promise<void> {
  const { keepSetting, readSetting } = await import('../storage/settings')
  try {
    if ((await readSetting(sentence)) === true) return
    setSaying(sentence)
    await keepSetting(sentence, true)
  } catch {
    // Without a database we would say it at every start. Home already tells that nothing can be kept.
    hush()
  }
}
