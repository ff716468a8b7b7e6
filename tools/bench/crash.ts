/*
 * Kills the server at random moments while eight clients send reports with files, and counts what became of them:
 *
 *   npm --prefix tools run bench:crash -- [--kills=200] [--postgres]
 *
 * Every report that was acknowledged has to be there once and to open, with its file; none may be there twice; every client that
 * tries again has to succeed. Exits with 1 when one of these does not hold. With --postgres the database is killed along with
 * every tenth server.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readCode } from '../../sealing/code.ts'
import { deriveKeys } from '../../sealing/derive.ts'
import { findWork, type WorkSubject } from '../../sealing/work.ts'
import { openComplaintStores } from '../../server/complaints/service.ts'
import { startPostgres } from '../../server/testing/postgres.ts'
import { complaintCalls } from '../../web/complaint/steps/complaintApi.ts'
import { createSending } from '../../web/complaint/steps/sending.ts'
import { trusted, writeKeys } from './client/server.ts'
import { allCases, openStored } from './client/stored.ts'

const kills = Number(process.argv.find((word) => word.startsWith('--kills='))?.slice(8) ?? 200)
const clients = 8
const port = 8921
const folder = mkdtempSync(join(tmpdir(), 'crash-'))
const postgres = process.argv.includes('--postgres') ? await startPostgres({ durable: true }) : undefined
if (process.argv.includes('--postgres') && !postgres) throw new Error('PostgreSQL is not on this machine')
const keys = await writeKeys(folder)
const env = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  KEYS_DIR: keys.folder,
  DATABASE_URL: postgres?.url ?? '',
}

const start = async (): Promise<ChildProcess> => {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'complaintServer.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  return server
}
const kill = async (server: ChildProcess) => {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}
let server = await start()
const calls = complaintCalls({
  lang: 'en',
  unreachable: 'no answer',
  fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
})
const offered = trusted(await calls.channels())
const finder = { find: async (subject: WorkSubject, bits: number) => findWork(subject, bits), close: () => undefined }

const acknowledged = new Map<string, string>()
let [failures, running] = [0, true]
async function client(number: number) {
  for (let turn = 0; running; turn++) {
    const content = `report ${number}-${turn}`
    const size = randomInt(3) * 400_000
    const files = size > 0 ? [{ name: 'a', type: '', blob: new Blob([new Uint8Array(size)]) }] : []
    const sending = createSending(
      { channel: 'C', fields: { reportedName: 'x', department: 'y', content }, files },
      { calls, offered, at: Date.now(), finder, onProgress: () => undefined },
    )
    for (;;) {
      try {
        acknowledged.set(await sending.run(), content)
        break
      } catch {
        failures++
        await pause(50 + randomInt(100))
      }
    }
  }
}
const working = Array.from({ length: clients }, (_, number) => client(number))
for (let done = 1; done <= kills; done++) {
  await pause(100 + randomInt(900))
  await kill(server)
  if (postgres && done % 10 === 0) await postgres.crash()
  server = await start()
  if (done % 20 === 0)
    console.log(`${done} kills, ${acknowledged.size} reports acknowledged, ${failures} attempts failed`)
}
running = false
await Promise.all(working)
await kill(server)

const store = { data: env.DATA_DIR, databaseUrl: env.DATABASE_URL }
const { complaints } = await openComplaintStores(store, () => '2026-01-01')
const stored = await allCases(complaints, 'C')
const contents = new Map<string, number>()
let files = 0
for (const { case: name } of stored) {
  const report = await openStored(complaints, 'C', name, keys.identityOf('compliance'))
  files += report.files.length
  contents.set(report.fields.content, (contents.get(report.fields.content) ?? 0) + 1)
}
let lost = 0
for (const [code, content] of acknowledged) {
  const read = readCode(code)
  const { case: name } = read.ok ? await deriveKeys(read.code) : { case: '' }
  const isThere = stored.some((entry) => entry.case.toString('base64url') === name)
  if (!isThere || !contents.has(content)) lost++
}
const doubled = [...contents.values()].filter((times) => times > 1).length
console.log(
  `${kills} kills on ${postgres ? 'PostgreSQL' : 'SQLite'}: ${acknowledged.size} acknowledged, ${stored.length} stored and opened with ${files} files, ${lost} lost, ${doubled} doubled, ${failures} attempts repeated`,
)
await complaints.close()
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
process.exitCode = lost > 0 || doubled > 0 || stored.length !== acknowledged.size ? 1 : 0
