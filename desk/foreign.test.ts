import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { markForeign, marksForeign } from './foreign.ts'

test('a saved file carries the mark of the web where the system has one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'desk-mark-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'attachment-01.docx')
  const ran: string[][] = []
  const run = async (program: string, given: string[]) => void ran.push([program, ...given])
  await markForeign(file, 'linux', run)
  expect([marksForeign('linux'), ran]).toEqual([false, []])
  await markForeign(file, 'darwin', run)
  expect(ran).toEqual([['xattr', '-w', 'com.apple.quarantine', expect.stringMatching(/^0081;[0-9a-f]+;desk;$/), file]])
  await markForeign(file, 'darwin', () => Promise.reject(new Error('no xattr')))
  // On Windows this is a stream of the file; elsewhere a file of that name.
  await markForeign(file, 'win32', run)
  expect(await readFile(`${file}:Zone.Identifier`, 'utf8')).toBe('[ZoneTransfer]\r\nZoneId=3\r\n')
})
