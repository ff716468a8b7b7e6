import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the data folder tells of copies of the reports. */
export interface BackupState {
  /** When the last one was made (milliseconds since 1970); missing while none was. */
  madeAt?: number | undefined
  /** Whether the last try failed. */
  hasFailed: boolean
}

const fileIn = (data: string) => join(data, 'backup.json')

/** Undefined while none was tried. */
export function readBackupState(data: string): BackupState | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(data), 'utf8')) as BackupState // `noteBackup` wrote it
  } catch {
    return undefined
  }
}

/** Notes a copy that was made at a time, or that it could not be made. What cannot be noted is told by the age of the last note. */
export async function noteBackup(data: string, madeAt: number | undefined): Promise<void> {
  const state: BackupState = { madeAt: madeAt ?? readBackupState(data)?.madeAt, hasFailed: madeAt === undefined }
  await writeFile(fileIn(data), JSON.stringify(state)).catch(() => undefined)
}
