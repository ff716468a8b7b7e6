import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Fault } from '../fault.ts'
import { chromiumSwitches, findChromium } from './chromium.ts'

const patience = 60_000

/**
 * Prints a document to a PDF beside it with this machine's Chromium, in a profile that is deleted afterwards. Returns the
 * PDF's path, or `undefined` where there is no Chromium. @throws Fault `chromium`.
 */
export async function printPdf(document: string, find = findChromium): Promise<string | undefined> {
  const program = find()
  if (!program) return undefined
  const pdf = document.replace(/\.html$/, '.pdf')
  const profile = await mkdtemp(join(tmpdir(), 'desk-print-'))
  try {
    await run(program, [
      ...chromiumSwitches,
      '--headless',
      '--disable-dev-shm-usage',
      `--user-data-dir=${profile}`,
      '--no-pdf-header-footer',
      `--print-to-pdf=${pdf}`,
      pathToFileURL(document).href,
    ])
    if (!existsSync(pdf)) throw new Fault('chromium', program)
    await chmod(pdf, 0o600)
    return pdf
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function run(program: string, switches: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, switches, { stdio: 'ignore', timeout: patience })
    child.once('error', (error) => fail(new Fault('chromium', error.message)))
    child.once('exit', (code) => (code === 0 ? done() : fail(new Fault('chromium', `${program}: ${code}`))))
  })
}
