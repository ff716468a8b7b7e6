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
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemDigest } from '../../sealing/bytes.ts'
import { readCode } from '../../sealing/code.ts'
import { openComplaint } from '../../sealing/complaint.ts'
import { deriveKeys } from '../../sealing/derive.ts'
import { openFile } from '../../sealing/reassemble.ts'
import { partCount } from '../../sealing/sizes.ts'
import { findWork } from '../../sealing/work.ts'
import { openComplaintStores } from '../../server/complaints/service.ts'
import { startPostgres } from '../../server/testing/postgres.ts'
import { complaintCalls } from '../../web/complaint/steps/complaintApi.ts'
import { createSending } from '../../web/complaint/steps/sending.ts'

const kills = Number(process.argv.find((word) => word.startsWith('--kills='))?.slice(8) ?? 200)
const clients = 8
const port = 8921
const folder = mkdtempSync(join(tmpdir(), 'crash-'))
const postgres = process.argv.includes('--postgres') ? await startPostgres({ durable: true }) : undefined
if (process.argv.includes('--postgres') && !postgres) throw new Error('PostgreSQL is not on this machine')
const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: postgres?.url ?? '' }

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
const offered = await calls.channels()

const acknowledged = new Map<string, string>()
let [failures, running] = [0, true]
async function client(number: number) {
  for (let turn = 0; running; turn++) {
    const content = `report ${number}-${turn}`
    const size = randomInt(3) * 400_000
    const files = size > 0 ? [{ name: 'a', type: '', blob: new Blob([new Uint8Array(size)]) }] : []
    const sending = createSending(
      { channel: 'compliance', fields: { reportedName: 'x', department: 'y', content }, files },
      { calls, offered, findWork: async (name, bits) => findWork(name, bits), onProgress: () => undefined },
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

const identity = readFileSync(join(folder, 'officer-keys/compliance.age'), 'utf8').match(/^AGE-.*$/m)?.[0] ?? ''
const { complaints } = await openComplaintStores({ data: folder, databaseUrl: env.DATABASE_URL }, () => '2026-01-01')
const stored = await complaints.list('compliance')
const contents = new Map<string, number>()
let files = 0
for (const { lookup } of stored) {
  const sealed = (await complaints.sealedBody('compliance', lookup)) ?? Buffer.alloc(0)
  const report = await openComplaint(sealed, [identity], { case: lookup.toString('base64url'), channel: 'compliance' })
  for (const file of report.files) {
    for await (const _ of await openFile(partsOf(lookup, file), report.fileKey, file)); // throws when it is not the file
    files++
  }
  contents.set(report.fields.content, (contents.get(report.fields.content) ?? 0) + 1)
}
async function* partsOf(lookup: Buffer, { id, size }: { id: string; size: number }) {
  for (let number = 0; number < partCount(size); number++) {
    const stored = await complaints.filePart('compliance', lookup, Buffer.from(id, 'base64url'), number)
    if (!stored) return // openFile misses it
    const bytes = Uint8Array.from(stored)
    yield { number, bytes, sha256: await systemDigest(bytes) }
  }
}
let lost = 0
for (const [code, content] of acknowledged) {
  const read = readCode(code)
  const { lookup } = read.ok ? await deriveKeys(read.code) : { lookup: '' }
  const isThere = stored.some((entry) => entry.lookup.toString('base64url') === lookup)
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
