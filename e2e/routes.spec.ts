import { expect, test } from '@playwright/test'
import { addresses, hiddenInEnglish } from './addresses.ts'
import { violations } from './axe.ts'
import { go, languages, open, settled, sizes, still, watch } from './site.ts'

for (const [width, size] of Object.entries(sizes)) {
  test.describe(`at ${width} px`, () => {
    test.use({ ...size, ...still })

    for (const lang of languages) {
      const routes = addresses.filter((route) => lang === 'zh' || !hiddenInEnglish.includes(route))

      test(`every address opens in ${lang} with one heading, a title and description of its own, no overflow, and nothing that axe finds`, async ({
        page,
      }) => {
        test.setTimeout(400_000) // seventy pages, each looked at by axe
        const wrong = watch(page)
        const titles = new Map<string, string>()
        const descriptions = new Map<string, string>()
        await open(page, '/contactUs', lang) // every other address is then reached from another page
        for (const route of routes) {
          const before = await page.title()
          await go(page, route)
          await settled(page, before).catch(() => wrong.push(`${route} does not open`))
          const { title, description, headings, asWideAs } = await page.evaluate(() => ({
            title: document.title,
            description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
            headings: [...document.querySelectorAll('h1')].filter((part) => part.checkVisibility()).length,
            asWideAs: document.documentElement.scrollWidth,
          }))
          const twin = titles.get(title)
          if (twin) wrong.push(`${route} has the title of ${twin}: ${title}`)
          if (headings !== 1) wrong.push(`${route} has ${headings} headings of level 1`)
          if (asWideAs > Number(width)) wrong.push(`${route} is ${asWideAs} px wide`)
          titles.set(title, route)
          const same = descriptions.get(description)
          if (same) wrong.push(`${route} has the description of ${same}`)
          descriptions.set(description, route)
          wrong.push(...(await violations(page, route, 'main')))
        }
        expect(wrong).toEqual([])
        expect(titles.size).toBe(routes.length)
      })
    }
  })
}
