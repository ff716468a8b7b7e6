import type { Database } from './database.ts'

/** A file that is opened at its first use and, while that fails, at each later one: what keeps it closed may go away. */
export function openedWhenUsed<D extends Required<Database>>(open: () => D): Required<Database> {
  let opened: D | undefined
  const use = async () => {
    opened ??= open()
    return opened
  }
  return {
    query: async (sql, values) => (await use()).query(sql, values),
    transaction: async (keys, work) => (await use()).transaction(keys, work),
    settle: async () => (await use()).settle(),
    eraseDeleted: async () => (await use()).eraseDeleted(),
    rewrite: async (work) => (await use()).rewrite(work),
    diskSpace: async () => (await use()).diskSpace(),
    close: async () => opened?.close(),
  }
}
