import type { RuleId } from '../../board/refusal'
import { capital, type Sentence } from '../said'

/** What the log can refuse, whichever game it belongs to. */
export type LogRuleId = 'log.no-such-line' | 'log.nothing-undone' | 'log.lost'

/** One sentence for every rule that can be broken. */
export const rules: Readonly<Record<RuleId | LogRuleId, Sentence>> = {
  'turn.other-player': v => `It is ${v.player}’s turn.`,
  'turn.passed': v => `${v.player} has passed and is out for this round.`,
  'turn.pending': () => 'Something else has to be finished first.',
  'turn.not-open': () => 'This cannot be done now.',
  'space.occupied': v => `“${v.space}” is taken by ${v.player}.`,
  'space.unavailable': v => `“${v.space}” is not there in this round or with this number of players.`,
  'space.one-worker-only': v =>
    `The moved worker acts only on a space that costs exactly one worker; “${v.space}” does not.`,
  'payment.wrong': v =>
    `The price is exact: ${v.workers} from workers or roubles${v.roubles === '0' ? '' : `, and ${v.roubles} from roubles alone`}.`,
  'payment.short': v => `Not enough ${v.piece}: ${v.need} needed, ${v.have} left.`,
  'action.incomplete': v =>
    `A public action has to be possible in full${v.space || v.card ? `, and “${v.space || v.card}” is not` : ''}${v.colour ? `: ${v.colour} is not there yet` : ''}.`,
  'track.blocked': v =>
    `${capital(v.colour)} cannot go to ${v.line} ${v.space}: a track stays behind the one ahead of it, here ${v.ahead}.`,
  'track.line-end': v => `${capital(v.colour)} stands on the last space of ${v.line}.`,
  'track.not-owned': v =>
    v.space
      ? `${capital(v.colour)} is not there yet: black has to reach Trans-Siberian ${v.space} first.`
      : `${capital(v.colour)} is not there yet: black on Trans-Siberian brings it.`,
  'track.colour-not-on-line': v => `${v.line} has no ${v.colour} track.`,
  'loco.not-higher': v => `A locomotive replaces only a lower number: ${v.number} is not higher than ${v.other}.`,
  'loco.place-free': v =>
    `Locomotive ${v.number} has to be placed as long as a place is free; only then may it be turned over.`,
  'factory.order': v => `Factories fill the gaps from the left: gap ${v.next} comes before gap ${v.gap}.`,
  'factory.gaps-first': v =>
    `Gap ${v.gap} is filled. A factory is replaced only when all gaps are; next is gap ${v.next}.`,
  'industry.gap': v => `The gap on position ${v.position} has no factory, so no marker passes it.`,
  'industry.end': () => 'The industry marker stands at the end.',
  'industry.shared': v => `The other marker stands on position ${v.position}; markers neither share it nor pass.`,
  'doubler.full': () => 'All places for doublers are taken.',
  'supply.empty': v =>
    v.number ? `No factory ${v.number} can be taken from the supply.` : `The supply has no more ${v.piece}.`,
  'supply.exceeded': v => {
    if (v.engineer) return `The engineer “${v.engineer}” lies on the table twice.`
    const what = v.number ? `tiles with the number ${v.number}` : v.piece
    return `More ${what} lie on the boards than the box holds.`
  },
  'place.full': v => `${capital(v.line)}: no place is free.`,
  'token.used': v => `The ? token “${v.token}” has been placed already.`,
  'token.not-won': v => `More ? tokens lie there than spaces have given: ${v.won} so far.`,
  'worker.not-won': v => `More extra workers are there than Trans-Siberian and Kiev have given: ${v.won} so far.`,
  'marker.not-won': () => 'The second industry marker goes with its ? token: both are there, or neither.',
  'card.taken': v => `The card “${v.card}” has been taken.`,
  'engineer.used': v => `The engineer “${v.engineer}” has been used in this round.`,
  'engineer.not-yours': v => `The engineer “${v.engineer}” lies beside another board, or nobody has hired it.`,
  'reuse.not-allowed': v =>
    `Only a one-worker space used in this round with a single piece can be used again; “${v.space}” cannot.`,
  'order.current-place': v => `Place ${v.place} is held already; another one has to be claimed.`,
  'order.both': () => 'Nobody claims two places in one round.',
  'order.own-worker': () => 'A turn order space takes a worker of the own colour, and none is there to swap.',
  'log.no-such-line': v => `The log has no line ${v.line} to go back to.`,
  'log.nothing-undone': () => 'Nothing has been undone.',
  'log.lost': v => `Nothing holds from line ${v.line} on; going on takes an undo to before it.`,
}

export type RuleWords = typeof rules
