/*
 * Twenty reporters a second for a minute, each with a file of 1 MiB, come on a clock whether or not those before them are done:
 *
 *   npm --prefix tools run bench:reporters -- [--rate=20] [--seconds=60] [--postgres]
 *
 * Everything is sealed before the clock starts. The reports share the bytes of one sealed file under ids of their own, which the
 * server cannot tell, so that the client's work does not stand in the server's way. Tells how long each call and each whole
 * submission took, counted from when it was due, and holds that every acknowledged report is there once with both its
 * parts; fifty are opened with their file. Exits with 1 when one is lost, doubled or was refused; the times are told alone.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Channels } from '../../contract/complaints.ts'
import { complaintPaths } from '../../contract/paths.ts'
import { newFileKey } from '../../sealing/attachment.ts'
import { from64, newId } from '../../sealing/bytes.ts'
import { findWork, partDigest } from '../../sealing/proofOfWork.ts'
import { openComplaintStores } from '../../server/complaints/service.ts'
import { freePort } from '../../server/testing/freePort.ts'
import { startPostgres } from '../../server/testing/postgres.ts'
import { newReport, sealParts } from '../../server/testing/reports.ts'
import { numberOf, processorOf, startServer, stopServer, writeKeys } from './client/server.ts'
import { allCases, openStored } from './client/stored.ts'
import { type Outcome, type Submission, submit } from './client/submission.ts'

const home = 'C'
const [rate, seconds] = [numberOf('rate', 20), numberOf('seconds', 60)]
const port = await freePort()
const arrivals = rate * seconds
const folder = mkdtempSync(join(tmpdir(), 'reporters-'))
const postgres = process.argv.includes('--postgres') ? await startPostgres({ durable: true }) : undefined
if (process.argv.includes('--postgres') && !postgres) throw new Error('PostgreSQL is not on this machine')
const keys = await writeKeys(folder)
const store = { data: join(folder, 'data'), databaseUrl: postgres?.url ?? '' }
const server = await startServer({
  PORT: String(port),
  DATA_DIR: store.data,
  KEYS_DIR: keys.folder,
  DATABASE_URL: store.databaseUrl,
  WORK: '8',
})

const offered: Channels = (await (await fetch(`http://127.0.0.1:${port}${complaintPaths.channels}`)).json()).data
const size = 1024 * 1024
const original = new Uint8Array(size).map((_, at) => (at * 2_654_435_761) >>> 24)
const fileKey = await newFileKey()
const shared = await sealParts(original, fileKey)
const submissions: (Submission & { name: string; id: Uint8Array })[] = []
while (submissions.length < arrivals) {
  const id = newId()
  const [entry, parts] = [{ ...shared.entry, id }, shared.parts]
  const { body } = await newReport(offered, {
    content: `report ${submissions.length}`,
    fileKey,
    files: [{ entry, parts }],
  })
  const nonce = from64(offered.work.nonce)
  const frames = shared.parts.map(({ number, bytes, sha256 }) => {
    const subject = { nonce, digest: partDigest({ upload: id, number, sha256 }) }
    const place = new Uint8Array(2)
    new DataView(place.buffer).setUint16(0, number)
    return [from64(id), nonce, findWork(subject, offered.work.bits), place, from64(sha256), bytes]
  })
  const save = Buffer.from(JSON.stringify(body))
  submissions.push({ name: body.case, id: Buffer.from(id, 'base64url'), frames, save })
  if (submissions.length % 200 === 0) console.log(`${submissions.length} of ${arrivals} reports sealed`)
}

const own = monitorEventLoopDelay({ resolution: 5 })
own.enable()
const load = loadavg()[0] ?? 0
const processor = processorOf(server)
const outcomes: Promise<Outcome & { whole: number }>[] = []
const start = performance.now() + 500
let underway = 0
let most = 0
for (const [at, submission] of submissions.entries()) {
  const due = start + (at * 1000) / rate
  await pause(Math.max(0, due - performance.now()))
  most = Math.max(most, ++underway)
  outcomes.push(
    submit(port, submission).then((outcome) => {
      underway--
      return { ...outcome, whole: performance.now() - due }
    }),
  )
  if ((at + 1) % (rate * 10) === 0) console.log(`${at + 1} have come, ${underway} underway`)
}
const done = await Promise.all(outcomes)
own.disable()
const used = processorOf(server) - processor
await stopServer(server)

const acknowledged = submissions.filter((_, at) => done[at]?.failure === undefined)
const failures = done.flatMap(({ failure }) => failure ?? [])
const calls = { part: done.flatMap(({ parts }) => parts), save: done.flatMap(({ save }) => save ?? []) }
const whole = done.filter(({ failure }) => failure === undefined).map((outcome) => outcome.whole)
const at = (times: number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(share * times.length) - 1)] ?? 0
for (const [name, times] of Object.entries({ ...calls, 'whole submission': whole })) {
  const shares = { p50: 0.5, p95: 0.95, p99: 0.99, max: 1 }
  const told = Object.entries(shares).map(([share, value]) => `${share} ${at(times, value).toFixed(0)} ms`)
  console.log(`${name}: ${times.length}, ${told.join(', ')}`)
}
const engine = postgres ? 'PostgreSQL' : 'SQLite'
const slowest = Math.max(at(calls.part, 0.99), at(calls.save, 0.99))
console.log(
  `p99 of a call on ${engine} ${slowest < 500 ? 'is under' : 'IS NOT UNDER'} 500 ms; load of the machine ${load.toFixed(1)} before and ${loadavg()[0]?.toFixed(1)} after, the client's own p99 of waiting ${(own.percentile(99) / 1e6).toFixed(0)} ms`,
)
console.log(
  `the server used ${((used / done.length) * 1000).toFixed(0)} ms of a processor for each submission, ${((used / seconds) * 100).toFixed(0)} % of one at this rate`,
)
for (const failure of new Set(failures)) console.log(failure)

const { complaints } = await openComplaintStores(store, () => '2026-01-01')
const there = new Map<string, number>()
for (const found of await allCases(complaints, home)) {
  const name = found.case.toString('base64url')
  there.set(name, (there.get(name) ?? 0) + 1)
}
const lost = acknowledged.filter(({ name }) => there.get(name) !== 1).length
const identity = keys.identityOf('compliance')
let [opened, damaged] = [0, 0]
for (const [number, { name, id }] of acknowledged.entries()) {
  const bytes = Buffer.from(name, 'base64url')
  for (const [part, sent] of shared.parts.entries()) {
    const stored = await complaints.filePart(home, bytes, Buffer.from(id), part)
    if (!stored?.equals(sent.bytes)) damaged++
  }
  if (number % Math.ceil(acknowledged.length / 50) > 0) continue
  const report = await openStored(complaints, home, bytes, identity).catch(() => undefined)
  if (report) opened++
  else damaged++
}
await complaints.close()
console.log(
  `${arrivals} arrivals, at most ${most} at a time: ${acknowledged.length} acknowledged, ${failures.length} failures, ${there.size} stored, ${lost} lost or doubled, ${damaged} parts or reports damaged, ${opened} opened with their file`,
)
process.exitCode = failures.length + lost + damaged > 0 || there.size !== acknowledged.length ? 1 : 0
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
