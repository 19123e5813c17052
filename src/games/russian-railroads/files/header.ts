import { type Refused, refuseFile } from './file-rules'
import { isRecord } from './shape'

export const gameId = 'russian-railroads'

/** What a file says of itself before anything else in it is looked at. */
export interface Header {
  readonly format: string
  readonly version: number
}

/** Why a value is no file of this format, version and game, if it is none. */
export function refuseHeader(file: unknown, { format, version }: Header): Refused | undefined {
  if (!isRecord(file)) return refuseFile([], 'file.type', { expected: 'object' })
  if (file.format !== format) return refuseFile(['format'], 'file.format', { format })
  const missing = ['version', 'game'].find(field => !Object.hasOwn(file, field))
  if (missing) return refuseFile([missing], 'file.missing', { field: missing })
  const found = file.version
  if (typeof found !== 'number') return refuseFile(['version'], 'file.type', { expected: 'number' })
  if (found > version) return refuseFile(['version'], 'file.version', { version: found })
  if (found !== version) return refuseFile(['version'], 'file.value', { found, choices: version })
  if (file.game !== gameId) return refuseFile(['game'], 'file.game', { game: gameId })
  return undefined
}
