/*
 * Two nodes behind nginx, or Caddy, are brought to the next version, one after the other, while visitors send requests: pages with the scripts and
 * styles that they name, calls and reports.
 *
 *   npm --prefix tools run bench:upgrade -- [--requests=10000] [--caddy]
 *
 * The next version has other built files and one more step of the database. No request may fail, no report may be lost. Exits with 1 when
 * one of these does not hold.
 */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from '../../build/build.ts'
import { freePort } from '../../server/testing/freePort.ts'
import { findPostgres, startPostgres } from '../../server/testing/postgres.ts'
import { findCaddy, findNginx, type RunningProxy, startCaddy, startNginx } from '../../server/testing/proxies.ts'
import { createSample } from '../../server/testing/sample.ts'
import { numberOf } from './client/server.ts'
import { startBrowsing } from './nodes/browsing.ts'
import { makeNextVersion } from './nodes/nextVersion.ts'
import { hireOfficer } from './nodes/officer.ts'
import { countStored, startReporting } from './nodes/reporting.ts'
import { siteNode } from './nodes/siteNode.ts'
import { root } from './site.ts'

const requests = numberOf('requests', 10_000)
const isCaddy = process.argv.includes('--caddy')
const program = isCaddy ? findCaddy() : findNginx()
if (!program || !findPostgres()) {
  console.log('not run: it needs nginx or Caddy, and PostgreSQL')
  process.exit(process.env.CI ? 1 : 0)
}
await build()
const sample = await createSample()
const folder = join(sample.settings.data, '..')
const next = makeNextVersion(join(folder, 'next'))
const postgres = await startPostgres()
if (!postgres) throw new Error('PostgreSQL is on this machine')
const officer = await hireOfficer(() => nodes.map(({ base }) => base))
await officer.writeKeys(join(folder, 'officers'))
const ports = [await freePort(), await freePort()] as const
const nodes = ports.map((port) => {
  const data = join(folder, `data-${port}`)
  cpSync(sample.settings.data, data, { recursive: true, preserveTimestamps: true })
  const env = {
    ...{ CONTENT_DIR: sample.settings.content, DATA_DIR: data, KEYS_DIR: join(folder, 'officers') },
    ...{ DATABASE_URL: postgres.url, SITE_ORIGIN: officer.origin, TRUSTED_PROXIES: '1', DRAIN_SECONDS: '5' },
  }
  return siteNode({ host: '127.0.0.1', port, version: root, env })
})
let isSound = false
let proxy: RunningProxy | undefined
try {
  for (const node of nodes) await node.start()
  const port = await freePort()
  proxy = await (isCaddy ? startCaddy : startNginx)(program, { port, nodes: ports, isCrowd: true })
  await officer.confirmKeys()
  const browsing = startBrowsing(port, 8)
  const reporting = startReporting(port, 1)
  const rows: Record<string, unknown>[] = []
  async function during(what: string, work: () => Promise<unknown>) {
    const [began, before, reports] = [performance.now(), browsing.counts(), reporting.acknowledged.length]
    await work()
    const { asked, slowest } = browsing.counts()
    rows.push({
      'while …': what,
      seconds: Math.round((performance.now() - began) / 1_000),
      requests: asked - before.asked,
      'slowest (s)': Number((slowest / 1_000).toFixed(1)),
      'reports taken': reporting.acknowledged.length - reports,
      failed: browsing.failed.length,
    })
    console.log(`${what}: done`)
  }
  const until = (count: number) => async () => {
    while (browsing.counts(false).asked < count) await pause(50)
  }
  await during('both are old', until(requests * 0.2))
  const statuses: unknown[] = []
  for (const [at, node] of nodes.entries()) {
    await during(`node ${at + 1} is drained, and started as the next version`, async () => {
      statuses.push(await node.stop())
      await node.start(next)
    })
    await during(at === 0 ? 'one is old and one is new' : 'both are new', until(requests * (at === 0 ? 0.6 : 1)))
  }
  await officer.work()
  await Promise.all([browsing.finish(), reporting.finish()])
  const { acknowledged, faults } = reporting
  const { lost, doubled, stored } = await countStored(postgres.url, folder, acknowledged, officer.identity)
  console.table(rows)
  const kinds = new Map<string, number>()
  for (const fault of browsing.failed) kinds.set(fault, (kinds.get(fault) ?? 0) + 1)
  for (const [fault, times] of [...kinds].slice(0, 20)) console.log(`failed ${times} times: ${fault}`)
  for (const [fault, times] of faults) console.log(`${times} attempts to report were told: ${fault}`)
  console.log(
    `${browsing.counts().asked} requests, ${browsing.failed.length} failed; ${acknowledged.length} reports acknowledged, ${stored} stored, ${lost} lost, ${doubled} doubled, ${faults.size} kinds of refusals; nodes ended with ${statuses.join(' and ')}`,
  )
  isSound = browsing.failed.length + lost + doubled + faults.size === 0 && statuses.every((status) => status === 0)
} finally {
  if (!isSound) for (const node of nodes) console.log(node.said())
  for (const node of nodes) await node.kill()
  await proxy?.stop()
  await postgres.stop()
  officer.close()
  await sample.dispose()
}
process.exit(isSound ? 0 : 1)
