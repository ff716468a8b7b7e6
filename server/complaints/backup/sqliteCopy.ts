import { DatabaseSync } from 'node:sqlite'
import { type Done, doneSteps, isForeign } from '../migrations.ts'

/** @throws Error for a file that is damaged, holds no reports, or belongs to a newer version of this program. */
export function checkSqliteCopy(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [row] = database.prepare('PRAGMA integrity_check').all()
    if (row?.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${row?.integrity_check}`)
    const steps = database.prepare(doneSteps).get() as unknown as Done // as the statement names them
    if (isForeign(steps)) throw new Error(`${file} belongs to a newer version of this program.`)
    database.prepare('SELECT COUNT(*) FROM complaints').all()
  } catch (error) {
    throw isSqlite(error) ? new Error(`${file} is no copy of the reports: ${error.message}`) : error
  } finally {
    database.close()
  }
}

const isSqlite = (error: unknown): error is Error => error instanceof Error && 'errcode' in error
