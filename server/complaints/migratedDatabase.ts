import type { Database } from './database.ts'
import { migrate } from './migrations.ts'

/**
 * A database whose tables are brought to the newest step before its first use. While that fails each use tries it again, so that a
 * database that is away at the start may come later.
 */
export function migratedDatabase(database: Database, engine: Parameters<typeof migrate>[1]): Database {
  let migrating: Promise<void> | undefined
  const migrated = () => {
    migrating ??= migrate(database, engine).catch((error) => {
      migrating = undefined
      throw error
    })
    return migrating
  }
  const { rewrite } = database
  return {
    ...database,
    ...(rewrite && { rewrite: (work) => migrated().then(() => rewrite(work)) }),
    query: (sql, values) => migrated().then(() => database.query(sql, values)),
    transaction: (keys, work) => migrated().then(() => database.transaction(keys, work)),
    diskSpace: () => migrated().then(() => database.diskSpace()),
    eraseDeleted: () => migrated().then(() => database.eraseDeleted()),
  }
}
