/*
 * Kills the server amid its work, at random, while reporters send reports with files and messages, two officers answer, seal everything anew and
 * sign it, and sweeps and new days come every few seconds; then counts what became of all that:
 *
 *   npm --prefix tools run bench:crash -- [--kills=200] [--postgres]
 *
 * Whatever was acknowledged has to be there once and to open, with its files, for the newest officer alone too; every desk has to find all
 * as it remembers it; and whoever tries again has to succeed. Exits with 1 when one of these does not hold. With --postgres the database
 * is killed along with every tenth server.
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { origin } from '../../../desk/testing/website.ts'
import { openComplaintStores } from '../../../server/complaints/service.ts'
import { freePort } from '../../../server/testing/freePort.ts'
import { startPostgres } from '../../../server/testing/postgres.ts'
import { numberOf, startServer, stopServer } from '../client/server.ts'
import { openStored } from '../client/stored.ts'
import { hireOfficers } from './officers.ts'
import { startReporters } from './reporters.ts'

const kills = numberOf('kills', 200)
const port = await freePort()
/** So many kills between two changes of the list of keys: four in all. */
const betweenChanges = Math.max(1, Math.floor(kills / 5))
const hours = 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'crash-'))
const postgres = process.argv.includes('--postgres') ? await startPostgres({ durable: true }) : undefined
if (process.argv.includes('--postgres') && !postgres) throw new Error('PostgreSQL is not on this machine')
/** Calls that were begun, by who makes them. */
const begun = { reporters: 0, officers: 0 }
/** Calls the server that lives now. */
const callBy =
  (who: keyof typeof begun): typeof fetch =>
  (path, init) => {
    begun[who]++
    return fetch(`http://127.0.0.1:${port}${path}`, init)
  }
const officers = await hireOfficers(callBy('officers'), join(folder, 'keys'))
const env = {
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  KEYS_DIR: join(folder, 'keys'),
  DATABASE_URL: postgres?.url ?? '',
  SITE_ORIGIN: origin,
  SWEEP_MS: '700',
}
/** Each start is three hours after the one before, so that days end, parts expire and keys of nonces are renewed. */
let starts = 0
const start = () => {
  const ahead = 3 * hours * starts++
  officers.goAhead(ahead)
  return startServer({ ...env, AHEAD_MS: String(ahead) })
}

let server = await start()
const reporters = startReporters(callBy('reporters'), 4)
for (let done = 1; done <= kills; done++) {
  await amidWork()
  await stopServer(server)
  if (postgres && done % 10 === 0) await postgres.crash()
  if (done % betweenChanges === 0) await officers.turnOver()
  server = await start()
  if (done % 20 === 0) {
    const failures = reporters.failures() + officers.failures()
    console.log(
      `${done} kills, ${reporters.reports.size} reports, ${officers.sealed()} sealed anew, ${failures} failures`,
    )
  }
}
await reporters.finish()
await officers.finish()
const read = await officers.readAll()
await stopServer(server)

/**
 * A number of calls rather than a time: on a busy machine most kills would hit a server that has hardly started. Every other time of the
 * officers' calls, who begin each sealing with many that change nothing.
 */
async function amidWork(): Promise<void> {
  const [who, most] = randomInt(2) ? (['reporters', 30] as const) : (['officers', 150] as const)
  const [enough, until] = [begun[who] + 1 + randomInt(most), performance.now() + 10_000]
  while (begun[who] < enough && performance.now() < until) await pause(5)
  await pause(randomInt(30))
}

const store = { data: env.DATA_DIR, databaseUrl: env.DATABASE_URL }
const { complaints } = await openComplaintStores(store, () => '2026-01-01')
const count = { reports: 0, messages: 0, answers: 0, files: 0, lost: 0, doubled: 0, unsound: 0, unknown: 0 }
for (const { name, isSound, content, said } of read) {
  if (!isSound) count.unsound++
  const sent = reporters.reports.get(name)
  if (!sent) count.unknown++ // it would be there without anybody having been told so: none is left, as all try to the end
  const stored = await openStored(complaints, 'C', Buffer.from(name, 'base64url'), officers.newest()).catch(() => null)
  if (!stored || stored.fields.content !== content || content !== sent?.content) count.lost++
  const wanted = [...(sent?.messages ?? []), ...(officers.answers.get(name) ?? [])]
  count.lost += wanted.filter((body) => !said.includes(body)).length
  count.doubled += said.length - new Set(said).size
  count.messages += sent?.messages.length ?? 0
  count.answers += officers.answers.get(name)?.length ?? 0
  count.files += stored?.files.length ?? 0
  count.reports++
}
count.lost += [...reporters.reports.keys()].filter((name) => !read.some((found) => found.name === name)).length
const engine = postgres ? 'PostgreSQL' : 'SQLite'
console.log(`${kills} kills on ${engine}, ${officers.sealed()} texts sealed anew and signed by two:`)
console.table([count])
officers.close()
await complaints.close()
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
process.exitCode = count.lost + count.doubled + count.unsound + count.unknown > 0 ? 1 : 0
