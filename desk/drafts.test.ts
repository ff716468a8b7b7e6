import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withDraft } from './drafts.ts'
import { openOffice } from './testing/office.ts'
import { openWebsite } from './testing/website.ts'

const secret = 'weighbridge-tickets-7731'

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'desk-draft-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Files below a folder in which the secret can be read. */
const readable = (folder: string) =>
  globSync('**/*', { cwd: folder }).filter((name) => {
    const path = join(folder, name)
    return statSync(path).isFile() && readFileSync(path, 'latin1').includes(secret)
  })

/** Starts a desk that stops in the middle of its work. `TMPDIR` is its own, so that all that it writes is found. */
async function stoppedDesk(work: string, env: Record<string, string> = {}) {
  const own = temporary()
  const script = join(import.meta.dirname, 'testing/interrupted.ts')
  const child = spawn(process.execPath, [script, work, secret], {
    env: { ...process.env, ...env, TMPDIR: own },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = await once(child.stdout, 'data')
  return { child, own, folder: String(said).trim() }
}
const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
  child.kill(signal)
  await once(child, 'exit')
}
/** The next start of that desk. */
async function start(folder: string) {
  const office = openOffice(openWebsite())
  onTestFinished(office.close)
  await office.run('log', 'verify', `--dir=${folder}`)
}

test.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)(
  '%s in the middle of a plain export leaves nothing',
  async (signal) => {
    const { child, own } = await stoppedDesk('export')
    expect(readable(own)).toHaveLength(2) // case.html and case.json
    await end(child, signal)
    expect(readable(own)).toEqual([])
  },
)

test('a desk that was killed in the middle of a plain export leaves nothing after the next start', async () => {
  const { child, own, folder } = await stoppedDesk('export')
  await start(folder) // another command beside it takes nothing away from it
  expect(readable(own)).toHaveLength(2)
  await end(child, 'SIGKILL')
  expect(readable(own)).toHaveLength(2)
  await start(folder)
  expect(readable(own)).toEqual([])
  expect(globSync('**/*.part', { cwd: own })).toEqual([])
})

test('while a PDF is printed nothing of the case can be read on the disk, and a killed desk’s profile is swept', async () => {
  const chromium = join(temporary(), 'chromium')
  writeFileSync(
    chromium,
    `#!/bin/sh\nfor word; do case $word in --user-data-dir=*) mkdir -p "$(echo $word | cut -d= -f2)";; esac; done\ncat <&3 >/dev/null\n`,
    { mode: 0o700 },
  )
  const { child, own, folder } = await stoppedDesk('print', { CHROMIUM: chromium })
  const profiles = () => globSync('print.*.part', { cwd: folder })
  await expect.poll(profiles, { timeout: 10_000 }).toHaveLength(1)
  expect(readable(own)).toEqual([])
  await end(child, 'SIGKILL')
  expect(profiles()).toHaveLength(1)
  await start(folder)
  expect(profiles()).toEqual([])
})

test('what lies outside the desk’s folder is swept as well, and nothing but a draft', async () => {
  const [folder, elsewhere] = [temporary(), temporary()]
  const draft = join(elsewhere, 'report.pdf.4194305-0123456789ab.part') // no system has such a process
  const own = join(elsewhere, 'own.pdf')
  for (const file of [draft, own]) writeFileSync(file, secret)
  writeFileSync(join(folder, 'elsewhere.4194305-0123456789ab.part'), draft)
  writeFileSync(join(folder, 'elsewhere.4194305-0123456789ac.part'), own)
  await start(folder)
  expect([existsSync(draft), existsSync(own)]).toEqual([false, true])
})

test('drafts of which nobody knows whose they are, and those of an older number, are swept', async () => {
  const folder = temporary()
  const old = join(folder, 'exports/a.zip.age.part')
  mkdirSync(dirname(old))
  writeFileSync(old, secret)
  await start(folder)
  expect(existsSync(old)).toBe(false)
})

test('a draft outside the folder is noted for as long as it is written', async () => {
  const [folder, elsewhere] = [temporary(), temporary()]
  const noted = () =>
    globSync('elsewhere.*.part', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))
  await withDraft(join(elsewhere, 'a.pdf'), async (draft) => expect(noted()).toEqual([draft]), folder)
  expect(noted()).toEqual([])
})
