import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bombOf, pdfOf, zipOf } from '../testing/mediaSamples.ts'
import { serve } from '../testing/served.ts'

let served: Awaited<ReturnType<typeof serve>>
let cookie = ''
const [host, origin] = ['127.0.0.1:80', 'http://127.0.0.1:80']
const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a8' } })
  .jpeg()
  .toBuffer()

beforeAll(async () => {
  served = await serve()
  const entrance = new URL(served.signIn.address(80))
  const opened = await served.app.inject({ url: `/${entrance.search}`, headers: { host } })
  cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
})
afterAll(() => served.close())

const headersOf = (lang: string) => ({
  host,
  cookie,
  origin,
  'x-csrf': served.csrf('bo@qingsui.example'),
  'sec-fetch-site': 'same-origin',
  'accept-language': lang,
})
async function ask(options: InjectOptions & { url: string }, lang = 'en') {
  const response = await served.app.inject({ ...options, headers: { ...headersOf(lang), ...options.headers } })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const { statusCode: status, headers, rawPayload: bytes } = response
  return { status, headers, bytes, json: isJson ? response.json() : undefined }
}
const send = (url: string, payload: Buffer, lang?: string) =>
  ask({ method: 'POST', url, payload, headers: { 'content-type': 'application/octet-stream' } }, lang)
const upload = (path: string, payload: Buffer, lang?: string) =>
  send(`/api/media?path=${encodeURIComponent(path)}`, payload, lang)
const post = (url: string, payload: object) => ask({ method: 'POST', url, payload })
const kept = () => served.place.git('ls-tree', '-r', '--name-only', 'editing', 'media').split('\n')

test('a picture is uploaded, listed, shown small and whole; nothing that came with it runs', async () => {
  const saved = await upload('media/news/IMG.png', Buffer.concat([jpeg, zipOf('a.js', 'alert(1)')]))
  expect([saved.status, saved.json]).toMatchObject([200, { path: 'media/news/IMG.jpg' }])
  const { json } = await ask({ url: '/api/media/list?find=img' })
  expect(json.files).toMatchObject([{ path: 'media/news/IMG.jpg', group: 'picture', uses: 0, state: 'new' }])
  expect((await ask({ url: '/api/media/file?path=media/news/IMG.jpg' })).json).toMatchObject({ width: 60, items: [] })
  const whole = await ask({ url: '/api/media?path=media/news/IMG.jpg' })
  const small = await ask({ url: '/api/media/thumbnail?path=media/news/IMG.jpg' })
  expect([whole.headers['content-type'], small.headers['content-type']]).toEqual(['image/jpeg', 'image/webp'])
  for (const { headers } of [whole, small]) {
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect([headers['x-content-type-options'], headers['content-disposition']]).toEqual(['nosniff', undefined])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
  const again = { 'if-none-match': String(small.headers.etag) }
  expect((await ask({ url: '/api/media/thumbnail?path=media/news/IMG.jpg', headers: again })).status).toBe(304)
})

test('what is no picture is saved and not opened, with its own type', async () => {
  const types = { 'media/b.pdf': 'application/pdf', 'media/b.html': 'application/octet-stream' }
  served.place.write('media/b.html', '<script>alert(1)</script>') // by hand: nobody could upload it
  served.place.write('media/b.pdf', '<script>alert(1)</script>')
  await served.repository.update()
  for (const [path, type] of Object.entries(types)) {
    const { headers } = await ask({ url: `/api/media?path=${path}` })
    const saved = `attachment; filename*=UTF-8''${path.slice('media/'.length)}`
    expect([headers['content-type'], headers['content-disposition']], path).toEqual([type, saved])
    expect(headers['content-security-policy'], path).toContain('sandbox')
    expect((await ask({ url: `/api/media/thumbnail?path=${path}` })).status).toBe(404)
  }
})

test('a file is saved under its own name, whatever stands in it', async () => {
  served.place.write('media/公 告"1";b=\'(2)*.pdf', '%PDF')
  await served.repository.update()
  const { headers } = await ask({ url: `/api/media?path=${encodeURIComponent('media/公 告"1";b=\'(2)*.pdf')}` })
  const written = '%E5%85%AC%20%E5%91%8A%221%22%3Bb%3D%27%282%29%2A.pdf'
  expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${written}`)
})

test('a refusal has its sentence in both languages, and nothing is kept', async () => {
  const before = served.place.git('rev-parse', 'editing')
  for (const [path, bytes, error] of [
    ['media/a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'activeDrawing'],
    ['media/a.png', bombOf(50_000), 'manyPixels'],
    ['media/a.jpg', Buffer.from('<!doctype html>'), 'noPicture'],
    ['media/a.pdf', Buffer.concat([pdfOf({}), Buffer.from('<script>')]), 'pdfBroken'],
    ['media/../keys/a.jpg', jpeg, 'badName'],
    ['media/.git/a.jpg', jpeg, 'badName'],
    ['media/a\0.jpg', jpeg, 'badName'],
    ['media/aux.jpg', jpeg, 'badName'],
  ] as const) {
    const [en, zh] = [await upload(path, bytes), await upload(path, bytes, 'zh')]
    expect([en.status, en.json.error, zh.json.error], path).toEqual([400, error, error])
    expect(en.json.texts).toEqual({ en: en.json.message, zh: zh.json.message })
    expect([en.json.message, zh.json.message].map((text) => /\p{Script=Han}/u.test(text))).toEqual([false, true])
  }
  for (const url of ['/api/media?path=news/a.jpg', '/api/media?path=keys/a.jpg', '/api/media?path=.git/a.jpg'])
    expect((await send(url, jpeg)).json.error, url).toBe('badRequest')
  expect(served.place.git('rev-parse', 'editing')).toBe(before)
})

test('a PDF proposes an announcement, and nothing of it is kept', async () => {
  const before = served.place.git('rev-parse', 'editing')
  const lines = [
    ['关于召开2024年度股东大会的通知', 20],
    ['公司定于2025年4月10日召开2024年度股东大会，审议年度报告和利润分配方案。', 10],
    ['2025年3月18日', 10],
  ] as const
  const { status, json } = await send('/api/media/proposal?name=a.pdf', pdfOf({ lines }))
  expect([status, json]).toMatchObject([
    200,
    { langs: ['zh'], date: '2025-03-18', texts: { zh: { title: lines[0][0] } } },
  ])
  const scan = await send('/api/media/proposal?name=2025-03-18.pdf', pdfOf({}))
  expect([scan.status, scan.json.date, Object.keys(scan.json.note)]).toEqual([200, '2025-03-18', ['zh', 'en']])
  const broken = await send('/api/media/proposal?name=a.pdf', pdfOf({}).subarray(0, 400))
  expect([broken.status, broken.json.error]).toEqual([400, 'pdfBroken'])
  expect(served.place.git('rev-parse', 'editing')).toBe(before)
})

test('a file that is still there is pointed to, and one that is not is not', async () => {
  const replaced = await post('/api/media/replace', { from: 'media/p.webp', to: 'media/news/IMG.jpg' })
  expect([replaced.status, replaced.json]).toEqual([200, { items: 0 }])
  expect((await post('/api/media/replace', { from: 'media/p.webp', to: 'media/none.jpg' })).status).toBe(404)
  expect((await post('/api/media/replace', { from: 'news/a.yaml', to: 'media/p.webp' })).status).toBe(400)
  const { json } = await ask({ url: '/api/media/file?path=media/news/IMG.jpg' })
  expect((await post('/api/media/remove', { path: 'media/news/IMG.jpg', version: json.version })).status).toBe(200)
  expect(kept()).not.toContain('media/news/IMG.jpg')
})

test('an upload that breaks off leaves nothing behind', async () => {
  await served.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = served.app.server.address() as AddressInfo
  const before = kept()
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = { ...headersOf('en'), host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` }
  const lines = Object.entries({ ...head, 'content-type': 'application/octet-stream', 'content-length': jpeg.length })
  const text = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  const asked = once(served.app.server, 'request')
  socket.write(`POST /api/media?path=media/broken.jpg HTTP/1.1\r\n${text}\r\n\r\n`)
  socket.write(jpeg.subarray(0, jpeg.length - 10))
  const [request] = (await asked) as [IncomingMessage]
  const closed = new Promise((done) => request.once('close', done)) // an error comes first
  socket.destroy()
  await closed
  await served.repository.waiting() // after all that was to be saved
  expect(kept()).toEqual(before)
  expect(await served.repository.read('media/broken.jpg')).toBeUndefined()
})
