import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFrontServer, type Front, policyFor } from './front.ts'

const running: Server[] = []
async function listening(server: Server): Promise<string> {
  running.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
}
afterAll(() => {
  for (const server of running) server.closeAllConnections()
  for (const server of running) server.close()
})

const before = '<!doctype html>\n<script>document.title</script>\n<style>p{margin:0}</style>\n'
const after = `<main>${'<p>猪</p>'.repeat(400)}</main>\n<script type="application/json" id="state">{"a":1}</script>\n`
const starting = '<script type="module" src="/assets/main-1.js"></script>\n'
const preloads = '<link rel="modulepreload" href="/assets/app-1.js">\n'
const policy = "default-src 'self';script-src 'self' 'sha256-old=';style-src 'self' 'sha256-older='"

/** What a front needs of the site: documents, one script, a picture, and the headers of each. */
const site = await listening(
  createServer(({ url }, response) => {
    if (url === '/picture.avif')
      return response.writeHead(200, { 'content-type': 'image/avif' }).end(Buffer.from([1, 2, 3]))
    if (url === '/bare') return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>no app</p>')
    if (url?.startsWith('/assets/'))
      return response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'immutable' }).end('1')
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, etag: '"1"' }
    return response.writeHead(200, { ...headers, 'x-of': url ?? '' }).end(before + starting + preloads + after)
  }),
)
const frontOf = (front: Omit<Front, 'site'>) => listening(createFrontServer({ site, ...front }))

test('the site comes through byte for byte, pictures too, with its headers', async () => {
  const front = await frontOf({})
  const answer = await fetch(`${front}/financial`)
  expect(await answer.text()).toBe(before + starting + preloads + after)
  expect([answer.headers.get('etag'), answer.headers.get('x-of')]).toEqual(['"1"', '/financial'])
  expect(new Uint8Array(await (await fetch(`${front}/picture.avif`)).arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
})

test('the own document lacks what starts the app, and not a byte besides', async () => {
  const front = await frontOf({ withoutScripts: true })
  const answer = await fetch(`${front}/financial`)
  expect(await answer.text()).toBe(before + after)
  const { headers } = answer
  expect([headers.get('content-security-policy'), headers.get('content-encoding')]).toEqual([policy, 'br'])
  expect((await fetch(`${front}/assets/main-1.js`)).headers.get('cache-control')).toBe('immutable')
})

test('a document in which there is nothing to take out is a fault of the measurement', async () => {
  const front = await frontOf({ withoutScripts: true })
  expect((await fetch(`${front}/bare`)).status).toBe(500)
})

test('a peer’s pages and files have the headers and the compression of the site’s, everything else is the site’s', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'front-'))
  mkdirSync(join(folder, 'peer'))
  mkdirSync(join(folder, 'financial'))
  const html = `<!doctype html><script>start()</script><style>b{color:red}</style>${after}`
  writeFileSync(join(folder, 'financial/index.html'), html)
  writeFileSync(join(folder, 'peer/app.js'), 'let a = 1;'.repeat(300))
  const front = await frontOf({ folder })

  const page = await fetch(`${front}/financial`)
  expect(await page.text()).toBe(html)
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' ${hash('start()')}`)
  expect(page.headers.get('content-security-policy')).toContain(`style-src 'self' ${hash('b{color:red}')}`)
  expect([page.headers.get('x-of'), page.headers.get('content-encoding')]).toEqual(['/financial', 'br'])

  const script = await fetch(`${front}/peer/app.js`)
  expect([script.headers.get('cache-control'), script.headers.get('content-encoding')]).toEqual(['immutable', 'br'])
  expect((await fetch(`${front}/elsewhere`)).headers.get('etag')).toBe('"1"')
})

test('a script of the peer’s own origin is no inline script', () => {
  expect(policyFor(policy, '<script src="/peer/a.js"></script>')).toBe(
    "default-src 'self';script-src 'self';style-src 'self'",
  )
})
