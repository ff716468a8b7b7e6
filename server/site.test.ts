import { readdirSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openSite } from './site.ts'
import { article } from './testing/article.ts'
import { type Served, serve } from './testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
  await served.site.pictures.finished()
  served.log.splice(0)
})
afterAll(() => served.close())
afterEach(() => void served.log.splice(0))

const news = 'news/company/2020-01-01-swap.yaml'
const ask = async () => {
  const { headers, payload } = await served.ask('newsList', 'zh', { year: '2020' })
  return { etag: headers.etag, data: JSON.parse(payload).data, headers }
}

test('a good change is swapped in whole: lists, details, search, tags and the revision that readiness names', async () => {
  const [before, revision] = [await ask(), served.site.content.revision]
  const searched = { keyword: '换入测试' }
  let swaps = 0
  served.site.onSwap(() => swaps++)
  await served.sample.write(news, article('2020-01-01', { zh: '换入测试。', en: 'Swapped.' }))
  expect(await served.site.reload()).toBe(true)

  const after = await ask()
  expect(before.data.total).toBe(0)
  expect(after.data.items.map(({ id }: { id: string }) => id)).toEqual(['2020-01-01-swap'])
  expect(after.etag).not.toBe(before.etag)
  expect((await served.ask('newsDetail', 'en', { id: '2020-01-01-swap' })).json().data.body).toBe('<p>Swapped.</p>')
  expect((await served.ask('search', 'zh', searched)).json().data.total).toBe(1)
  expect((await served.get('/readyz')).json().revision).not.toBe(revision)
  expect([swaps, served.log]).toEqual([1, [`content changed: now at revision ${served.site.content.revision}`]])
  const known = { lang: 'zh', 'if-none-match': String(before.etag) }
  expect((await served.get('/api/site/noToken/introduce/newsList?year=2020', known)).statusCode).toBe(200)
})

test('a picture that comes with a change is made and sent', async () => {
  const own = await serve()
  await own.site.pictures.finished()
  const picture = await readFile(join(own.sample.settings.content, 'media/banners/ecology.webp'))
  await own.sample.write('media/news/fresh.webp', picture)
  const alt = (text: string) => `${text}\n  alt: ${text}`
  const words = { shared: 'picture: news/fresh.webp', zh: alt('有图。'), en: alt('Pictured.') }
  await own.sample.write(news, article('2020-01-01', words))
  expect(await own.site.reload()).toBe(true)
  const [item] = (await own.ask('newsList', 'en', { year: '2020' })).json().data.items
  await own.site.pictures.finished()
  const sent = await own.get(item.picture.src)
  expect([sent.statusCode, sent.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  await own.close()
})

test('reading unchanged content again swaps nothing', async () => {
  const { content, search } = served.site
  expect(await served.site.reload()).toBe(false)
  expect(served.site.content).toBe(content)
  expect(served.site.search).toBe(search)
  expect(served.log).toEqual([])
})

test('a bad change is told, and what it concerns is shown as before', async () => {
  const { content } = served.site
  const before = await ask()
  await served.sample.write(news, 'date: 2020-01-01\ntitle: [\n')
  await served.sample.write('pages/culture.en.yaml', 'title: Half saved\n')
  expect(await served.site.reload()).toBe(false)
  expect(served.site.content).toBe(content)
  expect(await ask()).toMatchObject({ etag: before.etag, data: before.data })
  expect((await served.ask('page', 'en', { path: '/culture' })).statusCode).toBe(200)
  expect(served.log).toContainEqual(
    expect.stringMatching(`^left out, or shown as it last was good: ${news}:2 — The bracket “\\[” is opened here`),
  )
  expect(served.log).toContainEqual(
    expect.stringMatching(
      /^left out, or shown as it last was good: pages\/culture.en.yaml:1 subtitle — “subtitle” is missing/,
    ),
  )
})

test('content that goes away is told each time, and counted until it is back, which is told too', async () => {
  const own = await serve()
  onTestFinished(() => own.close())
  await own.site.pictures.finished()
  own.log.splice(0)
  const { content } = own.sample.settings
  const counted = async () => (await own.get('/readyz')).json().problems
  const kept = expect.stringMatching(/^content kept as it was: /)
  for (let time = 0; time < 2; time++) {
    await rename(content, `${content}-away`)
    for (let look = 0; look < 2; look++) expect(await own.site.reload()).toBe(false)
    expect(await counted()).toBe(1)
    await rename(`${content}-away`, content)
    await own.site.reload()
    expect(await counted()).toBe(0)
  }
  const back = 'the content can be read again'
  expect(own.log).toEqual([kept, back, kept, back])
})

test('a picture that is half written does not end the running site', async () => {
  const { content } = served.site
  await served.sample.write('media/banners/company.webp', 'RIFF')
  expect(await served.site.reload()).toBe(false)
  expect(served.site.content).toBe(content)
  expect(served.log).toEqual([
    expect.stringContaining('media/banners/company.webp — The file is not a picture that can be used'),
  ])
  expect((await served.get('/api/site/noToken/home/getBannerList')).statusCode).toBe(200)
})

test('while the next index is made requests are answered, from the content and the index that are shown', async () => {
  const own = await serve()
  await own.sample.write(news, article('2020-01-01', { zh: '茄子。', en: 'Aubergine.' }))
  let isDone = false
  const done = own.site.reload().finally(() => {
    isDone = true
  })
  const seen: number[][] = []
  const look = async () => {
    const [list, found] = [
      await own.ask('newsList', 'en', { year: '2020' }),
      await own.ask('search', 'en', { keyword: 'aubergine' }),
    ]
    await nextTurn() // an injected request is answered without one
    seen.push([list.json().data.total, found.json().data.total])
  }
  while (!isDone) await look()
  expect(await done).toBe(true)
  await look()
  expect(new Set(seen.map(String))).toEqual(new Set(['0,0', '1,1']))
  expect(seen.filter(([listed]) => listed === 0).length).toBeGreaterThan(3)
  await own.close()
})

test('a site that is closed while it makes an index says nothing and leaves no half of one', async () => {
  const own = await serve()
  const { settings } = own.sample
  const data = join(settings.data, 'elsewhere')
  const said: string[] = []
  const site = await openSite({ ...settings, data }, { info: () => {}, error: (line) => void said.push(line) })
  await own.sample.write(news, article('2020-01-01', { zh: '茄子。', en: 'Aubergine.' }))
  const done = site.reload()
  const unfinished = () => readdirSync(data).filter((name) => name.endsWith('.building'))
  await expect.poll(unfinished, { interval: 1 }).toHaveLength(1)
  await site.close()
  expect([await done, said, unfinished()]).toEqual([false, [], []])
  await own.close()
})

test('the search index is used again when nothing changed, and made anew when something did', async () => {
  const own = await serve()
  const { sample, log } = own
  await own.site.pictures.finished()
  const quiet = { info: (line: string) => void log.push(line), error: (line: string) => void log.push(line) }
  const first = await openSite({ ...sample.settings, data: join(sample.settings.data, 'elsewhere') }, quiet)
  expect(first.search.rebuilt).toBe(true)
  await first.close()
  log.splice(0)
  const again = await openSite(sample.settings, quiet)
  expect(again.search.rebuilt).toBe(false)
  expect(log, 'no picture was prepared a second time').toEqual([])
  await sample.write(news, article('2020-01-01'))
  expect(await again.reload()).toBe(true)
  expect(again.search.rebuilt).toBe(true)
  await again.close()
  await own.close()
})

test('what a PDF says is found once it has been read, and leads to its page', async () => {
  const { sample, site } = served
  const id = '2022-02-21-convertible-bond-conversion-start'
  const pdf = pdfOf('The trustee is called Lantern Harbour.')
  await sample.write(`media/announcements/${id}.en.pdf`, pdf)
  await site.reload()
  const found = async () => (await served.ask('search', 'en', { keyword: 'lantern harbour' })).json().data.items
  expect(await found()).toEqual([])
  let swaps = 0
  site.onSwap(() => swaps++)
  await site.readPdfs()
  expect((await found())[0]).toMatchObject({ link: `/media/announcements/${id}.en.pdf#page=1`, kind: 'document' })
  expect(swaps).toBe(1)
  await site.readPdfs()
  expect(swaps).toBe(1)
})

/** A page with one line. */
const pdfOf = (line: string) => {
  const drawn = `BT /F1 12 Tf 20 100 Td (${line}) Tj ET`
  return `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>> endobj
4 0 obj <</Length ${drawn.length}>> stream
${drawn}
endstream endobj
5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF
`
}
