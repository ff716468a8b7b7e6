import type { Database } from './database.ts'

/** A file that is opened at its first use and, while that fails, at each later one: what keeps it closed may go away. */
export function openedWhenUsed(open: () => Database): Database {
  let opened: Database | undefined
  const use = async () => {
    opened ??= open()
    return opened
  }
  return {
    query: async (sql, values) => (await use()).query(sql, values),
    transaction: async (keys, work) => (await use()).transaction(keys, work),
    settle: async () => (await use()).settle(),
    eraseDeleted: async () => (await use()).eraseDeleted(),
    keepsOrder: false,
    room: async () => (await use()).room(),
    close: async () => opened?.close(),
  }
}
