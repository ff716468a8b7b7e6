import { DatabaseSync } from 'node:sqlite'
import { knownSteps } from '../migrations.ts'

/** @throws Error for a file that is damaged, holds no reports, or belongs to a newer version of this program. */
export function checkSqliteCopy(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [row] = database.prepare('PRAGMA integrity_check').all()
    if (row?.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${row?.integrity_check}`)
    const [steps] = database.prepare('SELECT COUNT(*) AS done FROM migrations').all()
    if (Number(steps?.done) > knownSteps) throw new Error(`${file} belongs to a newer version of this program.`)
    database.prepare('SELECT COUNT(*) FROM complaints').all()
  } catch (error) {
    throw isSqlite(error) ? new Error(`${file} is no copy of the reports: ${error.message}`) : error
  } finally {
    database.close()
  }
}

const isSqlite = (error: unknown): error is Error => error instanceof Error && 'errcode' in error
