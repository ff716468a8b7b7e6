/** What the two engines have in common: enough SQL for one store, and nothing more. */
export interface Database {
  /** Runs a statement with `$1`, `$2` … in place of its values; bytes come and go as Buffer, numbers as number. */
  query<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row[]>
  /**
   * Runs `work` whole or not at all, and never beside another that names one of the same keys. It may run more than once: it must
   * change nothing but the database.
   */
  transaction<T>(keys: readonly Buffer[], work: (query: Database['query']) => Promise<T>): Promise<T>
  /** Leaves as little as the engine can of when and in which order something was stored. */
  settle(): Promise<void>
  /** Makes what was deleted unreadable as far as the engine can, and gives its room back. */
  eraseDeleted(): Promise<void>
  /** SQLite alone: a transaction that takes rows out and puts them back. What refers to them stays meanwhile. */
  rewrite?<T>(work: (query: Database['query']) => Promise<T>): Promise<T>
  /** Bytes that the rows take, and bytes that they may still take. What was deleted and can be used again is free. */
  diskSpace(): Promise<DiskSpace>
  close(): Promise<void>
}

export interface DiskSpace {
  used: number
  free: number
}

export type Value = string | number | Buffer | null

/** The disk is full or the database cannot be reached: nothing was stored, trying again later is safe. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly isDiskFull: boolean

  constructor(message: string, { isDiskFull = false, cause }: { isDiskFull?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.isDiskFull = isDiskFull
  }
}

/** Takes a transaction back. `outcome` is what its caller answers. */
export class RollbackError<Outcome = unknown> extends Error {
  override readonly name = 'RollbackError'
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super('rolled back')
    this.outcome = outcome
  }
}
