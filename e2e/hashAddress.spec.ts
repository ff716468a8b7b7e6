import { expect, type Page, test } from '@playwright/test'
import { companyNews, securitiesNews } from './addresses.ts'
import { appThere, holdScripts, slowDown } from './firstInput/speed.ts'
import {
  address,
  all,
  daily,
  go,
  heading,
  languages,
  phone,
  real,
  scrolled,
  scrollTo,
  still,
  visit,
  watchCalls,
} from './site.ts'

/*
 * An address with a hash, the specification's own kind, leads to its page's own document at once: nothing of the home page, whose
 * document such an address asks for first, is seen on the way.
 */

test.use(still)

/** Writes down, over all documents, which main headings can be seen, frame by frame from the first on. */
const recordHeadings = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      if ('isTaken' in window) return
      const seen: string[] = JSON.parse(sessionStorage.getItem('seen') ?? '[]')
      const options = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: false }
      const shown = [...document.querySelectorAll<HTMLElement>('h1')].filter((title) => title.checkVisibility(options))
      const text = shown.map((title) => title.innerText.trim()).join(' + ')
      if (text !== '' && seen.at(-1) !== text) sessionStorage.setItem('seen', JSON.stringify([...seen, text]))
      requestAnimationFrame(look)
    }
    look()
  })
/** Answers them, and leaves none for the documents that follow. */
const takeHeadingsSeen = (page: Page) =>
  page.evaluate((): string[] => {
    const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]')
    sessionStorage.removeItem('seen')
    Object.assign(window, { isTaken: true })
    return seen
  })

/** What of the address follows the host, as a reader sees it. */
const shown = (page: Page) => decodeURIComponent(page.url().replace(/^https?:\/\/[^/]+/, ''))

interface Named {
  typed: string
  /** The heading of the page that it names, the document that it has, and the address in the end. */
  title: string | RegExp
  path: string
  address: string
}
/** One of each kind. */
const kinds: Named[] = [
  { typed: '/#/en/culture', title: 'Culture', path: '/en/culture', address: '/en/#/culture' },
  {
    typed: '/#/companyDynamic?year=2025&category=2&utm_source=x',
    title: '公司动态',
    path: '/companyDynamic?year=2025&category=2&utm_source=x',
    address: '/#/companyDynamic?year=2025&category=2',
  },
  {
    typed: '/#/search?keyword=豆粕',
    title: /^搜索“豆粕”：\d+条结果$/,
    path: '/search?keyword=豆粕',
    address: '/#/search?keyword=豆粕',
  },
  { typed: '/#/noSuchNews', title: '页面不存在', path: '/noSuchNews', address: '/#/noSuchNews' },
]
const more: Named[] = [
  { typed: '/#/culture', title: '企业文化', path: '/culture', address: '/#/culture' },
  { typed: '/en/#/culture', title: 'Culture', path: '/en/culture', address: '/en/#/culture' },
  { typed: `/#${companyNews}`, title: /纯电/, path: companyNews, address: `/#${companyNews}` },
  { typed: `/#${securitiesNews}`, title: /^前三季度/, path: securitiesNews, address: `/#${securitiesNews}` },
  { typed: '/#/nothing/here', title: '页面不存在', path: '/nothing/here', address: '/#/nothing/here' },
  { typed: '/#/culture?utm_source=x', title: '企业文化', path: '/culture?utm_source=x', address: '/#/culture' },
]

for (const [addresses, details] of [
  [kinds, {}],
  [more, all],
] as const) {
  const title = `${addresses.map(({ typed }) => typed).join(', ')}: each leads to its page’s own document and shows nothing of home`
  test(title, details, async ({ page }) => {
    await recordHeadings(page)
    const calls = watchCalls(page)
    const documents: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (request.resourceType() === 'document') documents.push(decodeURIComponent(pathname + search))
    })
    for (const { typed, title, path, address } of addresses) {
      await test.step(typed, async () => {
        await page.goto('about:blank') // from one hash to another there would be no new document
        calls.length = documents.length = 0
        await page.goto(typed)
        await expect(heading(page)).toHaveText(title)
        await appThere(page)
        await expect.poll(() => shown(page)).toBe(address)
        expect.soft(documents, typed).toEqual([typed.startsWith('/en') ? '/en/' : '/', path])
        const seen = await takeHeadingsSeen(page)
        // A search says what it is about once the app is there.
        expect.soft(seen, typed).toHaveLength(path.startsWith('/search') ? 3 : 1)
        expect.soft(seen.at(-1), typed).toMatch(title)
        if (!path.startsWith('/search')) expect.soft(calls, typed).toEqual([])
      })
    }
  })
}

test('an address that is typed in another way leads to its page, from outside and in the open page', async ({
  page,
}) => {
  for (const typed of ['/#!/Culture', '/zh/culture.html', '/#/CULTURE/']) {
    await page.goto('about:blank')
    await page.goto(typed)
    await expect(heading(page), typed).toHaveText('企业文化')
    await appThere(page)
    await expect.poll(() => shown(page), typed).toBe('/#/culture')
  }
  await go(page, '/ContactUs')
  await expect(heading(page)).toHaveText('联系我们')
  await expect.poll(() => shown(page)).toBe('/#/contactUs')
})

test('an escape that is broken shows that there is no such page; in a search it is no word', async ({ page }) => {
  for (const typed of ['/#/%E0%A4%A', '/%E0%A4%A']) {
    await page.goto('about:blank')
    await page.goto(typed)
    await expect(heading(page), typed).toHaveText('页面不存在')
    await appThere(page)
    await expect(heading(page), typed).toHaveText('页面不存在')
  }
  await page.goto('about:blank')
  await page.goto('/#/search?keyword=%E0%A4%A')
  await appThere(page)
  await expect(heading(page)).toHaveText('搜索本站内容')
  await expect.poll(() => shown(page)).toBe('/#/search')
})

test.describe('on a slow phone', () => {
  test.use(phone)

  test('nothing of home is seen either', all, async ({ page }, info) => {
    await slowDown(page, { slower: 4, line: '4G' })
    await recordHeadings(page)
    const pictures: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()))
    await page.goto('/#/search')
    await expect(heading(page)).toHaveText('搜索本站内容')
    await appThere(page)
    expect(await takeHeadingsSeen(page)).toEqual(['搜索本站内容'])
    // The search shows none of its own: what was asked for is the home page's.
    info.annotations.push({ type: 'pictures of home asked for', description: pictures.join() || 'none' })
  })
})

for (const lang of languages) {
  const title = `it is one entry in the history: Back leaves to where the reader came from, in ${lang}; a hash typed then is followed inside the app`
  test(title, daily(lang === 'en'), async ({ page }) => {
    await page.goto('/robots.txt')
    await page.goto(address('/culture', lang))
    await appThere(page)
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/robots.txt')
    await page.goForward()
    const culture = lang === 'en' ? 'Culture' : '企业文化'
    await expect(heading(page)).toHaveText(culture)
    await appThere(page)
    await expect.poll(() => shown(page)).toBe(address('/culture', lang))

    await page.evaluate(() => Object.assign(window, { isTheSame: true }))
    const before = await page.evaluate(() => history.length)
    await go(page, '/contactUs')
    await expect(heading(page)).toHaveText(lang === 'en' ? 'Contact us' : '联系我们')
    await expect.poll(() => shown(page)).toBe(address('/contactUs', lang))
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await expect(heading(page)).toHaveText(culture)
  })
}

test('a reload keeps the place, and so does Back after a reload', async ({ page }) => {
  await page.goto('/#/developProcess')
  await appThere(page)
  await scrollTo(page, 1500)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(1500)
  await appThere(page)
  expect(await scrolled(page)).toBe(1500)
  await visit(page, '/culture')
  await scrollTo(page, 600)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(600)
  await appThere(page)
  expect(await scrolled(page)).toBe(600)
  await page.goBack()
  await expect(heading(page)).toHaveText('发展历程')
  await expect.poll(() => scrolled(page)).toBe(1500)
  await appThere(page)
  expect(await scrolled(page)).toBe(1500)
})

test('a hash that is typed before the app is there is followed as well', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/culture', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('企业文化')
  await go(page, '/contactUs')
  letGo()
  await expect(heading(page)).toHaveText('联系我们')
  await appThere(page)
  await expect.poll(() => shown(page)).toBe('/#/contactUs')
})

for (const [at, typed] of [real('/culture'), address('/culture')]
  .map((start) => `${start}#culture-师徒带教`)
  .entries()) {
  test(`${typed} names a part of its page, which is no route`, daily(at === 0), async ({ page }) => {
    await page.goto(typed)
    await expect(page.getByRole('heading', { name: '师徒带教' })).toBeInViewport()
    await appThere(page)
    await expect(heading(page)).toHaveText('企业文化')
    await expect(page.getByRole('heading', { name: '师徒带教' })).toBeInViewport()
  })
}
