/*
 * One sender heaps up 1 GiB of files, and does the work that is asked for it, while others file honest reports with a file:
 *
 *   node tools/bench/rubbish.ts [--mebibytes=1024] [--postgres]
 *
 * Work is 8 bits less than the site asks for, so that the sender gets as far as somebody with many processors. Prints what was taken of
 * the rubbish and how long each honest report took. Exits with 1 when one was refused.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { WantedWork } from '../../contract/complaints.ts'
import { complaintPaths } from '../../contract/paths.ts'
import { newFileKey } from '../../sealing/attachment.ts'
import { digestOf, newId } from '../../sealing/bytes.ts'
import { partBytes } from '../../sealing/sizes.ts'
import { freePort } from '../../server/testing/freePort.ts'
import { json, octets } from '../../server/testing/hostile/request.ts'
import { startPostgres } from '../../server/testing/postgres.ts'
import { frameOf, framesOf, newReport, sealParts } from '../../server/testing/reports.ts'
import { numberOf, startServer, stopServer, writeKeys } from './client/server.ts'

const mebibytes = numberOf('mebibytes', 1024)
const port = await freePort()
const folder = mkdtempSync(join(tmpdir(), 'rubbish-'))
const postgres = process.argv.includes('--postgres') ? await startPostgres() : undefined
if (process.argv.includes('--postgres') && !postgres) throw new Error('PostgreSQL is not on this machine')
const keys = await writeKeys(folder)
const server = await startServer({
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  KEYS_DIR: keys.folder,
  DATABASE_URL: postgres?.url ?? '',
  WORK: '8',
  LIMITS: 'kept',
})

/** Asks from an address of this machine's own: each counts as another sender. */
async function ask(from: string, path: string, type = '', body?: Uint8Array) {
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = { lang: 'en', ...(body && { 'content-type': type, 'content-length': String(body.length) }) }
    const to = {
      host: '127.0.0.1',
      port,
      localAddress: from,
      path,
      headers,
      method: body ? 'POST' : 'GET',
      agent: false,
    }
    const sent = request(to, async (response) =>
      resolve({ status: response.statusCode ?? 0, text: String(await buffer(response)) }),
    )
    sent.on('error', reject)
    sent.end(body)
  })
  return { status, data: JSON.parse(text).data }
}
const channels = async (from: string) => (await ask(from, complaintPaths.channels)).data

const answers = new Map<number, number>()
let running = true
async function heapUp() {
  const part = { number: 1, bytes: new Uint8Array(partBytes) }
  const sha256 = digestOf(part.bytes)
  let wanted: WantedWork = (await channels('127.0.0.2')).work
  for (let sent = 0; sent < mebibytes; sent++) {
    const frame = frameOf(newId(), { ...part, sha256 }, wanted)
    const { status, data } = await ask('127.0.0.2', complaintPaths.upload, octets, frame)
    if (status === 428) wanted = data.work
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  running = false
}
const times: number[] = []
const refused: number[] = []
async function report(from: string) {
  const began = performance.now()
  const offered = await channels(from)
  const fileKey = await newFileKey()
  const file = await sealParts(new Uint8Array(1_000_000).fill(7), fileKey)
  const { body } = await newReport(offered, { fileKey, files: [file] })
  const calls = framesOf(file, offered.work).map((frame) => [complaintPaths.upload, octets, frame] as const)
  for (const [path, type, bytes] of [
    ...calls,
    [complaintPaths.save, json, Buffer.from(JSON.stringify(body))] as const,
  ]) {
    const { status } = await ask(from, path, type, bytes)
    if (status !== 200) return void refused.push(status)
  }
  times.push(performance.now() - began)
}
async function honest() {
  for (let number = 0; running; number++) {
    await report(`127.0.1.${1 + (number % 250)}`)
    await pause(500)
  }
}
await Promise.all([heapUp(), honest()])

const told = [...answers].sort(([a], [b]) => a - b).map(([status, times]) => `${status} × ${times}`)
const sorted = times.toSorted((a, b) => a - b)
const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)
console.log(`${mebibytes} MiB of rubbish from one sender on ${postgres ? 'PostgreSQL' : 'SQLite'}: ${told.join(', ')}`)
console.log(
  `${times.length} honest reports with a file meanwhile: p50 ${at(0.5)} ms, max ${at(1)} ms, ${refused.length} refused ${refused.join(' ')}`,
)
process.exitCode = refused.length > 0 || times.length === 0 ? 1 : 0
await stopServer(server)
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
