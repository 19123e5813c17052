import './SourceExplained.css'
import { createMemo, For, Match, Show, Switch } from 'solid-js'
import type { Board as BoardState } from '../../board/board'
import type { Copy } from '../../board/copy'
import type { Line } from '../../printed/lines'
import type { PlayerColor } from '../../printed/players'
import { explainLine, type LineWorth, type Worth } from '../../scoring/explain'
import { nextBest } from '../../scoring/explain-next'
import { industryPointsAt, type Source } from '../../scoring/round'
import { capital, listOf } from '../../text/said'
import { sentenceOfGain } from '../../text/slip'
import type { Words } from '../../text/words'
import { Board } from '../board/Board'
import { words } from '../words'
import { overlayOfIndustry, overlayOfLine } from './overlay'

interface SourceProps {
  readonly board: BoardState
  readonly copy: Copy
  readonly color: PlayerColor
  readonly source: Source
}

/** Where the points of one line or of the industry track come from: on the board, and in words. */
export function SourceExplained(props: SourceProps) {
  const best = createMemo(() => nextBest(props.board, props.copy).find(({ source }) => source === props.source))
  return (
    <div class="source-explained">
      <Switch>
        <Match when={props.source !== 'industry' && props.source}>
          {line => <LineExplained {...props} line={line()} />}
        </Match>
        <Match when={props.source === 'industry'}>
          <SilentBoard {...props} points={overlayOfIndustry(props.board, props.copy)} />
          <p>{sayMarkers(props.board, props.copy, words())}</p>
        </Match>
      </Switch>
      <Show when={best()}>{gain => <p class="quiet">{sentenceOfGain(words(), gain())}</p>}</Show>
    </div>
  )
}

function LineExplained(props: SourceProps & { readonly line: Line }) {
  const worth = createMemo(() => explainLine(props.board, props.line, props.copy))
  return (
    <>
      <SilentBoard {...props} points={overlayOfLine(worth())} />
      <p>{saySpaces(worth(), words())}</p>
      <For each={sayExtras(worth(), words())}>{extra => <p>{extra}</p>}</For>
      <Show when={worth().lost > 0}>
        <p class="quiet">{words().scoring.lost(worth().reach, worth().lost)}</p>
      </Show>
    </>
  )
}

/** A board that is only looked at. */
export function SilentBoard(props: SourceProps & { readonly points: Parameters<typeof Board>[0]['points'] }) {
  return (
    <Board
      board={props.board}
      copy={props.copy}
      color={props.color}
      marks={[]}
      lines={[props.source]}
      points={props.points}
      onTap={() => undefined}
      onHold={() => undefined}
    />
  )
}

/** "natural 8, brown 4 4 2, gray 1 1 1 1": what scores, from the first space on. */
function saySpaces({ spaces }: LineWorth, { scoring, names }: Words): string {
  const groups: { colour: string; points: number[] }[] = []
  for (const { colour, reached, points } of spaces) {
    if (!colour || !reached) continue
    const last = groups.at(-1)
    if (last?.colour === names.colours[colour]) last.points.push(points)
    else groups.push({ colour: names.colours[colour], points: [points] })
  }
  if (groups.length === 0) return scoring.nothing
  return capital(groups.map(({ colour, points }) => scoring.spaces(colour, points)).join(', '))
}

/** What a line adds beside its spaces, and what of it is not reached. */
function sayExtras({ doubling, stars, medal }: LineWorth, { scoring, points: { labels } }: Words): string[] {
  const say = (what: string, worth: Worth | undefined): string[] => {
    if (!worth || worth.points + worth.lost === 0) return []
    return [worth.points > 0 ? scoring.more(what, worth.points) : scoring.lostOf(what, worth.lost)]
  }
  return [
    ...say(labels['line-doubled'], doubling),
    ...stars.flatMap(star => say(labels.star(star.space), star)),
    ...say(labels.medal, medal),
  ]
}

const sayMarkers = (board: BoardState, copy: Copy, { scoring, names }: Words): string =>
  capital(
    listOf(
      board.industry.map(position => scoring.marker(position, industryPointsAt(position, copy))),
      names.and,
    ),
  )
