import type { Course, Moment } from '../../game'
import type { Setup } from '../rules/setup'
import { sources, sourcesOf } from '../rules/sources'
import type { State } from '../rules/state'
import { wordsIn } from '../text/words'

/** Where points come from, in the order in which they are shown. */
export function namedSources(language: 'en' | 'de'): Course['sources'] {
  const { names, final } = wordsIn[language]
  const sourceNames = { ...names.lines, ...final.sources }
  return sources.map(id => ({ id, name: sourceNames[id] }))
}

/** The course of a game: the start, every scoring, the final, and what has come since. */
export function courseOf(setup: Setup, states: readonly State[], language: 'en' | 'de'): Course {
  const { end } = wordsIn[language].final
  return {
    sources: namedSources(language),
    moments: momentsOf(states, end),
    running: runningIn(states.at(-1), end),
    first: setup.order[0] ?? 0,
    note: [setup.place, setup.note].filter(Boolean).join(' · '),
  }
}

function momentsOf([start, ...states]: readonly State[], end: string): Moment[] {
  if (!start) return []
  const moments = [momentAt('0', 0, start, undefined)]
  let then = start
  const add = (name: string, position: number, state: State) => {
    moments.push(momentAt(name, position, state, then))
    then = state
  }
  for (const [index, state] of states.entries()) {
    const scored = state.scored[then.scored.length]
    if (scored) add(String(scored.round), index + 1, state)
    else if (state.end.length > then.end.length) add(end, index + 1, state)
  }
  const last = states.at(-1)
  if (last?.players.some(({ points }, seat) => points !== then.players[seat]?.points))
    add(runningIn(last, end), states.length, last)
  return moments
}

/** The round, and from the last scoring on the end. */
const runningIn = (state: State | undefined, end: string): string =>
  !state ? '' : state.phase === 'final' || state.end.length > 0 ? end : String(state.round)

const momentAt = (name: string, position: number, state: State, then: State | undefined): Moment => ({
  name,
  position,
  standing: state.players.map(({ points }) => points),
  gains: state.players.map((_, seat) => {
    const now = sourcesOf(state, seat)
    const before = then && sourcesOf(then, seat)
    return sources.map(source => now[source] - (before?.[source] ?? 0))
  }),
})
