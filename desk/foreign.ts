import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

type Run = (program: string, given: string[]) => Promise<unknown>

/** Whether this system has a mark for files that came from elsewhere. */
export const marksForeign = (platform: string = process.platform) => platform === 'win32' || platform === 'darwin'

/**
 * Marks a file as come from elsewhere: Windows then opens Office files without macros, macOS asks before it runs anything. The mark
 * moves with the file. Systems without such a mark get none.
 */
export async function markForeign(
  file: string,
  platform: string = process.platform,
  run: Run = promisify(execFile),
): Promise<void> {
  if (platform === 'win32') await writeFile(`${file}:Zone.Identifier`, '[ZoneTransfer]\r\nZoneId=3\r\n')
  if (platform !== 'darwin') return
  const seconds = Math.floor(Date.now() / 1000).toString(16)
  await run('xattr', ['-w', 'com.apple.quarantine', `0081;${seconds};desk;`, file]).catch(() => undefined) // not on every Mac
}
