import type { Label } from '../scoring/points'
import type { Words } from './en'

/** What a number of the tree is for. */
export function labelOf({ names, points: { labels } }: Words, label: Label): string {
  switch (label.key) {
    case 'line':
      return labels.line(names.lines[label.line])
    case 'space':
      return labels.space(label.space, names.colours[label.colour], label.doubled)
    case 'star':
      return labels.star(label.space)
    case 'marker':
      return labels.marker(label.position)
    case 'card':
      return labels.card(names.endBonusCards[label.card], label.count)
    case 'majority':
      return labels.majority(label.place, label.engineers, label.highest)
    default:
      return labels[label.key]
  }
}
