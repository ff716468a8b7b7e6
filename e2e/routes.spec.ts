import { expect, type Page, test } from '@playwright/test'
import { addresses, hiddenInEnglish } from './addresses.ts'
import { violations } from './axe.ts'
import { go, type Lang, languages, open, real, settled, sizes, still, watch } from './site.ts'

/** What the documents of these addresses say of themselves, in the order of the addresses. */
const headsOf = (page: Page, paths: string[]) =>
  page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const html = await (await fetch(path)).text()
          // Its styles are another document's: the policy of this one would complain.
          const head = html.slice(0, html.indexOf('<body')).replace(/<style[^>]*>[^<]*<\/style>/g, '')
          const other = new DOMParser().parseFromString(head, 'text/html')
          const description = other.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
          return { title: other.title, description }
        }),
      ),
    paths,
  )

const routesIn = (lang: Lang) => addresses.filter((route) => lang === 'zh' || !hiddenInEnglish.includes(route))
/** Pages that one document opens after another: the memory of what was looked at slows the browser down. */
const together = 15

for (const lang of languages) {
  test(`every address has a title and a description of its own in ${lang}`, async ({ page }) => {
    const routes = routesIn(lang)
    await page.goto(real('/', lang))
    const heads = await headsOf(
      page,
      routes.map((route) => real(route, lang)),
    )
    for (const of of ['title', 'description'] as const) {
      const first = new Map(heads.map((head, at) => [head[of], routes[at]] as const).reverse())
      const twins = heads.flatMap((head, at) =>
        first.get(head[of]) === routes[at] ? [] : [`${routes[at]} has the ${of} of ${first.get(head[of])}`],
      )
      expect(twins).toEqual([])
    }
  })
}

for (const [width, size] of Object.entries(sizes)) {
  test.describe(`at ${width} px`, () => {
    test.use({ ...size, ...still })

    for (const lang of languages) {
      const routes = routesIn(lang)
      for (let from = 0; from < routes.length; from += together) {
        const some = routes.slice(from, from + together)
        test(`${some[0]} and those after it open in ${lang} with one heading, the title and description of their document, no overflow, and nothing that axe finds`, async ({
          page,
        }) => {
          test.setTimeout(240_000) // fifteen pages, each looked at by axe
          const wrong = watch(page)
          await open(page, '/contactUs', lang) // every other address is then reached from another page
          const heads = await headsOf(
            page,
            some.map((route) => real(route, lang)),
          )
          for (const [at, route] of some.entries()) {
            const before = await page.title()
            await go(page, route)
            await settled(page, before).catch(() => wrong.push(`${route} does not open`))
            const own = heads[at]
            await page
              .waitForFunction(
                (head) =>
                  document.title === head?.title &&
                  document.querySelector('meta[name="description"]')?.getAttribute('content') === head.description,
                own,
                { timeout: 10_000 },
              )
              .catch(() => wrong.push(`${route} has another title or description than its document: ${own?.title}`))
            const { headings, asWideAs } = await page.evaluate(() => ({
              headings: [...document.querySelectorAll('h1')].filter((part) => part.checkVisibility()).length,
              asWideAs: document.documentElement.scrollWidth,
            }))
            if (headings !== 1) wrong.push(`${route} has ${headings} headings of level 1`)
            if (asWideAs > Number(width)) wrong.push(`${route} is ${asWideAs} px wide`)
            wrong.push(...(await violations(page, route, 'main')))
          }
          expect(wrong).toEqual([])
        })
      }
    }
  })
}
