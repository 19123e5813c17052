import type { Source } from '../../scoring/round'
import type { Words } from '../../text/words'

/** What a source of points is called. */
export const sourceName = ({ names, points }: Words, source: Source): string =>
  source === 'industry' ? points.labels.industry : names.lines[source]
