import { Match, Show, Switch } from 'solid-js'
import { words } from '../words'
import type { Prize } from './prizes'
import { Tick } from './Tick'
import { useView } from './view'
import { pawn } from './Worker'

interface PrizeSignProps {
  readonly prize: Prize
  /** Of the space. */
  readonly width: number
  /** The second prize of a space stands below the first, where no rail stands yet. */
  readonly below: boolean
}

const star = 'M4.5 0 5.7 3.1 9 3.3 6.4 5.4 7.3 8.6 4.5 6.8 1.7 8.6 2.6 5.4 0 3.3 3.3 3.1z'

/** What a space gives, in a sign; ticked once it is won. */
export function PrizeSign(props: PrizeSignProps) {
  const view = useView()
  const points = () => props.prize.points?.(view.copy())
  const won = () => props.prize.won(view.board(), view.copy())
  const right = () => props.width - 3
  return (
    <g
      class="prize"
      classList={{ won: won() }}
      transform={props.below ? `translate(${-right() / 2 + 7} 15)` : undefined}
    >
      <Switch>
        <Match when={props.prize.kind === 'points'}>
          <text x={right()} y="10.5">{`+${points()}`}</text>
        </Match>
        <Match when={props.prize.kind === 'token'}>
          <text class="big" x={right()} y="11.5">
            ?
          </text>
        </Match>
        <Match when={props.prize.kind === 'double'}>
          <text x={right()} y="10.5">
            ×2
          </text>
        </Match>
        <Match when={props.prize.kind === 'star'}>
          <path d={star} transform={`translate(${right() - 9 - 5.9 * String(points()).length} 2.3)`} />
          <text x={right()} y="10.5">
            {points()}
          </text>
        </Match>
        <Match when={props.prize.kind === 'medal'}>
          <circle class="medal" cx={right() - 7.5} cy="8.8" r="7" />
          <text class="medal-points" x={right() - 7.5} y="11.8">
            {points()}
          </text>
        </Match>
        <Match when={props.prize.kind === 'worker'}>
          <text x={right() - 8} y="10.5">
            +
          </text>
          <path d={pawn} transform={`translate(${right() - 8} 2.5)`} />
        </Match>
        <Match when={props.prize.kind === 'colour' && props.prize.colour}>
          {colour => (
            <g data-colour={colour()}>
              <rect class="swatch" x={right() - 19} y="2.5" width="19" height="11.5" rx="2" />
              <text class="on-swatch" x={right() - 9.5} y="11.5">{`+${words().names.colourMarks[colour()]}`}</text>
            </g>
          )}
        </Match>
      </Switch>
      <Show when={won() && !props.below}>
        <Tick x={props.width - 2} y={0.5} />
      </Show>
    </g>
  )
}
