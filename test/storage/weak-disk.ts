import Dexie, { type Dexie as Database, type DBCore } from 'dexie'

/** A disk that can be told to refuse writes. */
export interface WeakDisk {
  /** Writes since the last `mend`, the refused ones too. */
  readonly writes: number
  /** Refuses the write of this number, counted from 1; with `andAll` those after it too. */
  breakAt(write: number, andAll?: 'and-all-after'): void
  /** Takes everything again and counts anew. */
  mend(): void
}

/** Puts a weak disk under a database that is not open yet. */
export function weaken(database: Database): WeakDisk {
  let writes = 0
  let refuses: (write: number) => boolean = () => false

  const create = (core: DBCore): Partial<DBCore> => ({
    table(name) {
      const table = core.table(name)
      return {
        ...table,
        mutate(request) {
          writes++
          if (refuses(writes)) return Promise.reject(new Dexie.QuotaExceededError('the disk is full'))
          return table.mutate(request)
        },
      }
    },
  })
  database.use({ stack: 'dbcore', name: 'weak-disk', create })

  return {
    get writes() {
      return writes
    },
    breakAt(write, andAll) {
      refuses = each => (andAll ? each >= write : each === write)
      writes = 0
    },
    mend() {
      refuses = () => false
      writes = 0
    },
  }
}
