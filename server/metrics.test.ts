import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { complaintPaths, deskPaths } from '#contract/paths.ts'
import { buildApp } from './app.ts'
import { measureRequests } from './http/requestMetrics.ts'
import { createMetrics } from './metrics.ts'
import { testBundle } from './testing/bundle.ts'
import { type Served, serve } from './testing/served.ts'

const deploy = join(import.meta.dirname, '../deploy')
const alerts = join(deploy, 'prometheus/alerts.yml')
const git = {
  fetches: { new: 1, same: 0, failed: 0 },
  reachedAt: Date.now(),
  isReached: true,
  newest: 'a1b2c3d4e5f6',
  revisionIn: () => 'f6e5d4c3b2a1',
}

let served: Served
let registry: Registry
beforeAll(async () => {
  served = await serve({}, { complaints: true })
  registry = createMetrics({
    site: () => served.site,
    problems: () => [],
    isReady: () => true,
    reports: () => ({
      areTaken: true,
      areFilesTaken: true,
      isAway: false,
      unsentNotices: 0,
      store: 'a1b2c3d4',
      engine: 'sqlite',
    }),
    backup: () => ({ madeAt: Date.now(), hasFailed: false }),
    data: served.sample.settings.data,
    git: () => git,
  })
})
afterAll(() => served.close())

/** Asks a site of which requests are measured; returns what was measured of them. */
async function measured(...asked: (InjectOptions | string)[]) {
  const own = new Registry()
  const { sample, site, complaints } = served
  const extend = (app: FastifyInstance) => measureRequests(app, own)
  const app = await buildApp({ settings: sample.settings, site, complaints, bundle: testBundle, extend })
  for (const request of asked) await app.inject(request)
  await app.close()
  return own.metrics()
}

test('requests are counted by the pattern of their route, their method and the class of their status', async () => {
  const text = await measured('/en/culture?from=mail', '/en/culture', '/api/site/noToken/introduce/brief?x=1', {
    url: '/api/site/nothing',
    headers: { 'x-forwarded-for': '203.0.113.7' },
  })
  const counts = text.match(/^http_request_duration_seconds_count.*$/gm)
  expect(counts?.sort()).toEqual([
    expect.stringMatching(/\{route="\/\*",method="GET",status="2xx"\} 2$/),
    expect.stringMatching(/\{route="\/api\/site\/noToken\/introduce\/brief",method="GET",status="4xx"\} 1$/),
    expect.stringMatching(/\{route="none",method="GET",status="4xx"\} 1$/),
  ])
  expect(text).not.toMatch(/culture|mail|203\.0|x=1/)
})

test('of the calls of reports and of officers nothing is counted, whatever is sent', async () => {
  const { channels, ...posted } = complaintPaths
  const paths = [...Object.values(posted), ...Object.values(deskPaths)]
  const payload = '{}'
  const text = await measured(
    ...paths.flatMap((url) => [
      { method: 'POST', url, payload, headers: { 'content-type': 'application/json' } } as const,
      { method: 'POST', url, payload, headers: { 'content-type': 'text/plain' } } as const,
    ]),
    { method: 'GET', url: channels },
    { method: 'HEAD', url: channels },
  )
  expect(text).not.toMatch(/^http_request_duration_seconds_count/m)
})

test('what search knows has a name, which is another one when PDFs have been read', async () => {
  const name = async () =>
    /revision="(\w{12})"\} 1$/m.exec(await registry.getSingleMetricAsString('search_revision_info'))?.[1]
  const before = await name()
  expect(before).toBeDefined()
  expect(await name()).toBe(before)
  await served.site.readPdfs()
  const after = await name()
  expect([after !== undefined, after !== before]).toEqual([true, true])
})

test('the store of the reports has a name, which is the same on nodes that share it', async () => {
  expect(await registry.getSingleMetricAsString('reports_store_info')).toMatch(
    /^reports_store_info\{store="a1b2c3d4",engine="sqlite"\} 1$/m,
  )
  expect((await served.get('/readyz')).json()).toMatchObject({
    database: 'sqlite',
    store: served.complaints?.storeId(),
  })
})

const outsideOfQuotes = (expression: string) => expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ')
const functions = ['histogram_quantile']
/** Of blackbox_exporter: https://github.com/prometheus/blackbox_exporter */
const ofTheProbe = ['probe_success', 'probe_ssl_earliest_cert_expiry']
const namesIn = (expressions: string[]) =>
  new Set(
    expressions
      .flatMap((expression) => outsideOfQuotes(expression).match(/\b[a-z][a-z0-9]*(_[a-z0-9]+)+\b|\bpictures\b/g) ?? [])
      .filter((name) => ![...functions, ...ofTheProbe].includes(name)),
  )

test('every metric that alerts and dashboard name is one that the site gives', async () => {
  measureRequests({ addHook: () => undefined } as unknown as FastifyInstance, registry)
  const given = await registry.getMetricsAsJSON()
  const names = given.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((ending) => name + ending) : [name],
  )
  const rules: { expr: string }[] = parse(readFileSync(alerts, 'utf8')).groups.flatMap(
    ({ rules }: { rules: object[] }) => rules,
  )
  const panels: { targets: { expr: string }[] }[] = JSON.parse(
    readFileSync(join(deploy, 'grafana/site.json'), 'utf8'),
  ).panels
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect([...namesIn(rules.map(({ expr }) => expr))].filter((name) => !names.includes(name))).toEqual([])
  expect([...namesIn(shown)].filter((name) => !names.includes(name))).toEqual([])
  // What only this site gives is looked at by somebody, and described.
  const own = names.filter((name) => !/^(process|nodejs)_/.test(name))
  const used = namesIn([...rules.map(({ expr }) => expr), ...shown])
  expect(own.filter((name) => !used.has(name))).toEqual(['content_revision_age_seconds'])
  const page = readFileSync(join(import.meta.dirname, '../docs/operating.md'), 'utf8')
  expect(given.map(({ name }) => name).filter((name) => own.includes(name) && !page.includes(name))).toEqual([])
})

const [promtool] = globSync('{/usr/bin,/usr/local/bin}/promtool')
if (promtool !== undefined) {
  test('promtool finds nothing wrong with the alerts', () => {
    const { status, stdout, stderr } = spawnSync(promtool, ['check', 'rules', alerts], { encoding: 'utf8' })
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')])
  })

  test('promtool finds nothing wrong with what is asked, either', () => {
    const file = join(deploy, 'prometheus/prometheus.yml')
    const { status, stdout, stderr } = spawnSync(promtool, ['check', 'config', file], { encoding: 'utf8' })
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')])
  })

  test('alerts call when they should, and not before', () => {
    const tests = join(deploy, 'prometheus/alerts.test.yml')
    const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', tests], { encoding: 'utf8' })
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')])
  })
}
