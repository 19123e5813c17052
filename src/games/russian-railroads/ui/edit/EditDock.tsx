import './EditDock.css'
import { For, Match, Show, Switch } from 'solid-js'
import { lineIds } from '../../printed/lines'
import { RefusalNote } from '../RefusalNote'
import { words } from '../words'
import type { Editing, Section } from './editing'
import { IndustrySection } from './IndustrySection'
import { LineSection } from './LineSection'
import { MoreSheet } from './MoreSheet'
import { NumberChoice } from './NumberChoice'
import { PointsSection } from './PointsSection'

const sections: readonly Section[] = ['points', ...lineIds, 'industry']

/**
 * Everything of one board to be set by hand: the normal way where only the rounds are scored, else a correction.
 * Points at once come first, as everything on the board itself can be tapped there. `names`: the players by seat.
 */
export function EditDock(props: { readonly editing: Editing; readonly names: readonly string[] }) {
  return (
    <div class="edit-dock">
      {/* Hidden, not gone, while a number is asked for: the piece it is for gets the focus back. */}
      <div class="everything" hidden={props.editing.choosing() !== undefined}>
        <Show
          when={props.editing.refused() && !props.editing.isMoreOpen()}
          fallback={<Chips editing={props.editing} />}
        >
          <RefusalNote of={props.editing} names={props.names} />
        </Show>
        <For each={sections}>
          {section => (
            <section
              classList={{ chosen: props.editing.section() === section }}
              data-section={section}
              aria-label={words().edit.sectionNames[section]}
            >
              <h3>{words().edit.sectionNames[section]}</h3>
              <div>
                <SectionContent editing={props.editing} section={section} />
              </div>
            </section>
          )}
        </For>
      </div>
      <Show when={props.editing.choosing()}>{of => <NumberChoice editing={props.editing} of={of()} />}</Show>
      <Show when={props.editing.isMoreOpen()}>
        <MoreSheet editing={props.editing} names={props.names} />
      </Show>
    </div>
  )
}

/** Which part is shown; a refusal takes this place, so that nothing jumps. */
function Chips(props: { readonly editing: Editing }) {
  return (
    <div class="chips">
      <For each={sections}>
        {section => (
          <button
            type="button"
            class="section"
            aria-pressed={props.editing.section() === section}
            aria-label={words().edit.sectionNames[section]}
            onClick={() => props.editing.show(section)}
          >
            {words().edit.sections[section]}
          </button>
        )}
      </For>
      <button type="button" onClick={() => props.editing.setMoreOpen(true)}>
        {words().edit.more}
      </button>
    </div>
  )
}

function SectionContent(props: { readonly editing: Editing; readonly section: Section }) {
  const line = () => lineIds.find(id => id === props.section)
  return (
    <Switch fallback={<PointsSection editing={props.editing} />}>
      <Match when={line()}>{id => <LineSection editing={props.editing} line={id()} />}</Match>
      <Match when={props.section === 'industry'}>
        <IndustrySection editing={props.editing} />
      </Match>
    </Switch>
  )
}
