import './Person.css'
import { createMemo, createSignal, For, Match, Show, Switch } from 'solid-js'
import { loadGame, nameOfGame } from '../../games/shelf'
import { MergeSheet } from '../../history/MergeSheet'
import { PersonGames } from '../../history/PersonGames'
import { mergePeople, renamePerson } from '../../history/people'
import { RenameSheet } from '../../history/RenameSheet'
import { statisticsOf } from '../../history/statistics'
import { words } from '../../history/words'
import type { GameEntry, PersonEntry } from '../../storage/database'
import { changePeople, type PeopleChange, watchPerson } from '../../storage/people'
import { language, t } from '../../text/language'
import { Button, LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { createLater } from '../../ui/later'
import { Back } from '../Back'
import { createLive } from '../live'
import { address } from '../place'
import { place } from '../router'
import { Screen } from '../Screen'
import { offerUndo } from '../undo'

interface Known {
  readonly person: PersonEntry
  readonly games: readonly GameEntry[]
}

/** Somebody who plays: what their games say, and under which name. */
export default function Person() {
  const here = place()
  const id = here.page === 'person' ? here.id : ''
  const live = createLive<Known | undefined>(watcher => Promise.resolve(watchPerson(id, watcher)))
  const found = () => {
    const now = live()
    return now.state === 'ready' ? now.value : undefined
  }
  return (
    <Screen
      title={found()?.person.name ?? t().players.title}
      before={<Back href={address.players}>{words().people.back}</Back>}
    >
      <Switch>
        <Match when={live().state === 'broken'}>
          <p role="alert">{t().storage.broken}</p>
        </Match>
        <Match when={found()}>{known => <Games {...known()} />}</Match>
        <Match when={live().state === 'ready'}>
          <EmptyState title={words().people.unknown} hint={words().people.unknownHint}>
            <LinkButton kind="main" href={address.players}>
              {words().people.back}
            </LinkButton>
          </EmptyState>
        </Match>
      </Switch>
    </Screen>
  )
}

function Games(props: Known) {
  const [sheet, setSheet] = createSignal<'rename' | 'merge'>()
  const kinds = createMemo(() => [...new Set(props.games.map(({ game }) => game))])
  const name = () => props.person.name
  return (
    <>
      <For each={kinds()}>
        {kind => (
          <section class="person-kind">
            <h2>{nameOfGame(kind)}</h2>
            <GamesOfKind person={props.person} kind={kind} games={props.games} />
          </section>
        )}
      </For>
      <div class="person-ways">
        <LinkButton href={address.gamesOf(props.person.id)}>{words().people.toGames(name())}</LinkButton>
        <Button onClick={() => setSheet('rename')}>{words().people.rename}</Button>
        <Button onClick={() => setSheet('merge')}>{words().people.merge}</Button>
      </div>
      <Show when={sheet() === 'rename'}>
        <RenameSheet
          name={name()}
          onClose={() => setSheet(undefined)}
          onSave={next => {
            setSheet(undefined)
            void rename(props.person, next)
          }}
        />
      </Show>
      <Show when={sheet() === 'merge'}>
        <MergeSheet
          person={props.person}
          games={props.games}
          onClose={() => setSheet(undefined)}
          onChoose={into => {
            setSheet(undefined)
            void merge(props.person, into)
          }}
        />
      </Show>
    </>
  )
}

function GamesOfKind(props: {
  readonly person: PersonEntry
  readonly kind: string
  readonly games: readonly GameEntry[]
}) {
  const game = createLater(() => loadGame(props.kind))
  const statistics = createMemo(() =>
    statisticsOf(
      props.person.id,
      props.games.filter(({ game: kind }) => kind === props.kind),
    ),
  )
  return (
    <PersonGames
      name={props.person.name}
      color={props.person.color}
      of={statistics()}
      sources={game()?.sources(language()) ?? []}
      gameHref={address.review}
      personHref={address.person}
    />
  )
}

async function rename(person: PersonEntry, name: string): Promise<void> {
  const back = await renamePerson(person, name).catch(() => undefined)
  offerBack(words().people.renamed(person.name, name), back, address.person(person.id))
}

async function merge(from: PersonEntry, into: PersonEntry): Promise<void> {
  const back = await mergePeople(from, into).catch(() => undefined)
  if (back === 'together') offerUndo({ text: words().people.satTogether(from.name, into.name), label: '' })
  else offerBack(words().people.merged(from.name, into.name), back, address.person(into.id))
  if (back && back !== 'together') window.location.replace(address.person(into.id))
}

function offerBack(text: string, back: PeopleChange | undefined, on: string): void {
  const refused = () => offerUndo({ text: words().notDone, label: '' })
  if (back) offerUndo({ text, label: words().undo, undo: () => void changePeople(back).catch(refused) }, on)
  else refused()
}
