import './Menu.css'
import { createSignal, For, type JSX, Show } from 'solid-js'
import { optionWords } from '../../../../table/option-words'
import { Sheet } from '../../../../ui/Sheet'
import { words } from '../words'
import type { Play } from './play'

/** What the menu leads to. */
export type MenuItem = 'log' | 'scorings' | 'edit' | 'toTrack' | 'table' | 'copy' | 'options' | 'reference' | 'explain'

interface MenuProps {
  readonly play: Play
  readonly review: string
  readonly onOpen: (item: MenuItem) => void
  readonly onExport: () => void
  readonly onHandOver: () => void
  readonly onClose: () => void
}

/** Everything that is not needed at every turn. */
export function Menu(props: MenuProps) {
  const [asking, setAsking] = createSignal<'leaves' | 'end'>()
  const state = () => props.play.state()
  const isRunning = () => state().phase !== 'over'
  const isFinal = () => state().phase === 'final'
  const act = (action: Parameters<Play['act']>[0]) => {
    props.onClose()
    props.play.act(action)
  }
  return (
    <Sheet title={words().dock.menu} onClose={() => props.onClose()}>
      <ul class="menu">
        <Item onTap={() => props.onOpen('log')}>{words().dock.menuItems.log}</Item>
        <Show when={state().scored.length > 0}>
          <Item onTap={() => props.onOpen('scorings')}>{words().scoring.menu}</Item>
        </Show>
        <li>
          <a href={props.review}>{words().dock.menuItems.review}</a>
        </li>
        <Show when={isRunning()}>
          <Show when={state().way === 'track' || isFinal()}>
            <Item onTap={() => props.onOpen('edit')}>{words().dock.menuItems.edit}</Item>
          </Show>
          <Show when={state().way === 'track' && !isFinal()}>
            <Item onTap={() => act({ do: 'way', way: 'score' })}>{words().dock.menuItems.toScore}</Item>
          </Show>
          <Show when={state().way === 'score' && !isFinal() && !props.play.setup.expansion}>
            <Item onTap={() => props.onOpen('toTrack')}>{words().dock.menuItems.toTrack}</Item>
          </Show>
          <Item onTap={() => props.onOpen('table')}>{words().edit.table.title}</Item>
          <Item onTap={() => props.onOpen('copy')}>{words().edit.copy.title}</Item>
        </Show>
        <Item onTap={() => props.onOpen('options')}>{optionWords().title}</Item>
        <Item onTap={() => props.onOpen('reference')}>{words().dock.menuItems.reference}</Item>
        <Item onTap={() => props.onOpen('explain')}>{words().reference.explain}</Item>
        <Item onTap={() => props.onHandOver()}>{words().dock.menuItems.handOver}</Item>
        <Item onTap={() => props.onExport()}>{words().dock.menuItems.export}</Item>
        <Show when={isRunning()}>
          <Item onTap={() => setAsking('leaves')}>{words().dock.menuItems.leaves}</Item>
          <Show when={asking() === 'leaves'}>
            <For each={props.play.setup.players}>
              {(player, seat) => (
                <Show
                  when={state().away.some(away => away.seat === seat())}
                  fallback={
                    <>
                      <Item onTap={() => act({ do: 'withdraw', player: seat(), ranked: true })}>
                        {player.name}: {words().dock.ranked.yes}
                      </Item>
                      <Item onTap={() => act({ do: 'withdraw', player: seat(), ranked: false })}>
                        {player.name}: {words().dock.ranked.no}
                      </Item>
                    </>
                  }
                >
                  <Item onTap={() => act({ do: 'return', player: seat() })}>{words().dock.comesBack(player.name)}</Item>
                </Show>
              )}
            </For>
          </Show>
          <Item onTap={() => setAsking('end')}>{words().dock.menuItems.end}</Item>
          <Show when={asking() === 'end'}>
            <Show when={!isFinal()}>
              <Item onTap={() => act({ do: 'stop', then: 'score' })}>{words().dock.endNow.scored}</Item>
              <Item onTap={() => act({ do: 'stop', then: 'finish' })}>{words().dock.endNow.onlyFinal}</Item>
            </Show>
            <Item onTap={() => act({ do: 'stop', then: 'nothing' })}>{words().dock.endNow.unfinished}</Item>
          </Show>
        </Show>
        <Item onTap={() => props.onExport()}>{words().dock.menuItems.report}</Item>
      </ul>
    </Sheet>
  )
}

function Item(props: { readonly onTap: () => void; readonly children: JSX.Element }) {
  return (
    <li>
      <button type="button" onClick={() => props.onTap()}>
        {props.children}
      </button>
    </li>
  )
}
