import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { warnOfProxy } from './proxyWarning.ts'

async function warningsOf(env: Record<string, string>) {
  const lines: string[] = []
  let time = 0
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  warnOfProxy(app, readSettings(env), () => time)
  app.get('/', () => '')
  return {
    lines,
    async ask(headers: Record<string, string>, later = 0) {
      time += later
      await app.inject({ url: '/', headers })
      return lines.length
    },
  }
}
const forwarded = { 'x-forwarded-for': '203.0.113.9' }

test('a proxy that the settings do not know is told at first sight, and then every hour', async () => {
  const { ask, lines } = await warningsOf({})
  expect(await ask({})).toBe(0)
  expect([await ask(forwarded), await ask(forwarded, 3_599_000), await ask(forwarded, 1_000)]).toEqual([1, 1, 2])
  expect(lines[0]).toMatch(/TRUSTED_PROXIES is 0/)
  expect(lines[0]).not.toContain('203.0.113.9')
})

test('one that they know is not', async () => {
  const { ask } = await warningsOf({ TRUSTED_PROXIES: '1' })
  expect(await ask(forwarded)).toBe(0)
})
