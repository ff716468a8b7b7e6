import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, root } from './site.ts'

/*
 * What a first start takes, on Linux: node tools/bench/firstStart.ts [folder of a release]. Without a folder that of `npm start` in this
 * checkout. Says when it was ready and when search knew all PDFs, and the memory: of the site, and of it and its helpers at the most.
 */
const [release] = process.argv.slice(2)
const data = mkdtempSync(join(tmpdir(), 'first-start-'))
const [port, metricsPort] = [await freePort(), await freePort()]
const [command, words] = release
  ? ([join(resolve(release), 'bin/site'), []] as const)
  : ([process.execPath, [join(root, 'scripts/start.ts')]] as const)
const began = performance.now()
const site = spawn(command, words, {
  env: { ...process.env, DATA_DIR: data, PORT: String(port), METRICS_PORT: String(metricsPort) },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const pid = site.pid ?? 0
let most = 0
const sampler = setInterval(() => {
  most = Math.max(
    most,
    familyOf(pid).reduce((sum, one) => sum + (megabytes(one, 'VmRSS') ?? 0), 0),
  )
}, 100)
const seconds = () => `${((performance.now() - began) / 1_000).toFixed(1)} s`

const readyz = `http://127.0.0.1:${port}/readyz`
await until(() => fetch(readyz).then(({ ok }) => ok))
console.log(`ready: ${seconds()}`)
await until(async () => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const [read, total] = ['search_pdfs_read', 'search_pdfs'].map(
    (name) => RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1],
  )
  return total !== undefined && read === total
})
console.log(`PDFs in search: ${seconds()}`)
await pause(30_000) // what is given back is given back by then
clearInterval(sampler)
console.log(`the site: ${megabytes(pid, 'VmRSS')} MB, at the most ${megabytes(pid, 'VmHWM')} MB`)
console.log(`with its helpers at the most: ${most} MB`)
site.kill('SIGTERM')
await once(site, 'exit')
rmSync(data, { recursive: true })

/** Processes that came from one, itself among them. */
function familyOf(first: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(all.map((one) => [Number(one), Number(field(Number(one), 'PPid'))]))
  const found = [first]
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child)
  return found
}

function megabytes(one: number, name: string): number | undefined {
  const kilobytes = field(one, name)
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1_000)
}

function field(one: number, name: string): string | undefined {
  try {
    return RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1]
  } catch {
    return undefined // it has ended
  }
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo().catch(() => false))) {
    if (site.exitCode !== null) throw new Error('the site has ended')
    await pause(100)
  }
}
