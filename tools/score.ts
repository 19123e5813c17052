// Scores positions: npm run -s score -- FILE
import { readPosition } from '../src/games/russian-railroads/files/position'
import { scorePosition } from '../src/games/russian-railroads/files/scores'
import { failWith, nameFrom, print, readJson, tell } from './input'

const file = readJson(nameFrom('score takes one position file, or - for standard input.'))
if (!file.ok) failWith(file.error)

if (Array.isArray(file.value)) {
  // A bad position does not spoil the others.
  const scores = file.value.map((item: unknown) => {
    const read = readPosition(item)
    return read.ok ? scorePosition(read.position) : { error: tell(read.error) }
  })
  print(scores)
} else {
  const read = readPosition(file.value)
  if (!read.ok) failWith(read.error)
  print(scorePosition(read.position))
}
