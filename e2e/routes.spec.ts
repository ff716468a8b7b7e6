import { expect, test } from '@playwright/test'
import { addresses, hiddenInEnglish } from './addresses.ts'
import { go, languages, open, settled, sizes, still, watch } from './site.ts'

for (const [width, size] of Object.entries(sizes)) {
  test.describe(`at ${width} px`, () => {
    test.use({ ...size, ...still })

    for (const lang of languages) {
      const routes = addresses.filter((route) => lang === 'zh' || !hiddenInEnglish.includes(route))

      test(`every address opens in ${lang} with one heading, its own title and no overflow`, async ({ page }) => {
        test.slow()
        const wrong = watch(page)
        const titles = new Map<string, string>()
        await open(page, '/notThere/atAll', lang)
        for (const route of routes) {
          const before = await page.title()
          await go(page, route)
          await settled(page, before).catch(() => wrong.push(`${route} does not open`))
          const { title, headings, asWideAs } = await page.evaluate(() => ({
            title: document.title,
            headings: [...document.querySelectorAll('h1')].filter((part) => part.checkVisibility()).length,
            asWideAs: document.documentElement.scrollWidth,
          }))
          const twin = titles.get(title)
          if (twin) wrong.push(`${route} has the title of ${twin}: ${title}`)
          if (headings !== 1) wrong.push(`${route} has ${headings} headings of level 1`)
          if (asWideAs > Number(width)) wrong.push(`${route} is ${asWideAs} px wide`)
          titles.set(title, route)
        }
        expect(wrong).toEqual([])
        expect(titles.size).toBe(routes.length)
      })
    }
  })
}
