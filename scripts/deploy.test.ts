import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../server/settings.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'units-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** With the commands of this checkout in place of those of an installed release. */
const units = globSync('deploy/systemd/*.{service,timer}', { cwd: root }).map((file) => {
  const unit = join(folder, basename(file))
  writeFileSync(unit, readFileSync(join(root, file), 'utf8').replaceAll('/opt/site/current', root))
  return unit
})
const dropIns = join(folder, 'site.service.d')
mkdirSync(dropIns)
copyFileSync(join(root, 'deploy/systemd/site-secrets.conf'), join(dropIns, 'secrets.conf'))
const services = units.filter((unit) => unit.endsWith('.service'))
const analyze = (...words: string[]) => spawnSync('systemd-analyze', words, { encoding: 'utf8' })
const isThere = analyze('--version').status === 0

describe.skipIf(!isThere)('the systemd units', () => {
  test('hold nothing that systemd does not understand, and name programs that are there', () => {
    expect(units).toHaveLength(4)
    const { status, stderr } = analyze('verify', ...units)
    expect([status, stderr.split('\n').filter((line) => line.includes(folder))]).toEqual([0, []])
  })

  test.each(services)('%s gives its program little to break', (unit) => {
    // Exposure from 0 to 10, times ten; below 20 systemd calls it OK.
    const { status, stdout } = analyze('security', '--offline=yes', '--threshold=20', unit)
    expect(status, stdout).toBe(0)
  })
})

test('a secret that no step has made keeps no unit from starting: each has a default, which counts as not set', () => {
  const lines = readFileSync(join(root, 'deploy/systemd/site-secrets.conf'), 'utf8').split('\n')
  const namesOf = (setting: RegExp) => lines.flatMap((line) => setting.exec(line)?.[1] ?? [])
  const loaded = namesOf(/^LoadCredential=([\w-]+):/)
  // systemd.exec(5), SetCredential=: then it is not fatal that a file is missing.
  expect([loaded.length > 1, namesOf(/^SetCredential=([\w-]+):\\n$/)]).toEqual([true, loaded])
  const empty = join(folder, 'empty')
  writeFileSync(empty, '\n')
  const files = lines.flatMap((line) => /^Environment=(\w+_FILE)=/.exec(line)?.[1] ?? [])
  expect(readSettings(Object.fromEntries(files.map((name) => [name, empty])))).toEqual(readSettings({}))
})

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

test('settings that the files name are those of docs/operating.md', () => {
  const documented = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  const known = new Set([...documented.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name))
  const inUnits = units.flatMap((unit) =>
    [...readFileSync(unit, 'utf8').matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      [...line.matchAll(/(?<![\w=-])([A-Z]\w*)=/g)].map(([, name = '']) => name),
    ),
  )
  const [, variables = ''] = /^ENV (.*)$/m.exec(read('Containerfile')) ?? []
  const inContainer = [...variables.matchAll(/(?<![\w=-])([A-Z]\w*)=/g)].map(([, name = '']) => name)
  const { services } = parse(read('compose.yaml'), { merge: true })
  const named = [...inUnits, ...inContainer, ...Object.keys(services['node-1'].environment)]
  expect(named.length).toBeGreaterThan(8)
  const ofTheSystem = /^NODE_/ // Node's own
  const unknown = named.filter((name) => !ofTheSystem.test(name) && !known.has(name.replace(/_FILE$/, '')))
  expect(unknown).toEqual([])
})

test('a node in a container may write its data and nothing else, and is no user of the machine', () => {
  const { services } = parse(read('compose.yaml'), { merge: true })
  for (const name of ['node-1', 'node-2']) {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
    expect(services[name].volumes).toEqual([`${name}:/data`, './content:/content:ro', './keys:/keys:ro'])
    expect(services[name].ports).toBeUndefined()
  }
  expect(read('Containerfile')).toMatch(/^USER 10001:10001$/m)
})
