import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectMode } from '../server/testing/expectMode.ts'
import { freePort } from '../server/testing/freePort.ts'
import { createPlace, type Place } from './testing/repositories.ts'

let place: Place
beforeEach(() => {
  place = createPlace()
})
afterEach(() => place.dispose())

const start = (env: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, EDIT_DIR: place.data, CONTENT_DIR: place.content, EDIT_PORT: '0', ...env },
  })

test('the program prints its address, answers there, and ends when it is told to', async () => {
  const program = start({})
  let printed = ''
  for await (const chunk of program.stdout) {
    printed += chunk
    if (printed.includes('token=')) break
  }
  const address = printed.trim()
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/)
  expect((await fetch(address, { redirect: 'manual' })).status).toBe(303)
  expect((await fetch(new URL('/api/me', address))).status).toBe(401)
  expectMode(join(place.data, 'secret'), 0o600)
  expectMode(place.data, 0o700)
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([0, null])

  // A page that is open goes on after a new start: its cookie and its token are the same.
  const again = start({})
  for await (const chunk of again.stdout) {
    if (!String(chunk).includes('token=')) continue
    expect(new URL(String(chunk).trim()).search).toBe(new URL(address).search)
    break
  }
  again.kill('SIGTERM')
  await once(again, 'exit')
})

test('its log is a line of JSON for each event, with its time, whatever stands in it', async () => {
  const [port, away] = [await freePort(), await freePort()]
  const program = start({
    EDIT_PORT: String(port),
    EDIT_ORIGIN: `http://127.0.0.1:${port}`,
    EDIT_OIDC_ISSUER: `http://127.0.0.1:${away}`,
    EDIT_OIDC_CLIENT_ID: 'edit',
    EDIT_OIDC_PUBLISHERS: 'publishers',
  })
  let printed = ''
  let isAsked = false
  for await (const chunk of program.stdout) {
    printed += chunk
    if (!isAsked && printed.includes(`127.0.0.1:${port}`)) {
      isAsked = true
      expect((await fetch(`http://127.0.0.1:${port}/sign-in`)).status).toBe(503)
    }
    if (printed.includes('signing in')) break
  }
  const line = printed.split('\n').find((one) => one.includes('signing in')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    msg: expect.stringContaining('edit: signing in'),
    time: expect.any(Number),
    level: expect.any(Number),
  })
  program.kill('SIGTERM')
  await once(program, 'exit')
})

test('what keeps it from starting is told in both languages', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as AddressInfo).port)
  for (const [env, sentences] of [
    [{ EDIT_HOST: '0.0.0.0' }, [/EDIT_HOST=0\.0\.0\.0）/, /needs a way to sign in/]],
    [{ EDIT_PORT: port }, [/已被占用/, new RegExp(`Port ${port} is taken`)]],
    [{ EDIT_PORT: 'x' }, [/EDIT_PORT: a whole number/]],
    [{ CONTENT_DIR: join(place.folder, 'none') }, [/不在，或者是空的/, /is not there, or is empty/]],
  ] as const) {
    const program = start({ EDIT_DIR: join(place.folder, `data${sentences[0].source.length}`), ...env })
    const [told] = await Promise.all([text(program.stderr), once(program, 'exit')])
    expect(program.exitCode).toBe(1)
    for (const sentence of sentences) expect(told).toMatch(sentence)
  }
  other.close()
})
