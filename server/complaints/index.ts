import { createCaseActions } from './caseActions.ts'
import type { Database } from './database.ts'
import { createDeletions } from './deletions.ts'
import { createComplaintReader } from './reading.ts'
import { deleteExpired, type Limits } from './retention.ts'
import { forgetOrder } from './rowOrder.ts'
import { createSubmissions } from './submissions.ts'

/**
 * Sealed complaints, their messages and files, in one database. It sees ciphertext and days alone. Every function may throw
 * StoreError; then nothing was stored and the same call may be repeated.
 */
export function createComplaintStore(database: Database, today: () => string) {
  const actions = createCaseActions(database, today)
  let hasReplaced = false // what was replaced is erased by the next sweep: case by case it would take hours
  const confirm: typeof actions.confirm = async (...given) => {
    const isDone = await actions.confirm(...given)
    hasReplaced ||= isDone
    return isDone
  }
  return {
    ...createSubmissions(database, today),
    ...createComplaintReader(database),
    ...actions,
    ...createDeletions(database, today),
    confirm,
    /** Deletes everything whose time is over. Returns how many files that nobody claimed, and how many complaints. */
    async deleteExpired(limits: Limits) {
      const deleted = await deleteExpired(database, limits, today())
      if (hasReplaced) await database.eraseDeleted()
      hasReplaced = false
      return deleted
    },
    /** Leaves of the days before today no order in which reports came. */
    forgetOrder: () => forgetOrder(database, today()),
    /** Bytes that everything takes, and bytes that it may still take. */
    diskSpace: () => database.diskSpace(),
    close: () => database.close(),
  }
}
export type ComplaintStore = ReturnType<typeof createComplaintStore>
