import { createMemo, For } from 'solid-js'
import { scoreIndustry } from '../../scoring/round'
import { words } from '../words'
import { describeIndustry } from './description'
import { IndustryRow } from './IndustryRow'
import { industryRows } from './measures'
import { PartFrame } from './PartFrame'
import { useView } from './view'

/** The industry track with its factories and markers. */
export function Industry() {
  const view = useView()
  const points = createMemo(() => scoreIndustry(view.board(), view.copy()).points)
  return (
    <PartFrame
      part="industry"
      title={words().board.industry}
      note={words().board.points(points())}
      description={describeIndustry(view.board(), points(), words())}
    >
      <div class="rows">
        <For each={industryRows(view.large())}>{row => <IndustryRow row={row} />}</For>
      </div>
    </PartFrame>
  )
}
