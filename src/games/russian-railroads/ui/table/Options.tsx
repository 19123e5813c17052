import { For } from 'solid-js'
import { type Option, options, setOption } from '../../../../table/options'
import { Sheet } from '../../../../ui/Sheet'
import { words } from '../words'

const shown: readonly Option[] = [
  'awake',
  'vibration',
  'nextBoard',
  'livePoints',
  'whatIf',
  'mirrored',
  'large',
  'lock',
]

/** How the table behaves, for this device. */
export function Options(props: { readonly onClose: () => void }) {
  return (
    <Sheet title={words().dock.menuItems.options} onClose={() => props.onClose()}>
      <div class="switches">
        <For each={shown}>
          {option => (
            <label>
              <span>{words().dock.options[option]}</span>
              <input
                type="checkbox"
                checked={options[option]()}
                onChange={event => {
                  setOption(option, event.currentTarget.checked)
                  if (option === 'lock') props.onClose() // it is the table that is to be seen
                }}
              />
            </label>
          )}
        </For>
      </div>
    </Sheet>
  )
}
