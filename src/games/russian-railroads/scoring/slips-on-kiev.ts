import { hasToken, reachOf, spaceOf } from '../board/board'
import { isMedalWon } from '../board/special-spaces'
import { kievMedal, kievStars } from '../printed/special-spaces'
import { leaf, type Points } from './points'
import { misreading, type SlipKind } from './slips'

const isStar = (part: Points) => part.label.key === 'star'
const isMedal = (part: Points) => part.label.key === 'medal'
const isStarOn = (part: Points, space: number) => part.label.key === 'star' && part.label.space === space

const stars: SlipKind = ({ board }) => {
  const won = kievStars.filter(space => space <= Math.min(spaceOf(board, 'kiev', 'black'), reachOf(board, 'kiev')))
  const highest = won.at(-1)
  if (!highest) return []
  return [
    misreading(
      { id: 'stars-forgotten' },
      { about: 'stars', touches: ['kiev'], list: parts => parts.filter(part => !isStar(part)) },
    ),
    misreading(
      { id: 'highest-star-only', space: highest },
      {
        about: 'stars',
        touches: ['kiev'],
        list: parts => {
          const last = parts.findLast(isStar)
          return parts.filter(part => !isStar(part) || part === last)
        },
      },
    ),
    ...won.map(space =>
      misreading(
        { id: 'star-forgotten', space },
        { about: `star ${space}`, touches: ['kiev'], list: parts => parts.filter(part => !isStarOn(part, space)) },
      ),
    ),
  ]
}

/** A medal that lies there is forgotten, or counted before gray and a locomotive reach it. */
const medal: SlipKind = ({ board }) => {
  if (!hasToken(board, 'kiev-medal')) return []
  const rest = { about: 'medal', touches: ['kiev'] } as const
  return isMedalWon(board)
    ? [misreading({ id: 'medal-forgotten' }, { ...rest, list: parts => parts.filter(part => !isMedal(part)) })]
    : [
        misreading(
          { id: 'medal-counted' },
          {
            ...rest,
            list: parts => (parts.some(isMedal) ? parts : [...parts, leaf({ key: 'medal' }, kievMedal.points)]),
          },
        ),
      ]
}

export const slipsOnKiev: readonly SlipKind[] = [stars, medal]
