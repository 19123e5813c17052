import './board.css'
import './drawing.css'
import '../../../../ui/PlayerShape.css'
import './tracks.css'
import { For, Show } from 'solid-js'
import { listenTo } from './gestures'
import { Industry } from './Industry'
import { Line } from './Line'
import { Side } from './Side'
import { type BoardProps, parts } from './spot'
import { createView, ViewContext } from './view'

/**
 * What lies in front of one player. It knows no rules: it draws the board, offers the marked spots and says which spot
 * was tapped or held.
 */
export function Board(props: BoardProps) {
  const view = createView(props)
  const listeners = listenTo({ onTap: spot => props.onTap(spot), onHold: spot => props.onHold(spot) })
  return (
    <ViewContext.Provider value={view}>
      <div class="player-board" data-color={props.color} {...listeners}>
        <div class="parts" classList={{ large: view.large(), explained: props.points !== undefined }}>
          <For each={props.lines ?? parts}>{part => (part === 'industry' ? <Industry /> : <Line line={part} />)}</For>
          {/* An explained line stands alone. */}
          <Show when={!view.large() || props.points === undefined}>
            <Side />
          </Show>
        </div>
      </div>
    </ViewContext.Provider>
  )
}
