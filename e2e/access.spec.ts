import { expect, test } from '@playwright/test'
import { violations } from './axe.ts'
import { daily, type Lang, looks, open, settled, still } from './site.ts'

/** What is not in `pages.spec.ts`. */
const pages: Record<Lang, string[]> = {
  zh: ['/search?keyword=养殖'],
  en: ['/search?keyword=feed'],
}
const both = ['/search?keyword=zzzzqqq', '/companyDynamic?year=1990', '/nothing/here']
const words = {
  zh: {
    open: '打开菜单',
    subsections: '展开“四大业务”',
    panel: '栏目导航：四大业务',
    section: '四大业务',
    back: '返回主菜单',
    enlarge: /^放大查看/,
    film: /^观看影片/,
  },
  en: {
    open: 'Open menu',
    subsections: 'Show “Businesses”',
    panel: 'Section navigation: Businesses',
    section: 'Businesses',
    back: 'Back to main menu',
    enlarge: /^Enlarge/,
    film: /^Watch the film/,
  },
}

for (const { lang, width, size, details } of looks) {
  test.describe(`in ${lang} at ${width} px`, () => {
    test.use({ ...size, ...still })
    const once = daily(!details.tag && lang === 'zh')
    test('axe finds nothing in results, empty lists and on what is not there', once, async ({ page }) => {
      test.slow()
      const found: string[] = []
      for (const route of [...pages[lang], ...both]) {
        await page.goto('about:blank') // a document of its own, without the pages that were kept
        await open(page, route, lang)
        found.push(...(await violations(page, route, 'main')))
      }
      expect(found).toEqual([])
    })

    test('axe finds nothing in the menus and dialogs', details, async ({ page }) => {
      test.slow()
      const found: string[] = []
      const { open: openMenu, subsections, panel, section, back, enlarge, film } = words[lang]
      await open(page, '/manageTeam?id=shen-he', lang)
      await expect(page.getByRole('dialog')).toBeVisible()
      found.push(...(await violations(page, 'career dialog', 'dialog[open]')))
      await open(page, '/certification', lang)
      await page.getByRole('button', { name: enlarge }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      found.push(...(await violations(page, 'picture viewer', 'dialog[open]')))
      await open(page, '/', lang)
      await page.getByRole('button', { name: film }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      found.push(...(await violations(page, 'film', 'dialog[open]')))
      await open(page, '/culture', lang)
      if (width === 1440) {
        await page.getByRole('button', { name: subsections }).click()
        await expect(page.getByRole('navigation', { name: panel })).toBeVisible()
        found.push(...(await violations(page, 'section panel', 'header')))
      } else {
        await page.getByRole('button', { name: openMenu }).tap()
        await expect(page.getByRole('button', { name: section })).toBeInViewport()
        found.push(...(await violations(page, 'mobile menu', 'header')))
        await page.getByRole('button', { name: section }).tap()
        await expect(page.getByRole('button', { name: back })).toBeInViewport()
        found.push(...(await violations(page, 'sub-list', 'header')))
      }
      await settled(page)
      expect(found).toEqual([])
    })
  })
}
