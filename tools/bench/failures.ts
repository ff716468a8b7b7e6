/*
 * Two nodes behind nginx, and PostgreSQL with a synchronous standby, each on a machine of its own (a network namespace: Linux, as root).
 * While eight clients file reports and three readers open pages, a node is killed, the network between a node and the database is cut,
 * and the primary is killed and the standby promoted:
 *
 *   npm --prefix tools run bench:failures
 *
 * Every acknowledged report has to be there once and to open, no page may fail, the officers' desk has to work over both nodes after each
 * failure, and reports have to be taken again within 30 seconds of the promotion. Exits with 1 when one of these does not hold.
 */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from '../../build/build.ts'
import { startPostgresPair } from '../../server/testing/postgresPair.ts'
import { findNginx, startNginx } from '../../server/testing/proxies.ts'
import { createSample } from '../../server/testing/sample.ts'
import { startBrowsing } from './nodes/browsing.ts'
import { canMakeNetworks, type Machine, openNetwork } from './nodes/machines.ts'
import { hireOfficer } from './nodes/officer.ts'
import { countStored, startReporting } from './nodes/reporting.ts'
import { type SiteNode, siteNode } from './nodes/siteNode.ts'
import { freePort, root } from './site.ts'

const nginx = findNginx()
if (!nginx || !canMakeNetworks()) {
  console.log('not run: it needs root on Linux, iproute2 and nginx')
  process.exit(process.env.CI ? 1 : 0)
}
await build()
const network = openNetwork()
process.on('exit', network.close)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const [first, second, primary, standby] = [11, 12, 21, 22].map((host) => network.machine(host))
if (!first || !second || !primary || !standby) throw new Error('four machines were made')

const placeOf = ({ back, within }: Machine) => ({ host: back, port: 5432, within })
const pair = await startPostgresPair([placeOf(primary), placeOf(standby)])
if (!pair) throw new Error('PostgreSQL is not on this machine')
const sample = await createSample()
const officer = await hireOfficer(() => nodes.map(({ base }) => base))
const folder = join(sample.settings.data, '..')
await officer.writeKeys(join(folder, 'officers'))
const nodes: SiteNode[] = [first, second].map(({ front, within }) => {
  const data = join(folder, `data-${front}`)
  cpSync(sample.settings.data, data, { recursive: true, preserveTimestamps: true })
  const env = {
    ...{ CONTENT_DIR: sample.settings.content, DATA_DIR: data, KEYS_DIR: join(folder, 'officers') },
    ...{ DATABASE_URL: pair.url, SITE_ORIGIN: officer.origin, TRUSTED_PROXIES: '1', DRAIN_SECONDS: '0' },
  }
  return siteNode({ host: front, port: 8080, within, version: root, env })
})
const [one, two] = nodes
if (!one || !two) throw new Error('two nodes were made')
const port = await freePort()
let proxy: Awaited<ReturnType<typeof startNginx>> | undefined
const rows: Record<string, unknown>[] = []
let isSound = false
try {
  await Promise.all([one.start(), two.start()])
  proxy = await startNginx(nginx, { port, nodes: [`${first.front}:8080`, `${second.front}:8080`], isCrowd: true })
  await officer.confirmKeys()
  const reading = startBrowsing(port, 3, { withFiles: false })
  const reporting = startReporting(port, 8)
  const { acknowledged, faults } = reporting

  /** Waits until reports that were begun after this are acknowledged. */
  async function taken(count = 5): Promise<number> {
    const now = performance.now()
    const fresh = () => acknowledged.filter(({ began }) => began > now)
    while (fresh().length < count) await pause(50)
    return (Math.min(...fresh().map(({ at }) => at)) - now) / 1_000
  }
  const repeated = () => [...faults.values()].reduce((sum, times) => sum + times, 0)
  async function during(what: string, work: () => Promise<unknown>) {
    const before = { at: performance.now(), reports: acknowledged.length, repeated: repeated(), ...reading.counts() }
    await work()
    await officer.work()
    const { asked, slowest } = reading.counts()
    const times = [before.at, ...acknowledged.map(({ at }) => at).filter((at) => at > before.at), performance.now()]
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? at))
    rows.push({
      'while …': what,
      seconds: Math.round((performance.now() - before.at) / 1_000),
      'reports taken': acknowledged.length - before.reports,
      'attempts repeated': repeated() - before.repeated,
      'longest pause (s)': Number((Math.max(...pauses) / 1_000).toFixed(1)),
      'pages read': asked - before.asked,
      'pages failed': reading.failed.length,
      'slowest page (s)': Number((slowest / 1_000).toFixed(1)),
    })
    console.log(`${what}: done`)
  }

  await during('nothing is wrong', () => taken(10))
  for (const [at, node] of [one, two].entries())
    await during(`node ${at + 1} is killed and started again`, async () => {
      await node.kill()
      await pause(3_000)
      await node.start()
      await taken()
    })
  await during('node 1 does not reach the database for 20 seconds', async () => {
    first.cut()
    await pause(20_000)
    first.join()
    while ((await one.state()).reports !== 'taken') await pause(100)
    await taken()
  })
  let again = 0
  await during('the primary is lost, and the standby promoted after 5 seconds', async () => {
    await pair.kill(0)
    primary.cut()
    await pause(5_000)
    await pair.promote()
    again = await taken()
    for (const node of nodes) while ((await node.state()).reports !== 'taken') await pause(100)
  })
  await Promise.all([reporting.finish(), reading.finish()])
  const { lost, doubled, stored, files } = await countStored(pair.urls[1], folder, acknowledged, officer.identity)
  console.table(rows)
  for (const [fault, times] of faults) console.log(`${times} attempts were told: ${fault}`)
  for (const page of reading.failed.slice(0, 20)) console.log(`failed: ${page}`)
  const lived = nodes.every((node) => node.lives())
  console.log(
    `${acknowledged.length} reports acknowledged, ${stored} stored and opened with ${files} files, ${lost} lost, ${doubled} doubled; ${reading.counts().asked} pages, ${reading.failed.length} failed; both nodes ${lived ? 'lived on' : 'DID NOT LIVE ON'}; reports taken again ${again.toFixed(1)} s after the promotion`,
  )
  isSound = lost + doubled + reading.failed.length === 0 && stored === acknowledged.length && again <= 30 && lived
} finally {
  if (!isSound) for (const node of nodes) console.log(node.said())
  for (const node of nodes) await node.kill()
  await proxy?.stop()
  await pair.stop()
  officer.close()
  await sample.dispose()
}
process.exit(isSound ? 0 : 1)
