import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { problemText } from '../content/problems.ts'
import { type Served, serve } from '../testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())

test('every picture and film that a call names is there', async () => {
  const answers = await Promise.all(
    (['homeBanners', 'homePage', 'newsList'] as const).map((name) => served.ask(name, 'zh', { ...none(name) })),
  )
  const text = answers.map(({ body }) => body).join('')
  const pictures = new Set(text.match(/\/pictures\/[\w.-]+\.(avif|webp)/g))
  const films = new Set(text.match(/\/media\/[\w./-]+\.mp4/g))
  const captions = new Set(text.match(/\/media\/[\w./-]+\.zh\.vtt/g))
  expect(pictures.size).toBeGreaterThan(5)
  expect(films.size).toBeGreaterThan(0)
  for (const picture of pictures) {
    const { statusCode, headers } = await served.get(picture)
    expect([statusCode, headers['content-type']], picture).toEqual([200, `image/${picture.split('.').at(-1)}`])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  for (const film of films) {
    const { statusCode, headers } = await served.get(film)
    expect([statusCode, headers['content-type']], film).toEqual([200, 'video/mp4'])
    expect(headers['cache-control']).not.toContain('immutable')
  }
  expect(captions.size).toBe(films.size)
  for (const address of captions) {
    const { headers, body } = await served.get(address)
    expect(headers['content-type'], address).toMatch(/^text\/vtt; charset=utf-8$/i)
    expect(body, address).toMatch(/^WEBVTT\n\n/)
  }
})

const none = (name: string): Record<string, string> => (name === 'newsList' ? { type: 'video', pageSize: '50' } : {})

test('a picture whose file cannot be prepared is sent in one size, and told in the log', async () => {
  const own = await serve({}, { unprepared: true })
  onTestFinished(() => own.close())
  const last = own.site.content.pictures.missing.at(-1)
  if (!last) return expect.unreachable('all pictures are prepared already')
  const breaking = { ...last, make: () => Promise.reject(new Error('disk full')) }
  own.site.pictures.want({ missing: [breaking], total: 1 })
  const { statusCode, headers, rawPayload } = await own.get(`/pictures/${last.file}`)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'no-cache'])
  expect((await sharp(rawPayload).metadata()).format).toBe('webp')
  expect(own.log).toContain(`media/${last.picture} — cannot be prepared and is sent in one size: disk full`)
  await own.site.pictures.finished()
  expect((await own.get('/readyz')).statusCode, 'it keeps nobody waiting').toBe(200)
})

test('a drawing that is opened by itself runs and loads nothing; one that would is not shown', async () => {
  const own = await serve()
  onTestFinished(() => own.close())
  const [partner] = (await own.ask('partners', 'zh')).json().data
  const { headers } = await own.get(partner.picture.src)
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toContain('sandbox')
  expect(policy).not.toContain("'self'")

  const name = (await readFile(join(own.sample.settings.content, 'partners.yaml'), 'utf8')).match(
    /picture: (.*svg)/,
  )?.[1]
  const active =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script href="/assets/app-1a2b.js"/></svg>'
  await own.sample.write(`media/${name}`, active)
  await own.site.reload()
  expect(own.site.problems.map((problem) => problemText(problem, 'en'))).toEqual([
    expect.stringMatching(`^media/${name} — The drawing holds a script`),
  ])
  const [shown] = (await own.ask('partners', 'zh')).json().data
  expect((await own.get(shown.picture.src)).body).not.toContain('script')
})

test('a workbook is served as what it is', async () => {
  const { headers, statusCode } = await served.get('/media/reports/financial-statements.en.xlsx')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
})

test('a film can be asked for in parts', async () => {
  const { headers, statusCode, body } = await served.get('/media/films/company.mp4', { range: 'bytes=1-2' })
  expect([statusCode, headers['content-range'], body]).toEqual([206, 'bytes 1-2/4', 'il'])
})

test('built files are sent as they were compressed at build time, to be kept for ever', async () => {
  for (const [accepts, text] of [
    ['br', 'script.br'],
    ['gzip', 'script.gz'],
    ['identity', 'script'],
  ] as const) {
    const { body, headers } = await served.get('/assets/app-1a2b.js', { 'accept-encoding': accepts })
    expect(body).toBe(text)
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/i)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})

test('nothing of the server is served: no list, no master, no content, no path out of the folder', async () => {
  const paths = [
    '/pictures/',
    '/pictures/pictures.json',
    '/media/',
    '/media/banners/company.webp',
    '/media/../site.yaml',
    '/media/..%2fsite.yaml',
    '/media/%2e%2e/site.yaml',
    '/assets/../index.html',
    '/assets/',
    '/icons/..%2f..%2fdata%2fsearch.sqlite',
  ]
  for (const path of paths) {
    const { status, body } = await served.send('GET', path)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(body, path).not.toMatch(/sampleNotice:|SQLite|"stamp"/)
  }
})

test('every page and article has a document in its language, anything else gets it with 404', async () => {
  const title = async (path: string) => {
    const answer = await served.get(path)
    const moved = answer.statusCode === 302 // in this language the page is another
    const { statusCode, body, headers } = moved ? await served.get(String(answer.headers.location)) : answer
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    return `${statusCode} ${body.match(/<html lang="([^"]*)"/)?.[1]} ${body.match(/<title>([^<]*)/)?.[1]}`
  }
  const { zh, en } = served.site.content
  for (const [path, page] of zh.pages) {
    // Browsers write titles into their history.
    const told = /^\/honest\/(report|query)$/.test(path) ? zh.site.shortName : page.title
    expect(await title(path)).toMatch(path === '/securities/detail' ? /^200 zh-CN / : `200 zh-CN ${told}`)
  }
  for (const [path] of en.pages) expect(await title(`/en${path}`)).toMatch(/^200 en /)
  const [news] = zh.lists.company
  expect(await title(`/${news?.id}`)).toBe(`200 zh-CN ${news?.title} - ${zh.site.shortName}`)
  expect(await title('/')).toBe(`200 zh-CN ${zh.homePage.title}`)
  expect(await title('/en')).toMatch(/^200 en /)
  expect(await title('/nowhere')).toMatch(/^404 zh-CN /)
  expect(await title('/en/party')).toMatch(/^200 en /)
})

test('a document holds nothing that its texts could make run', async () => {
  const { sample, site } = served
  await sample.edit(
    'site.yaml',
    /sampleNotice:\n {2}zh: .*/,
    'sampleNotice:\n  zh: "</script><script>alert(1)</script>"',
  )
  await sample.edit('pages/culture.zh.yaml', /^title: .*/m, 'title: "\\"><img src=x onerror=alert(1)>"')
  expect(await site.reload()).toBe(true)
  const { body } = await served.get('/culture')
  expect(body).not.toMatch(/<img src=x|<script>alert|<\/script><script>alert/)
  expect(body).toContain('&lt;img src=x')
})

test('the same document has the same tag', async () => {
  const [first, second] = [await served.get('/'), await served.get('/')]
  expect(first.headers.etag).toBe(second.headers.etag)
  expect((await served.get('/', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
})
