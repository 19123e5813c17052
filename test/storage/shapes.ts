/** The stores of a version, as IndexedDB itself describes them. */
export type Shape = Readonly<
  Record<string, { readonly key: string | string[]; readonly indexes: readonly (string | string[])[] }>
>

/** Every version that was ever released, written down by hand and never edited: people's devices hold them. */
export const shapes: readonly { readonly version: number; readonly stores: Shape }[] = [
  {
    version: 1,
    stores: {
      games: {
        key: 'id',
        indexes: [['game', 'changedAt'], ['game', 'startedAt'], ['state', 'changedAt'], 'changedAt', 'startedAt'],
      },
      lines: { key: ['game', 'index'], indexes: [] },
      people: { key: 'id', indexes: ['lastPlayedAt'] },
      seats: { key: ['person', 'startedAt', 'game'], indexes: ['game'] },
      settings: { key: 'key', indexes: [] },
      setups: { key: 'id', indexes: [] },
    },
  },
]

/** What a device of version 1 may hold. */
export const contentsOf1: Readonly<Record<string, readonly object[]>> = {
  games: [
    {
      id: 'a1',
      game: 'counter',
      state: 'running',
      startedAt: 1_700_000_000_000,
      changedAt: 1_700_000_060_000,
      players: [{ id: 'p1', name: 'Anna', color: 'red', points: 3 }],
      way: 'count',
      seconds: 60,
      rules: 1,
      lines: 2,
    },
  ],
  setups: [{ id: 'a1', setup: { names: ['Anna'] } }],
  seats: [{ person: 'p1', startedAt: 1_700_000_000_000, game: 'a1' }],
  lines: [
    { game: 'a1', index: 0, line: { do: 'add', by: 1, at: 10 } },
    { game: 'a1', index: 1, line: { do: 'add', by: 2, at: 60 } },
  ],
  people: [{ id: 'p1', name: 'Anna', color: 'red', lastPlayedAt: 1_700_000_000_000 }],
  settings: [
    { key: 'theme', value: 'dark' },
    { key: 'awake', value: false },
  ],
}

/** Makes the database as a version of the app has left it, without Dexie. */
export function createOld(version: number, contents: Readonly<Record<string, readonly object[]>>): Promise<void> {
  const stores = shapes.find(shape => shape.version === version)?.stores ?? {}
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('stationmaster', version * 10) // Dexie counts in tens
    request.onerror = () => reject(request.error ?? new Error('not opened'))
    request.onupgradeneeded = () => {
      for (const [name, { key, indexes }] of Object.entries(stores)) {
        const store = request.result.createObjectStore(name, { keyPath: key })
        for (const index of indexes) store.createIndex(nameOf(index), index)
        for (const row of contents[name] ?? []) store.add(row)
      }
    }
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}

/** The stores of the database as it is now. */
export function readShape(database: IDBDatabase): Shape {
  const transaction = database.transaction([...database.objectStoreNames])
  const stores = [...database.objectStoreNames].map(name => {
    const store = transaction.objectStore(name)
    const indexes = [...store.indexNames].map(index => store.index(index).keyPath)
    return [name, { key: store.keyPath ?? '', indexes }] as const
  })
  return Object.fromEntries(stores)
}

const nameOf = (index: string | string[]): string => (typeof index === 'string' ? index : `[${index.join('+')}]`)
