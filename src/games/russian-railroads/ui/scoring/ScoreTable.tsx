import './ScoreTable.css'
import { createSignal, For, Match, Show, Switch } from 'solid-js'
import type { PlayerColor } from '../../printed/players'
import type { Seat } from '../../rules/state'
import { pawnOf } from '../../scoring/pawn'
import { scoreRound } from '../../scoring/round'
import { PlayerShape } from '../PlayerShape'
import { words } from '../words'
import type { Agreements } from './agreements'
import { Counted } from './Counted'
import { PointsTree } from './PointsTree'
import { isSource, numberIn, type Row, rowMark, rowName, rows } from './rows'
import { SourceExplained } from './SourceExplained'
import { sayAtOnce, sayPoints, sayTotal } from './said-points'
import { type Scoring, scoringOf } from './scorings'

export interface ScoreTableProps {
  readonly scoring: Scoring
  /** All scorings up to this one and beyond. */
  readonly all: readonly Scoring[]
  readonly players: readonly { readonly name: string; readonly color: PlayerColor }[]
  readonly agreements: Agreements
  /** Logs a difference that the table decided. */
  readonly onDecide?: ((seat: Seat, difference: number) => void) | undefined
  /** Leads to this player's board before the scoring. */
  readonly onFix?: ((seat: Seat) => void) | undefined
}

interface Cell {
  readonly row: Row
  readonly seat: Seat
}

/** A scoring: players are the columns, the sources of points the rows. Any number opens below its row. */
export function ScoreTable(props: ScoreTableProps) {
  const [open, setOpen] = createSignal<Cell>()
  const isOpen = ({ row, seat }: Cell) => open()?.row === row && open()?.seat === seat
  const toggle = (cell: Cell) => setOpen(isOpen(cell) ? undefined : cell)
  /** As in the strip above it. */
  const seats = props.players.map((_, seat) => seat) // eslint-disable-line solid/reactivity -- nobody comes or goes
  return (
    <table class="score-table">
      <thead>
        <tr>
          <td />
          <For each={seats}>
            {seat => (
              <th scope="col">
                <PlayerShape color={props.players[seat]?.color ?? 'red'} /> <span>{props.players[seat]?.name}</span>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={rows}>
          {row => (
            <>
              <tr data-row={row}>
                <th scope="row">
                  <span class="name">{rowName(words(), row)}</span>
                  <span class="mark">{rowMark(words(), row)}</span>
                </th>
                <For each={seats}>
                  {seat => (
                    <td>
                      <CellButton {...props} row={row} seat={seat} isOpen={isOpen({ row, seat })} onTap={toggle} />
                    </td>
                  )}
                </For>
              </tr>
              <Show when={open()?.row === row && open()}>
                {cell => (
                  <tr class="why">
                    <td colspan={seats.length + 1}>
                      <Why {...props} cell={cell()} />
                    </td>
                  </tr>
                )}
              </Show>
            </>
          )}
        </For>
      </tbody>
    </table>
  )
}

interface CellButtonProps extends ScoreTableProps, Cell {
  readonly isOpen: boolean
  readonly onTap: (cell: Cell) => void
}

function CellButton(props: CellButtonProps) {
  const own = () => scoringOf(props.scoring, props.seat)
  const agreed = () => props.agreements.of(props.scoring, props.seat)
  const pawn = () => pawnOf(own().total)
  const shown = () => {
    if (props.row === 'counted') return agreed() === undefined ? '?' : '✓'
    return String(numberIn(props.row, own())).replace('-', '−')
  }
  const said = () => {
    const { scoring } = words()
    if (props.row === 'counted')
      return agreed() === undefined ? scoring.counted.open : scoring.counted.agreed(agreed() ?? 0)
    return props.row === 'pawn' ? scoring.pawnShort(pawn().space, pawn().hundreds) : String(numberIn(props.row, own()))
  }
  return (
    <button
      type="button"
      aria-expanded={props.isOpen}
      aria-label={words().scoring.cell(props.players[props.seat]?.name ?? '', rowName(words(), props.row), said())}
      onClick={() => props.onTap({ row: props.row, seat: props.seat })}
    >
      {shown()}
      <Show when={props.row === 'pawn' && pawn().hundreds > 0}>
        <small>+{pawn().hundreds}</small>
      </Show>
    </button>
  )
}

/** Why the number of a cell is what it is. */
function Why(props: ScoreTableProps & { readonly cell: Cell }) {
  const seat = () => props.cell.seat
  const row = () => props.cell.row
  const source = () => {
    const now = row()
    return isSource(now) ? now : undefined
  }
  const own = () => scoringOf(props.scoring, seat())
  const copy = () => props.scoring.at.copy
  const name = () => props.players[seat()]?.name ?? ''
  const color = () => props.players[seat()]?.color ?? 'red'
  const heading = () => {
    const now = row()
    return now === 'counted' ? undefined : words().scoring.heading(name(), rowName(words(), now), numberIn(now, own()))
  }
  const pawn = () => pawnOf(own().total)
  return (
    <div class="why-paper" ref={paper => bringIntoView(paper, row() === 'counted' ? 'start' : 'nearest')}>
      <Show when={heading()}>
        <h3>{heading()}</h3>
      </Show>
      <Switch>
        <Match when={source()}>
          {line => <SourceExplained board={own().board} copy={copy()} color={color()} source={line()} />}
        </Match>
        <Match when={row() === 'round'}>
          <PointsTree of={sayPoints(words(), scoreRound(own().board, copy())).parts} />
        </Match>
        <Match when={row() === 'at-once'}>
          <Show when={own().atOnce.length > 0} fallback={<p>{words().scoring.noneAtOnce}</p>}>
            <PointsTree of={sayAtOnce(words(), own().atOnce)} />
          </Show>
        </Match>
        <Match when={row() === 'total'}>
          <PointsTree of={sayTotal(words(), props.all, props.scoring, seat())} />
        </Match>
        <Match when={row() === 'pawn'}>
          <p>{words().scoring.pawn(own().total, pawn().space, pawn().hundreds)}</p>
        </Match>
        <Match when={row() === 'counted'}>
          <For each={[seat()]}>
            {one => (
              <Counted
                of={scoringOf(props.scoring, one)}
                copy={copy()}
                color={color()}
                name={name()}
                agreed={props.agreements.of(props.scoring, one)}
                onAgree={() => props.agreements.take(props.scoring, one)}
                onDecide={props.onDecide && (difference => props.onDecide?.(one, difference))}
                onFix={props.onFix && (() => props.onFix?.(one))}
              />
            )}
          </For>
        </Match>
      </Switch>
    </div>
  )
}

/** What opens below the edge of the screen comes up; a field to type in comes to the top, above the keyboard. */
const bringIntoView = (paper: HTMLElement, block: 'start' | 'nearest'): void => {
  queueMicrotask(() => paper.scrollIntoView({ block }))
}
