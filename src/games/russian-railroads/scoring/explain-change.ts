import type { Label, Points } from './points'

/** A number that differs between two scores, and the numbers below it that make the difference. */
export interface Change {
  readonly label: Label
  readonly before: number
  readonly after: number
  readonly parts: readonly Change[]
}

/** What differs between two scores of the same kind; undefined if nothing does. A number missing on one side is 0 there. */
export function compareScores(before: Points | undefined, after: Points | undefined): Change | undefined {
  const label = after?.label ?? before?.label
  if (!label) return undefined
  const parts = pairUp(before?.parts ?? [], after?.parts ?? []).flatMap(
    ([one, other]) => compareScores(one, other) ?? [],
  )
  const points = { before: before?.points ?? 0, after: after?.points ?? 0 }
  return parts.length > 0 || points.before !== points.after ? { label, ...points, parts } : undefined
}

/** Parts for the same thing side by side: in the order of the later score, then what is gone. */
function pairUp(before: readonly Points[], after: readonly Points[]): [Points | undefined, Points | undefined][] {
  const old = new Map(before.map((part, i) => [nameOf(part.label, i), part]))
  const pairs = after.map((part, i): [Points | undefined, Points] => {
    const name = nameOf(part.label, i)
    const same = old.get(name)
    old.delete(name)
    return [same, part]
  })
  return [...pairs, ...[...old.values()].map((gone): [Points, undefined] => [gone, undefined])]
}

/** What a number is for, whatever it scores: a space by its place, a marker (which moves) by its turn. */
function nameOf(label: Label, index: number): string {
  if (label.key === 'marker') return `marker ${index}`
  const { key, line, space, card } = { line: '', space: '', card: '', ...label }
  return `${key} ${line} ${space} ${card}`
}
