import { expect, type Page, test } from '@playwright/test'
import { companyNews } from './addresses.ts'
import { daily, heading, type Lang, looks, real, skeletons, still } from './site.ts'

test.use({ ...still, javaScriptEnabled: false })

const words = {
  zh: {
    main: '主导航',
    sections: ['首页', '公司介绍', '四大业务', '品质保障', '证券投资', '人才招聘', '可持续发展', '新闻中心'],
    section: ['四大业务', '饲料加工'],
    tabs: ['本栏目页面', '低蛋白日粮'],
    breadcrumb: ['当前位置', '首页'],
    pages: ['分页', '第3页'],
    search: ['站内搜索', '搜索', '豆粕', '搜索需要启用JavaScript'],
    calculator: ['买入金额', '计算', '计算结果', '2026年2月24日'],
    channels: '比较全部举报渠道',
    report: ['在线举报需要JavaScript', '查询举报需要JavaScript', '0710-555-0110', '三项必填', '立即离开'],
    category: ['类别', '科技创新'],
    year: ['年份', '全部年份', '筛选'],
    kind: ['类型', '新闻'],
    contents: ['本页内容', '师徒带教'],
    film: '观看影片',
    prices: ['表格与下载', '每根蜡烛代表一周', '1个月', '表格'],
  },
  en: {
    main: 'Main navigation',
    sections: ['Home', 'Company', 'Businesses', 'Quality', 'Investors', 'Careers', 'Sustainability', 'News'],
    section: ['Businesses', 'Feed processing'],
    tabs: ['Pages in this section', 'Low-protein diets'],
    breadcrumb: ['You are here', 'Home'],
    pages: ['Pages', 'Page 3'],
    search: ['Site search', 'Search', 'soybean meal', 'Search needs JavaScript'],
    calculator: ['Amount invested', 'Calculate', 'Result', '24 February 2026'],
    channels: 'Compare all channels',
    report: [
      'Reporting online needs JavaScript',
      'Following a report needs JavaScript',
      '+86 710 555 0110',
      'three are required',
      'Leave now',
    ],
    category: ['Category', 'Technology'],
    year: ['Year', 'All years', 'Filter'],
    kind: ['Type', 'News'],
    contents: ['On this page', 'Masters and apprentices'],
    film: 'Watch the film',
    prices: ['Another view', 'Each candle is one week', '1M', 'Table'],
  },
} as const

/** Pages of every kind, with what each of them is there for. */
const kinds = {
  '/': 'h2',
  '/feedProcessing': 'h2',
  '/segments': 'table',
  '/companyDynamic?page=2': 'li time',
  '/companyDynamic?year=2026': 'li time[datetime^="2026"]',
  [companyNews]: 'time',
  '/search?keyword=2025': 'input[type="search"]',
  '/honest/report': 'h2',
  '/nothing/here': 'input[type="search"]',
}

test.describe('without a script', () => {
  for (const { lang, width, size, details } of looks) {
    test.describe(`in ${lang} at ${width} px`, () => {
      test.use(size)
      /** Of what every commit sees once, in which of its two looks. */
      const only = (own: Lang) => daily(!details.tag && lang === own)

      const say = words[lang]
      const main = (page: Page) => page.getByRole('main')
      const banner = (page: Page) => page.getByRole('banner')
      /** The links of the bar; on a phone the entries of the menu, once it is open. */
      const sections = (page: Page) =>
        width === 390
          ? banner(page).locator('nav[popover] > div:first-child > ul > li > :first-child')
          : banner(page).getByRole('navigation', { name: say.main }).locator('> ul > li > a')
      const openMenu = async (page: Page) => {
        if (width === 390) await banner(page).locator('button[popovertarget]').first().tap()
      }

      test(
        'every kind of page reads, with the sections in its header and nothing still on its way',
        details,
        async ({ page }) => {
          for (const [route, part] of Object.entries(kinds)) {
            await page.goto(real(route, lang))
            await expect(heading(page), route).toHaveCount(1)
            await expect(main(page).locator(part).filter({ visible: true }).first(), route).toBeVisible()
            await expect(page.locator('main [aria-busy="true"]:visible').or(skeletons(page)), route).toHaveCount(0)
            expect((await main(page).innerText()).length, route).toBeGreaterThan(150)
            await openMenu(page)
            await expect(sections(page), route).toContainText([...say.sections])
            for (const link of await sections(page).all()) await expect(link, route).toBeInViewport({ ratio: 1 })
            expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(width)
          }
        },
      )

      test('header, tabs, page numbers and breadcrumb lead on', only('en'), async ({ page }) => {
        await page.goto(real('/', lang))
        await openMenu(page)
        await sections(page).filter({ hasText: say.section[0] }).click()
        if (width === 390) await banner(page).getByRole('link', { name: say.section[1], exact: true }).tap()
        await expect(heading(page)).toHaveText(say.section[1])
        const [tabs, tab] = say.tabs
        await page.getByRole('navigation', { name: tabs }).getByRole('link', { name: tab, exact: true }).click()
        await expect(heading(page)).toHaveText(tab)
        expect(new URL(page.url()).pathname).toBe(real('/lowProtein', lang))
        await page.goto(real('/companyDynamic?page=2', lang))
        const titles = main(page).getByRole('heading', { level: 2 })
        const second = await titles.allInnerTexts()
        const [pages, third] = say.pages
        await page.getByRole('navigation', { name: pages }).getByRole('link', { name: third }).click()
        await expect(page).toHaveURL(real('/companyDynamic/page/3', lang))
        expect(await titles.allInnerTexts()).not.toEqual(second)
        const [breadcrumb, home] = say.breadcrumb
        await page.getByRole('navigation', { name: breadcrumb }).getByRole('link', { name: home }).click()
        await expect(page).toHaveURL(real('/', lang))
      })

      test(
        `a search says in ${lang} that it needs a script, and where to begin without`,
        only('zh'),
        async ({ page }) => {
          const [field, button, keyword, needs] = say.search
          for (const route of ['/search', '/nothing/here']) {
            await page.goto(real(route, lang))
            await main(page).getByRole('searchbox', { name: field }).fill(keyword)
            await main(page).getByRole('button', { name: button, exact: true }).click()
            expect(new URL(page.url()).pathname).toBe(real('/search', lang))
            await expect(main(page).locator('p', { hasText: needs })).toBeVisible()
            await main(page).getByRole('link', { name: say.section[0] }).first().click()
            await expect(heading(page)).toBeVisible()
            expect(new URL(page.url()).pathname).not.toBe(real('/search', lang))
          }
        },
      )

      test('the share calculator answers', only('en'), async ({ page }) => {
        const [field, button, result, day] = say.calculator
        await page.goto(real('/securities', lang))
        await main(page).getByLabel(field).fill('100000')
        await main(page).locator('input[type="date"]').fill('2026-02-21')
        await main(page).getByRole('button', { name: button, exact: true }).click()
        expect(new URL(page.url()).pathname).toBe(real('/securities', lang))
        await expect(main(page).getByRole('status', { name: result })).toContainText(day)
        await expect(main(page).getByLabel(field)).toHaveValue('100000')
      })

      test(
        `report and look-up begin in ${lang} with what they need and with the other channels`,
        only('zh'),
        async ({ page }) => {
          const [report, query, phone, required, leave] = say.report
          for (const [route, title] of [
            ['/honest/report', report],
            ['/honest/query', query],
          ] as const) {
            await page.goto(real(route, lang))
            await expect(main(page).getByRole('heading', { level: 2 }).first(), route).toHaveText(title)
            await expect(main(page).getByRole('link', { name: phone }), route).toHaveAttribute('href', /^tel:/)
            await expect(main(page).getByRole('link', { name: 'integrity@' }).first(), route).toBeVisible()
            for (const gone of [required, leave])
              await expect(main(page).getByText(gone).filter({ visible: true }), `${route}: ${gone}`).toHaveCount(0)
            await main(page).getByRole('link', { name: say.channels }).click()
            expect(new URL(page.url()).pathname).toBe(real('/honest/reportChannel', lang))
          }
        },
      )

      test('categories, years and kinds of results are sent by their forms', only('zh'), async ({ page }) => {
        const choice = (group: string, name: string | RegExp) =>
          main(page).getByRole('group', { name: group }).getByRole('button', { name })
        const [year, allYears, apply] = say.year
        const query = () => Object.fromEntries([...new URL(page.url()).searchParams].filter(([, value]) => value))
        await page.goto(real('/companyDynamic?page=2', lang))
        await choice(say.category[0], say.category[1]).click()
        await expect.poll(query).toEqual({ category: '2' })
        await main(page).getByLabel(year).selectOption('2025')
        await main(page).getByRole('button', { name: apply, exact: true }).click()
        await expect.poll(query).toEqual({ category: '2', year: '2025' })
        await expect(choice(say.category[0], say.category[1])).toHaveAttribute('aria-pressed', 'true')
        await expect(main(page).getByLabel(year)).toHaveValue('2025')
        const days = await main(page).locator('li time').all()
        expect(days.length).toBeGreaterThan(0)
        for (const day of days) await expect(day).toHaveAttribute('datetime', /^2025/)
        await main(page).getByLabel(year).selectOption(allYears)
        await choice(say.category[0], say.category[1]).click()
        await expect.poll(query).toEqual({ category: '2' })
      })

      test('the list of contents leads to the parts of its page', only('en'), async ({ page }) => {
        const [contents, part] = say.contents
        await page.goto(real('/culture', lang))
        const list = main(page).getByRole('navigation', { name: contents })
        await list.getByRole('button').click()
        await list.getByRole('link', { name: part }).click()
        expect(new URL(page.url()).pathname).toBe(real('/culture', lang))
        await expect(main(page).getByRole('heading', { name: part })).toBeInViewport()
      })

      test('a film’s picture leads to its file', only('zh'), async ({ page }) => {
        await page.goto(real('/opticCentre', lang))
        const film = main(page).getByRole('link', { name: say.film }).first()
        await expect(film.getByRole('img')).toBeVisible()
        const answer = await page.request.head((await film.getAttribute('href')) ?? '')
        expect(answer.headers()['content-type']).toBe('video/mp4')
      })

      test(
        'the charts of prices are legible, and the words name nothing that is not there',
        only('en'),
        async ({ page }) => {
          const [view, weekly, period, table] = say.prices
          await page.goto(real('/securities', lang))
          await expect(main(page).getByText(view).filter({ visible: true })).toHaveCount(0)
          const charts = await main(page).locator('figure[data-kind="candlestick"]').all()
          expect(charts).toHaveLength(2)
          for (const chart of charts) {
            await chart.scrollIntoViewIfNeeded()
            const drawing = chart.locator('svg[role="img"]').filter({ visible: true })
            await expect(drawing).toHaveCount(1)
            await expect(chart.getByText(weekly).filter({ visible: true })).toHaveCount(width === 390 ? 1 : 0)
            const letters = await drawing
              .locator('text')
              .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)))
            expect(Math.min(...letters)).toBeGreaterThan(11)
            // Whole, and what needs the app is not offered.
            const box = await drawing.boundingBox()
            expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
            await expect(chart.getByRole('radio', { name: period })).toHaveCount(0)
            await chart.getByText(table, { exact: true }).click()
            await expect(drawing).toHaveCount(0)
            await expect(chart.getByRole('rowheader')).toHaveCount(20)
            await expect(chart.getByRole('checkbox')).toHaveCount(0)
          }
        },
      )

      test(
        'the pages of a section are two steps away, by pointer, keyboard or finger',
        only('zh'),
        async ({ page }) => {
          await page.goto(real('/culture', lang))
          const item = banner(page).getByRole('listitem').filter({ hasText: say.section[0] }).first()
          const link = banner(page).getByRole('link', { name: say.section[1], exact: true })
          await openMenu(page)
          if (width === 390) await sections(page).filter({ hasText: say.section[0] }).tap()
          else {
            await item.locator('> a').hover()
            await expect(link).toBeVisible()
            await page.mouse.move(700, 850)
            await expect(link).toBeHidden()
            await item.locator('> button').focus()
          }
          await link.click()
          await expect(heading(page)).toHaveText(say.section[1])
        },
      )
    })
  }
})
