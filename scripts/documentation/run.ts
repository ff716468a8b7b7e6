/*
 * Runs the commands of the documentation, page by page, as they stand there: on machines that boot a clean Debian 12 of their own, with the
 * addresses and names of the pages, and in a clone of this repository.
 *
 *   npm run documentation -- [docs/operating.md …]
 *
 * Needs root on Linux, systemd-container, mmdebstrap, iproute2 and iptables. Exits with 1 when a command fails.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { boot, debianRoot, type Machine, missingPrograms, openNetwork } from './machine.ts'
import { changeToNextVersion } from './nextVersion.ts'
import { readSteps, type Step } from './steps.ts'
import { addresses, bootWorld, hosts, type Place } from './world.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const missing = missingPrograms()
if (missing.length > 0) {
  console.log(`not run: it needs ${missing.join(', ')}`)
  process.exit(process.env.CI ? 1 : 0)
}
const chosen = process.argv.slice(2)
const steps = readSteps(root, chosen.length > 0 ? chosen : undefined)
const folder = mkdtempSync(join(tmpdir(), 'documentation-'))
const checkout = join(folder, 'checkout')
execFileSync('git', ['clone', '-q', root, checkout])
const closeNetwork = openNetwork()
const machines = new Map<string, Machine>()
const count = { passed: 0, failed: 0 }
try {
  await bootMachines()
  for (const step of steps) {
    await take(step)
    if (count.failed > 0) break // what follows needs it
  }
} finally {
  closeNetwork()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed > 0 ? 1 : 0)

/** Those that the steps name, and the world where there are any. */
async function bootMachines() {
  const named = new Set(steps.flatMap((step) => (step.is === 'commands' ? step.on : [])))
  if (named.size === 0 || (named.size === 1 && named.has('checkout'))) return
  const needed = (Object.keys(addresses) as Place[]).filter((name) => named.has(name) && name !== 'world')
  const base = debianRoot(folder, join(root, '.cache'))
  machines.set('world', await bootWorld(base, folder, join(root, 'content')))
  for (const name of needed) {
    const machine = await boot(name, addresses[name], { base, folder, hosts })
    await machine.run('update-ca-certificates')
    machines.set(name, machine)
  }
}

async function take(step: Step) {
  if (step.is === 'notRun') console.log(`–  ${step.place} is not run: ${step.reason}`)
  if (step.is === 'copy') await tell(`${step.place} copied to ${step.to.join(', ')}`, async () => copy(step))
  if (step.is !== 'commands') return
  for (const name of step.on)
    await tell(`${step.place} on ${name}`, () =>
      name === 'checkout' ? runHere(step.commands) : machineOf(name).run(step.commands),
    )
}

/** Does something and says what became of it. */
async function tell(title: string, work: () => unknown) {
  const began = performance.now()
  try {
    await work()
    count.passed++
    console.log(`✓  ${title}, ${Math.round((performance.now() - began) / 1_000)} s`)
  } catch (error) {
    count.failed++
    console.log(`✗  ${title}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Copies files from where they lie to root's home of machines. */
function copy({ from, files, to }: Extract<Step, { is: 'copy' }>) {
  const source =
    from === 'checkout' ? checkout : from === 'next' ? makeNextRelease() : join(machineOf(from).root, 'root')
  for (const pattern of files) {
    const found = globSync(pattern, { cwd: source })
    if (found.length === 0) throw new Error(`no command has made ${pattern}`)
    for (const file of found)
      for (const name of to) cpSync(join(source, file), join(machineOf(name).root, 'root', basename(file)))
  }
}

/** The version after this one, as its makers would release it. */
function makeNextRelease(): string {
  const next = join(folder, 'next')
  cpSync(checkout, next, { recursive: true, verbatimSymlinks: true })
  changeToNextVersion(next)
  runHere('npm run release', next)
  return next
}

function runHere(commands: string, cwd = checkout) {
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error(`ended with ${status}:\n${`${stdout}${stderr}`.split('\n').slice(-25).join('\n')}`)
}

function machineOf(name: string): Machine {
  const machine = machines.get(name)
  if (!machine) throw new Error(`there is no machine ${name}`)
  return machine
}
