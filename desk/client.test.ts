import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { officerKeys } from '#sealing/officer.ts'
import { createClient } from './client.ts'
import { start } from './log/chain.ts'

/** A server that answers each request with `answer`; tells what it was asked. */
async function listening(answer: (path: string) => { status: number; location?: string; body?: object }) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { status, location, body = {} } = answer(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
    response.end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

test('a website that leads elsewhere is not followed: no signed request reaches another', async () => {
  const thief = await listening(() => ({ status: 200, body: { code: 200, msg: 'ok', data: { cases: [] } } }))
  const challenge = 'A'.repeat(44)
  const site = await listening((path) =>
    path.endsWith('challenge')
      ? { status: 200, body: { code: 200, msg: 'ok', data: { challenge } } }
      : { status: 307, location: `${thief.origin}${path}` },
  )
  const client = createClient({ server: site.origin, lang: 'en', fetch })
  await expect(client.channels()).rejects.toMatchObject({ reason: 'unreachable' })
  const keys = await officerKeys(await newFileKey())
  await expect(client.ask({ channel: 'C', keys, head: start }, 'list', { page: 1 })).rejects.toMatchObject({
    reason: 'unreachable',
  })
  expect(site.asked).toHaveLength(3)
  expect(thief.asked).toEqual([])
})
