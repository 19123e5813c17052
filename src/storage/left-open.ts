// Read before the first paint, for which the database's own code is too large: so without it, and only this.

/** How long the first paint may wait, in milliseconds. A database at rest answers in a few. */
const patience = 500

/** The game on whose table the app was closed, where it can go on there. A database that is not there is not made. */
export const findLeftOpen = (): Promise<string | undefined> =>
  Promise.race([
    look().catch(() => undefined),
    new Promise<undefined>(resolve => void setTimeout(resolve, patience, undefined)),
  ])

async function look(): Promise<string | undefined> {
  const opening = indexedDB.open('stationmaster')
  opening.onupgradeneeded = () => opening.transaction?.abort()
  const database = await answerOf(opening)
  try {
    const transaction = database.transaction(['settings', 'games'])
    const kept: unknown = await answerOf(transaction.objectStore('settings').get('left-open'))
    const id = isRecord(kept) ? kept.value : undefined
    if (typeof id !== 'string') return undefined
    const entry: unknown = await answerOf(transaction.objectStore('games').get(id))
    return isRecord(entry) && entry.state === 'running' && entry.handedOverAt === undefined ? id : undefined
  } finally {
    database.close()
  }
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no answer'))
  })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
