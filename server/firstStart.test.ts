import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pace } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { callPath } from '#contract/paths.ts'
import { send } from './testing/connection.ts'
import { freePort } from './testing/freePort.ts'
import { createSample } from './testing/sample.ts'

const program = join(import.meta.dirname, 'testing/servingProgram.ts')

test('during a first start every request on connections that are kept is answered, and the site takes over on them', async () => {
  const { settings, dispose } = await createSample()
  const port = await freePort()
  const env = { PORT: String(port), CONTENT_DIR: settings.content, DATA_DIR: join(settings.data, 'first') }
  const node = spawn(process.execPath, [program], { env: { ...env, LANG: 'en', LOG_LEVEL: 'silent' }, stdio: 'ignore' })
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const statuses = new Map<string, number>()
  let served = 0
  /** Asks from before the port is open until the site has answered for a while. */
  async function client(path: string) {
    while (served < 500) {
      const { status, body } = await send(port, agent, { method: 'GET', path, headers: {}, body: Buffer.alloc(0) })
      const isRefused = status === 0 && body.includes('ECONNREFUSED')
      const name = isRefused ? 'not there' : `${status}`
      statuses.set(name, (statuses.get(name) ?? 0) + 1)
      if (status === 200 && path !== '/healthz') served++
      await pace(isRefused ? 50 : 5)
    }
  }
  const paths = ['/healthz', callPath('newsList', 'site'), callPath('site', 'site')]
  await Promise.all(Array.from({ length: 9 }, (_, at) => client(paths[at % 3] ?? '')))
  agent.destroy()
  node.kill('SIGTERM')
  await once(node, 'exit')
  await dispose()
  expect([...statuses.keys()].sort()).toEqual(['200', '503', 'not there'])
}, 180_000)
