import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pace } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { send } from './testing/connection.ts'
import { freePort } from './testing/freePort.ts'
import { createSample, type Sample } from './testing/sample.ts'

const program = join(import.meta.dirname, 'testing/servingProgram.ts')
const path = '/api/site/noToken/introduce/brief'
const agent = new Agent({ keepAlive: true })
let sample: Sample
const nodes = new Map<number, ChildProcess>()

/** Starts a node that finds no database, and waits until it is ready. */
async function start(port: number, drainSeconds: string) {
  const { content, data, keys } = sample.settings
  const node = spawn(process.execPath, [program], {
    env: {
      LANG: 'en',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: drainSeconds,
      DATABASE_URL: 'postgres://site@127.0.0.1:1/site',
      CONTENT_DIR: content,
      DATA_DIR: data,
      KEYS_DIR: keys,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  nodes.set(port, node)
  await vi.waitFor(async () => expect(await isReady(port)).toBe(true), { timeout: 60_000, interval: 100 })
}
beforeAll(async () => {
  sample = await createSample()
  for (let count = 0; count < 2; count++) await start(await freePort(), '2')
}, 120_000)
afterAll(async () => {
  for (const node of nodes.values()) node.kill('SIGKILL')
  agent.destroy()
  await sample.dispose()
})

const get = (port: number, path: string) =>
  send(port, agent, { method: 'GET', path, headers: {}, body: Buffer.alloc(0) })
const isReady = async (port: number) => (await get(port, '/readyz')).status === 200

/** Tells a node to end. Returns the status and the signal with which it did. */
async function end(port: number, signal: NodeJS.Signals = 'SIGTERM') {
  const node = nodes.get(port)
  if (!node) throw new Error(`no node on port ${port}`)
  const ended = once(node, 'exit')
  node.kill(signal)
  return ended
}

test('while two nodes start anew, one after the other, no request of a client that asks /readyz fails', async () => {
  const ports = [...nodes.keys()]
  const served = new Map(ports.map((port) => [port, 0]))
  const failed: unknown[] = []
  let isOver = false
  /** Some hundred times a second, a request to a node that says it is ready; alternately where both do. */
  async function client() {
    for (let turn = 0; !isOver; turn++) {
      let port: number | undefined
      for (const each of turn % 2 === 0 ? ports : ports.toReversed()) if (!port && (await isReady(each))) port = each
      const answer = port === undefined ? undefined : await get(port, path)
      if (port === undefined || answer?.status !== 200) failed.push(answer ?? 'no node is ready')
      else served.set(port, (served.get(port) ?? 0) + 1)
      await pace(10)
    }
  }
  const clients = [client(), client()]
  for (const port of ports) {
    expect(await end(port)).toEqual([0, null])
    const before = served.get(port) ?? 0
    await start(port, '999')
    await expect.poll(() => served.get(port)).toBeGreaterThan(before + 10)
  }
  isOver = true
  await Promise.all(clients)
  expect(failed).toEqual([])
}, 180_000)

test('a node that drains says so, closes its connections, and ends at once when it is told again', async () => {
  const [port = 0] = nodes.keys()
  nodes.get(port)?.kill('SIGTERM')
  await expect.poll(() => isReady(port)).toBe(false)
  const { status, body } = await get(port, '/readyz')
  expect([status, JSON.parse(body)]).toMatchObject([503, { ready: false, state: 'draining' }])
  const brief = await fetch(`http://127.0.0.1:${port}${path}`)
  expect([brief.status, brief.headers.get('connection')]).toEqual([200, 'close'])
  expect(await end(port, 'SIGINT')).toEqual([0, null])
})

test('a node with a database makes no keys of its own', async () => {
  expect(existsSync(join(sample.settings.data, 'officer-keys'))).toBe(false)
})
