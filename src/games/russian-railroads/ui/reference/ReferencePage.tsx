import { correctionsSchema } from '../../files/corrections'
import { readShape } from '../../files/shape'
import { Reference } from './Reference'

/** The Reference outside any game: with what this device has kept of its copy. What cannot be read is as good as none. */
export function ReferencePage(props: { readonly printed: unknown }) {
  const corrections = () => {
    const kept = readShape(correctionsSchema, props.printed)
    return kept.ok ? kept.value : {}
  }
  return <Reference corrections={corrections()} />
}
