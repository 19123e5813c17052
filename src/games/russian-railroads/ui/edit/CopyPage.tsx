import type { CopyProps } from '../../../game'
import { readCorrections } from '../../files/corrections'
import { MatchCopy } from './MatchCopy'

/** What is printed on this device's copy, outside any game. */
export function CopyPage(props: CopyProps) {
  return <MatchCopy corrections={readCorrections(props.printed) ?? {}} onSave={props.onSave} />
}
