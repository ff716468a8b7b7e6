import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { testBundle } from '../server/testing/bundle.ts'
import { type Served, serve } from '../server/testing/served.ts'
import { openTracker, type Tracker } from '../server/tracker.ts'
import { exportSite, type Summary } from './export/site.ts'

const origin = 'https://www.qingsui.example'
const calls = 'https://calls.qingsui.example'
let served: Served
let tracker: Tracker | undefined
let parent: string
let folder: string
let summary: Summary
beforeAll(async () => {
  served = await serve({ SITE_ORIGIN: origin }, { tracker: 'window.siteTracker = () => {}' })
  tracker = await openTracker(served.sample.settings, console)
  parent = await mkdtemp(join(tmpdir(), 'export-'))
  folder = join(parent, 'site')
})
beforeAll(async () => {
  summary = await run()
})
afterAll(async () => {
  await served.close()
  await rm(parent, { recursive: true })
})

/** A few pages of every kind: all of them would take a minute. */
const wanted = [
  '/',
  '/culture',
  '/companyDynamic',
  '/announcement',
  '/opticCentre',
  '/securities/detail',
  '/honest/report',
]
function run(to = folder, chosen = calls) {
  const { company, securities } = served.site.content.zh.lists
  const routes = [...wanted, '/404', company[0]?.link, `/securities/detail/${securities[0]?.id}`]
  return exportSite({
    settings: served.sample.settings,
    site: served.site,
    bundle: testBundle,
    tracker,
    folder: to,
    calls: chosen,
    isWanted: (address) => routes.includes(address.replace(/^\/en\/?/, '/').replace(/\/page\/\d+$/, '')),
  })
}
const read = (path: string) => readFile(join(folder, path), 'utf8')
const filesIn = async (path = '') =>
  (await readdir(join(folder, path), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))

describe('pages', () => {
  test('each page, article and page of a list has a file in each language, and so has what is not there', async () => {
    const { zh, en } = served.site.content
    const [news, results] = [zh.lists.company[0]?.id, zh.lists.securities[0]?.id]
    const documents = (await filesIn()).filter((path) => path.endsWith('.html'))
    const own = ['/culture', '/companyDynamic', '/announcement', '/opticCentre', '/honest/report']
    const single = ['/securities/detail', `/securities/detail/${results}`, `/${news}`]
    const behind = (total: number, list: string) =>
      Array.from({ length: Math.ceil(total / 8) - 1 }, (_, at) => `/${list}/page/${at + 2}`)
    const chinese = [
      ...behind(zh.lists.company.length, 'companyDynamic'),
      ...behind(zh.lists.announcement.length, 'announcement'),
    ]
    const english = behind(en.lists.company.length, 'companyDynamic')
    const expected = [
      ...['/index', '/404', ...own, ...single, ...chinese].map((path) => `${path}.html`),
      ...['/index', '/404', ...own, ...single, ...english].map((path) => `/en${path}.html`),
    ]
    expect(documents.sort()).toEqual(expected.sort())
    expect(summary.pages).toBe(expected.length)
  })

  test('a document is the one of the server but for what a host of files needs', async () => {
    const carried = /<meta http-equiv="Content-Security-Policy"[^>]*>\n|"calls":\{[^}]*\},/g
    const [exported, answered] = [await read('en/culture.html'), (await served.get('/en/culture')).body]
    expect(JSON.parse(await read('api/en/noToken/common/getSite.json')).code).toBe(200)
    expect(
      exported.replace(carried, '').replace('/api/en/noToken/common/getSite.json', '/api/site/noToken/common/getSite'),
    ).toBe(answered)
  })

  test('it names itself and its neighbours by the addresses of the site, none of which has a query', async () => {
    const list = await read('companyDynamic.html')
    expect(list).toContain(`<link rel="canonical" href="${origin}/companyDynamic">`)
    expect(list).toContain(`hreflang="en" href="${origin}/en/companyDynamic"`)
    expect(list).toContain('href="/companyDynamic/page/2"')
    expect(list).not.toMatch(/href="[^"]*#\//)
    expect(list).not.toMatch(/href="[^"]*\?(page|id)=/)
    const results = served.site.content.zh.lists.securities[0]?.id
    const article = await read(`securities/detail/${results}.html`)
    expect(article).toContain(`data-route="/securities/detail?id=${results}"`)
    expect(article).toContain(`<link rel="canonical" href="${origin}/securities/detail/${results}">`)
  })

  test('it names the script of the tracker, which lies beside it; an integrity page does not', async () => {
    const [, src = ''] = (await read('culture.html')).match(/<script async[^>]* src="([^"]+)"/) ?? []
    expect(await read(src)).toBe(tracker?.script)
    expect(await read('honest/report.html')).not.toContain('tracker')
  })

  test('it carries its policy, which lets it ask the server of its calls', async () => {
    const html = await read('culture.html')
    const policy = html.match(/http-equiv="Content-Security-Policy" content="([^"]*)"/)?.[1] ?? ''
    expect(policy).toContain(`connect-src 'self' ${calls}`)
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toContain('frame-ancestors')
    expect(html).not.toContain('name="referrer"')
    expect(await read('honest/report.html')).toContain('<meta name="referrer" content="no-referrer">')
    expect(html).toContain(`"calls":{"origin":"${calls}"}`)
  })

  test('a page that is hidden in English is the one that it leads to', async () => {
    const html = await read('en/announcement.html')
    const to = html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]
    expect(to).toMatch(new RegExp(`^${origin}/en/(?!announcement)`))
    expect(html).toContain(`data-route="${to?.slice(`${origin}/en`.length)}"`)
  })
})

describe('answers', () => {
  const answers = [
    ['homePage', {}, 'noToken/home/getHomePage.json'],
    ['page', { path: '/culture' }, 'noToken/common/getPage/path=~2Fculture.json'],
    [
      'newsList',
      { page: '2', pageSize: '8', type: 'company' },
      'noToken/introduce/newsList/page=2,pageSize=8,type=company.json',
    ],
    [
      'newsList',
      { page: '1', pageSize: '12', type: 'video', year: '2026' },
      'noToken/introduce/newsList/page=1,pageSize=12,type=video,year=2026.json',
    ],
    ['calendar', {}, 'noToken/securities/calendar.json'],
  ] as const

  test.each(answers)('%s %j is what the server answers, byte for byte', async (name, query, file) => {
    for (const lang of wholeLangs) {
      expect(await read(`api/${lang}/${file}`)).toBe((await served.ask(name, lang, query)).payload)
    }
  })

  test('every article has its detail, every choice of year and category of a list its pages', async () => {
    const files = await filesIn('api/zh/noToken/introduce')
    for (const id of served.site.content.zh.byId.keys()) {
      expect(files).toContain(`/api/zh/noToken/introduce/detail/id=${id}.json`)
    }
    const years = [...new Set(served.site.content.zh.lists.company.map(({ date }) => date.slice(0, 4)))]
    for (const year of years) {
      const list = '/api/zh/noToken/introduce/newsList'
      expect(files).toContain(`${list}/page=1,pageSize=8,type=company,year=${year}.json`)
      expect(files).toContain(`${list}/category=1,page=1,pageSize=8,type=company,year=${year}.json`)
    }
  })

  test('a list whose page is not there has all its pages, down to the last', async () => {
    const files = await filesIn('api/zh/noToken/introduce/newsList')
    for (const type of ['industry', 'media', 'event'] as const) {
      const pages = Math.ceil(served.site.content.zh.lists[type].length / 8)
      expect(pages, type).toBeGreaterThan(1)
      const isThere = [pages, pages + 1].map((page) =>
        files.some((path) => path.endsWith(`/page=${page},pageSize=8,type=${type}.json`)),
      )
      expect(isThere, type).toEqual([true, false])
    }
  })

  test('no search and nothing of the compliance service is there', async () => {
    const files = await filesIn('api')
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((path) => /searchKey|compliance/.test(path))).toEqual([])
  })
})

describe('files', () => {
  test('feeds, calendars and what search engines ask for name pages as the site does', async () => {
    expect(await read('feeds/news.xml')).toMatch(new RegExp(`<link>${origin}/[\\w-]+</link>`))
    expect(await read('en/feeds/securities.xml')).toContain(`${origin}/en/securities/detail/`)
    expect(await read('sitemap.xml')).toContain(`<loc>${origin}/en/culture</loc>`)
    expect(await read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(await read('calendar.ics')).toMatch(/^BEGIN:VCALENDAR/)
    const [event] = served.site.content.en.calendar.events
    expect(await read(`en/calendar/${event?.id}.ics`)).toContain('BEGIN:VEVENT')
  })

  test('every picture, film and document that any file names is there, and none beside', async () => {
    const files = await filesIn()
    const texts = files.filter((path) => /\.(html|json|xml|webmanifest)$/.test(path))
    const named = new Set<string>()
    for (const path of texts) {
      for (const [name] of (await read(path)).matchAll(/\/(pictures|media)\/[\w./-]+\.\w+/g)) named.add(name)
    }
    const there = files.filter((path) => /^\/(pictures|media)\//.test(path) && !/\.(br|gz)$/.test(path))
    expect(there.sort()).toEqual([...named].sort())
    expect(there.some((path) => path.endsWith('.mp4')) && there.some((path) => path.endsWith('.pdf'))).toBe(true)
    expect(existsSync(join(folder, 'favicon.ico'))).toBe(true)
    expect(await read('assets/app-1a2b.js.br')).toBe('script.br')
  })

  test('texts lie beside their compressed forms', async () => {
    for (const path of ['culture.html', 'api/en/noToken/home/getHomePage.json', 'sitemap.xml']) {
      const text = await read(path)
      expect(brotliDecompressSync(await readFile(join(folder, `${path}.br`))).toString(), path).toBe(text)
      expect(gunzipSync(await readFile(join(folder, `${path}.gz`))).toString(), path).toBe(text)
    }
  })

  test('hosts are told what may be kept for ever and what no document can say itself', async () => {
    const headers = await read('_headers')
    expect(headers).toContain("content-security-policy: frame-ancestors 'none'")
    expect(headers).toContain('/assets/*\n  cache-control: public, max-age=31536000, immutable')
    expect(await read('nginx.conf')).toContain(`root ${folder};`)
  })
})

describe('the folder', () => {
  test('an export again keeps every file that is the same, and drops what is gone', async () => {
    const kit = join(folder, 'media/press/press-kit.zip')
    const before = await stat(kit)
    await mkdir(join(folder, 'gone'))
    await writeFile(join(folder, 'gone/index.html'), 'an article that was withdrawn')
    await served.sample.edit('pages/honest/report.zh.yaml', /^title: .*/m, 'title: 举报表')
    await served.site.reload()
    const again = await run()
    expect(again.files).toBe(summary.files)
    expect(again.unchanged).toBeGreaterThan(0)
    expect(again.unchanged).toBeLessThan(again.files)
    expect(existsSync(join(folder, 'gone'))).toBe(false)
    expect(await read('honest/report.html')).toContain('举报表')
    expect((await stat(kit)).mtimeMs).toBe(before.mtimeMs)
    expect(await readdir(parent)).toEqual(['site'])
  })

  test('a folder that holds something else is refused and stays as it is', async () => {
    const foreign = join(parent, 'foreign')
    await mkdir(foreign)
    await writeFile(join(foreign, 'thesis.txt'), 'years of work')
    await expect(run(foreign)).rejects.toThrow(`${foreign} is no export (it holds thesis.txt`)
    for (const beside of ['.new', '.old']) {
      await mkdir(join(parent, `other${beside}`))
      await writeFile(join(parent, `other${beside}`, 'thesis.txt'), 'years of work')
      await expect(run(join(parent, 'other'))).rejects.toThrow(`other${beside} is in the way`)
      expect(await readdir(join(parent, `other${beside}`))).toEqual(['thesis.txt'])
      await rm(join(parent, `other${beside}`), { recursive: true })
    }
    expect(await readdir(foreign)).toEqual(['thesis.txt'])
    expect((await readdir(parent)).sort()).toEqual(['foreign', 'site'])
    await rm(foreign, { recursive: true })
  })

  test('an export that fails leaves the one before, and no half of another', async () => {
    const before = await filesIn()
    const { settings } = served.sample
    await rm(join(settings.content, 'media/press/press-kit.zip'))
    await expect(run()).rejects.toThrow('/media/press/press-kit.zip is named by a page and is not there.')
    expect(await filesIn()).toEqual(before)
    expect(await readdir(parent)).toEqual(['site'])
  })
})

describe('the command', () => {
  const command = fileURLToPath(new URL('export.ts', import.meta.url))
  test.each([
    [{}, [], 'SITE_ORIGIN is missing'],
    [{ SITE_ORIGIN: origin }, ['--calls=calls'], '--calls: an address such as https://www.company.example, not calls'],
  ])('with %j and %j ends with what to mend', (env, words, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [command, ...words], { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
    expect(stderr).not.toContain('    at ')
  })
})
