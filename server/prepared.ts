import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { faultText } from './faults.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** Of a data folder what an archive of content brings: the files of its content's pictures, and the texts of its PDFs. Names hold a hash of both. */
export const preparedParts = ['pictures', 'pdf'] as const

/** Takes what was prepared of the content and the data folder has not. What cannot be taken is made here. */
export async function takePrepared(settings: Settings, log: Log): Promise<void> {
  const { prepared, data } = settings
  if (!existsSync(prepared)) return
  try {
    await mkdir(data, { recursive: true, mode: 0o700 }) // reports are kept there
    for (const part of preparedParts.filter((name) => existsSync(join(prepared, name))))
      await cp(join(prepared, part), join(data, part), { recursive: true, force: false, preserveTimestamps: true })
  } catch (error) {
    log.error(faultText(error, settings))
  }
}
