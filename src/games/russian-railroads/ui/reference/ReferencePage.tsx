import type { ReferenceProps } from '../../../game'
import { readCorrections } from '../../files/corrections'
import { Reference } from './Reference'

/** The Reference outside any game: with what this device has kept of its copy. */
export function ReferencePage(props: ReferenceProps) {
  return <Reference corrections={readCorrections(props.printed) ?? {}} />
}
