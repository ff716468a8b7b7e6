/*
 * Sends requests that are malformed, oversized, cut off, replayed or forged to the calls of the sealed report, over 16 connections:
 *
 *   npm --prefix tools run bench:hostile -- [--requests=10000] [--seed=1] [--postgres]
 *
 * Every kind has to get the answers that are right for it, none may be a failure of the server; the database has to hold afterwards
 * what it held before, row for row; the server's memory must not grow with the requests; and a good report has to arrive and open
 * in the end. Exits with 1 when one of these does not hold. The same seed makes the same requests, but for keys and ciphertext.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { complaintPaths } from '../../contract/paths.ts'
import { newFileKey } from '../../sealing/attachment.ts'
import { systemDigest } from '../../sealing/bytes.ts'
import { openComplaint } from '../../sealing/complaint.ts'
import { openFile } from '../../sealing/reassemble.ts'
import { send, sendBytes } from '../../server/testing/connection.ts'
import { freePort } from '../../server/testing/freePort.ts'
import { hostile, hostileKinds, wireKinds } from '../../server/testing/hostile/index.ts'
import { faultOf } from '../../server/testing/hostile/judge.ts'
import { gatherMaterial, homeSymbol } from '../../server/testing/hostile/material.ts'
import { call, desk, isWire, type Sent, upload, type Wire } from '../../server/testing/hostile/request.ts'
import { startPostgres } from '../../server/testing/postgres.ts'
import { framesOf, newReport, sealParts } from '../../server/testing/reports.ts'
import { storedRows } from '../../server/testing/rows.ts'
import { numberOf, residentOf, startServer, stopServer, writeKeys } from './client/server.ts'

const [requests, seed, connections] = [numberOf('requests', 10_000), numberOf('seed', 1), 16]
const port = await freePort()
const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
const postgres = process.argv.includes('--postgres') ? await startPostgres() : undefined
if (process.argv.includes('--postgres') && !postgres) throw new Error('PostgreSQL is not on this machine')
const keys = await writeKeys(folder)
const store = { data: join(folder, 'data'), databaseUrl: postgres?.url ?? '' }
const server = await startServer({
  PORT: String(port),
  DATA_DIR: store.data,
  KEYS_DIR: keys.folder,
  DATABASE_URL: store.databaseUrl,
  WORK: '8', // checking more costs the server the same
})
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const ask = (request: Sent | Wire) => (isWire(request) ? sendBytes(port, request) : send(port, agent, request))

const material = await gatherMaterial(ask, keys.identityOf, `http://127.0.0.1:${port}`)
const before = await storedRows(store)
const kinds = { ...hostileKinds, ...wireKinds }
const seen = new Map<string, Map<number, number>>(Object.keys(kinds).map((name) => [name, new Map()]))
const faults: string[] = []
const memory = [residentOf(server)]
console.log(`${Object.keys(kinds).length} kinds; the server holds ${memory[0]?.toFixed(0)} MB`)

let [next, done] = [0, 0]
const began = performance.now()
async function connection() {
  while (next < requests) {
    const at = next++
    const { name, kind, request } = await hostile(kinds, seed, at, material)
    const answer = await ask(request)
    const fault = faultOf(kind, request, answer)
    if (fault) faults.push(`request ${at}, ${name}: ${fault}`)
    const statuses = seen.get(name)
    statuses?.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    done++
    if (done % (requests / 40) < 1) memory.push(residentOf(server))
    if (done % 1_000 === 0) {
      const seconds = ((performance.now() - began) / 1000).toFixed(0)
      console.log(
        `${done} requests in ${seconds} s, ${faults.length} faults, the server holds ${memory.at(-1)?.toFixed(0)} MB`,
      )
    }
  }
}
await Promise.all(Array.from({ length: connections }, connection))

const after = await storedRows(store)
for (const [name, statuses] of seen) {
  const told = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status || 'closed'} × ${times}`)
  console.log(`${name}: ${told.join(', ')}`)
}
const failed = [...seen.values()]
  .flatMap((statuses) => [...statuses])
  .reduce((sum, [status, times]) => sum + (status >= 500 ? times : 0), 0)

/*
 * The heap of a new process grows until its collections find their measure, and buffers of 1 MiB come and go: so the first quarter
 * does not count, and the last may lie above the second by a sixth and 20 MB. A kilobyte kept of each request, over the
 * half of the run that lies between, would be 5 MB of live heap; a body kept of each would be 200.
 */
const quarter = (number: number) => {
  const size = memory.length / 4
  const part = memory.slice(Math.floor((number - 1) * size), Math.floor(number * size)).sort((a, b) => a - b)
  return part[Math.floor(part.length / 2)] ?? 0
}
const [second, last] = [quarter(2), quarter(4)]
const flat = last <= second * 1.15 + 20

const opened = await goodReport().catch((error: unknown) => String(error))
const rows = (found: Record<string, string>) =>
  Object.entries(found)
    .map(([name, text]) => `${name} ${text}`)
    .join(', ')
const same = rows(before) === rows(after)
for (const fault of faults.slice(0, 20)) console.log(fault)
console.log(
  `seed ${seed}, ${done} requests: ${failed} failures of the server, ${faults.length} answers that are not right`,
)
console.log(`rows before ${rows(before)}\nrows after  ${rows(after)}${same ? '' : '  NOT THE SAME'}`)
console.log(
  `memory: ${memory[0]?.toFixed(0)} MB at first, ${second.toFixed(0)} MB in the second quarter, ${last.toFixed(0)} MB in the last, at most ${Math.max(...memory).toFixed(0)} MB: ${flat ? 'flat' : 'NOT FLAT'}`,
)
console.log(`a good report afterwards: ${opened}`)
process.exitCode = failed + faults.length > 0 || !same || !flat || opened !== 'opened with its file' ? 1 : 0
agent.destroy()
await stopServer(server)
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })

/** Sends a report with a file and opens what the desk gets of it. */
async function goodReport(): Promise<string> {
  const get = async (request: Sent) => {
    const { status, body } = await ask(request)
    if (status !== 200) throw new Error(`${request.path} answered ${status}: ${body}`)
    return JSON.parse(body).data
  }
  const offered = await get({ method: 'GET', path: complaintPaths.channels, headers: {}, body: Buffer.alloc(0) })
  const fileKey = await newFileKey()
  const file = await sealParts(crypto.getRandomValues(new Uint8Array(60_000)), fileKey)
  for (const frame of framesOf(file, offered.work)) await get(upload(frame))
  const { keys, body } = await newReport(offered, { fileKey, files: [file] })
  await get(call('save', body))
  const { sealed } = await get(desk(await material.signed({ action: 'open', case: keys.case })))
  const of = { case: keys.case, channel: homeSymbol }
  const { complaint: report } = await openComplaint(Buffer.from(sealed, 'base64url'), [material.officer.identity], of)
  const [entry] = report.files
  if (!entry) throw new Error('the report names no file')
  const part = await get(desk(await material.signed({ action: 'part', case: keys.case, upload: entry.id, number: 0 })))
  const bytes = Uint8Array.from(Buffer.from(part.bytes, 'base64url'))
  const parts = [{ number: 0, bytes, sha256: await systemDigest(bytes) }]
  for await (const _ of await openFile(parts, report.fileKey, entry)); // throws when it is not the file
  return 'opened with its file'
}
