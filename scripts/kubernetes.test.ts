import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readSettings } from '../server/settings.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Container {
  image: string
  securityContext: object
  [field: string]: unknown
}
interface PodSpec {
  securityContext: object
  containers: Container[]
  volumes: { name: string }[]
}
interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace: string }
  // Each kind has its own; a test that reads another's fails.
  // biome-ignore lint/suspicious/noExplicitAny: the schemas check it
  spec: any
  data?: Record<string, string>
}

const all: Manifest[] = globSync('deploy/kubernetes/*.yaml', { cwd: root })
  .sort()
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS()))
const manifest = (kind: string, name: string) => {
  const found = all.find((one) => one.kind === kind && one.metadata.name === name)
  if (!found) throw new Error(`there is no ${kind} ${name}`)
  return found
}
const pods: [string, PodSpec][] = [
  ['site', manifest('StatefulSet', 'site').spec.template.spec],
  ['proxy', manifest('Deployment', 'proxy').spec.template.spec],
  ['site-backup', manifest('CronJob', 'site-backup').spec.jobTemplate.spec.template.spec],
]

/** Where the types of each version of the API stand; they are made from its OpenAPI description. */
const places: Record<string, string> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'batch/v1': 'batch/v1',
  'policy/v1': 'policy/v1',
  'networking.k8s.io/v1': 'networking/v1',
}

/** What TypeScript says of manifests as objects of Kubernetes's types, which may hold no field that these do not know. */
function problemsOf(manifests: readonly Manifest[]): string[] {
  const folder = mkdtempSync(join(root, '.cache/manifests-')) // below the project, where the types are found
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const lines = manifests.map((one, at) => {
    const place = places[one.apiVersion]
    if (!place) throw new Error(`${one.apiVersion} is not known here`)
    return `export const m${at}: import('kubernetes-types/${place}').${one.kind} = ${JSON.stringify(one, null, 1)}\n`
  })
  writeFileSync(join(folder, 'manifests.ts'), lines.join(''))
  const words = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'preserve', '--types', '']
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout, status } = spawnSync(process.execPath, [tsc, ...words, 'manifests.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const said = stdout.split('\n').filter((line) => line.includes('error TS'))
  if (status !== 0 && said.length === 0) throw new Error(stdout)
  return said
}

describe('the manifests for Kubernetes', () => {
  test('are what its API takes, and hold no field that it does not know', () => {
    expect(all.length).toBeGreaterThan(8)
    expect(problemsOf(all)).toEqual([])
  })

  test.each([
    ['readynessProbe', (pod: PodSpec) => Object.assign(pod.containers[0] ?? {}, { readynessProbe: {} })],
    ['containerPort', (pod: PodSpec) => Object.assign(pod.containers[0] ?? {}, { ports: [{ containerPort: 'http' }] })],
    ['securityContex', (pod: PodSpec) => Object.assign(pod, { securityContex: {} })],
  ])('a field that is misspelt, or of another kind, is found: %s', (field, spoil) => {
    const site = structuredClone(manifest('StatefulSet', 'site'))
    spoil(site.spec.template.spec)
    expect(problemsOf([site])).toEqual([expect.stringMatching(/TS2322|TS2353|TS2561/)])
    expect(JSON.stringify(site)).toContain(field)
  })

  test.each(pods)('%s may write its folders and nothing else, as a user without rights', (_name, pod) => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    for (const { securityContext } of pod.containers)
      expect(securityContext).toMatchObject({
        ...{ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
        capabilities: { drop: ['ALL'] },
      })
    const volumes = pod.volumes.map(({ name }) => name)
    const claimed = (manifest('StatefulSet', 'site').spec.volumeClaimTemplates as Manifest[]).map(
      ({ metadata }) => metadata.name,
    )
    const mounted = pod.containers.flatMap(({ volumeMounts }) => volumeMounts as { name: string }[])
    expect(mounted.map(({ name }) => name).filter((name) => ![...volumes, ...claimed].includes(name))).toEqual([])
  })

  test('of two nodes one always stays, and a node is sent visitors when it says so', () => {
    const { spec } = manifest('StatefulSet', 'site')
    const budget = manifest('PodDisruptionBudget', 'site').spec
    expect([spec.replicas, budget.minAvailable]).toEqual([2, 1])
    const { labels } = spec.template.metadata
    for (const selector of [spec.selector, budget.selector, manifest('NetworkPolicy', 'site').spec.podSelector])
      expect(selector).toEqual({ matchLabels: labels })
    expect(manifest('Service', 'site').spec.selector).toEqual(labels)
    const [{ readinessProbe, livenessProbe, startupProbe }] = spec.template.spec.containers
    expect([readinessProbe, livenessProbe, startupProbe].map(({ httpGet }) => httpGet.path)).toEqual([
      '/readyz',
      '/healthz',
      '/healthz',
    ])
  })

  test('settings are those of the site, and its proxy is the shipped one with the names of its nodes', () => {
    const { data = {} } = manifest('ConfigMap', 'site-settings')
    const page = read('docs/operating.md')
    expect(Object.keys(data).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
    const plain = Object.fromEntries(Object.entries(data).filter(([name]) => !name.endsWith('_FILE')))
    expect(readSettings(plain)).toMatchObject({ trustedProxies: 1, metricsPort: 9180, drainSeconds: 5 })
    const [caddy] = manifest('Deployment', 'proxy').spec.template.spec.containers
    const given = Object.fromEntries(caddy.env.map(({ name, value }: { name: string; value: string }) => [name, value]))
    const service = manifest('Service', 'site').metadata.name
    expect(given.NODES).toBe([0, 1].map((at) => `site-${at}.${service}:8080`).join(' '))
    for (const name of Object.keys(given)) expect(read('deploy/Caddyfile')).toContain(`{$${name}:`)
  })

  test('nodes and copies run the same image', () => {
    const [site, , backup] = pods.map(([, pod]) => pod.containers[0]?.image)
    expect(backup).toBe(site)
    expect(site).toMatch(new RegExp(`:${parse(read('package.json')).version}$`))
  })
})
