import { expect, type Page, test } from '@playwright/test'
import { dividedValues } from './layoutRules/text.ts'
import { daily, desktop, languages, open, phone, scrollTo, still } from './site.ts'

test.use(still)

const onward = { zh: '继续阅读', en: 'Read on' }
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not seen`)
  return box
}

test('the column is 1280 px wide, 1440 from 1680 and 1600 from 1920 px of window', async ({ page }) => {
  await open(page, '/culture')
  for (const [width, column] of [
    [2560, 1600],
    [1920, 1600],
    [1680, 1440],
    [1440, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect((await boxOf(page, 'main .column')).width, `of ${width} px`).toBe(column)
  }
})

test('a value stays in one line with its unit, at any width', async ({ page }) => {
  for (const route of ['/wastewater', '/feedProcessing', '/pigSale']) {
    await open(page, route)
    for (const width of [1920, 1440, 1280, 1024, 768, 430, 390, 360]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await dividedValues(page), `${route} of ${width} px`).toEqual([])
    }
  }
})

test('no line of a lead ends early', async ({ page }) => {
  for (const [route, width] of [
    ['/feedProcessing', 1920],
    ['/feedProcessing', 1440],
    ['/esgAdminister', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, route)
    await page.evaluate(() => document.fonts.ready)
    const lines = await page.locator('main [data-type="lead"] p').evaluate((lead) => {
      const range = document.createRange()
      range.selectNodeContents(lead)
      const end = new Map<number, number>()
      for (const { top, right } of range.getClientRects()) end.set(Math.round(top / 10), right)
      const { left, width } = lead.getBoundingClientRect()
      return [...end.values()].map((right) => (right - left) / width)
    })
    for (const line of lines.slice(0, -1)) expect(line, `at ${width} px`).toBeGreaterThan(0.75)
  }
})

test('a ground reaches the edges of a window that is wider than the main content', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 900 })
  await open(page, '/culture')
  await page.getByRole('navigation', { name: onward.zh }).scrollIntoViewIfNeeded()
  const band = await boxOf(page, `nav[aria-label="${onward.zh}"]`)
  const at = (x: number) => page.screenshot({ clip: { x, y: band.y + 8, width: 4, height: 4 } })
  const inside = await at(330)
  expect((await at(2)).equals(inside)).toBe(true)
  expect((await at(2554)).equals(inside)).toBe(true)
})

for (const lang of languages) {
  test.describe(`in ${lang}`, daily(lang === 'zh'), () => {
    test.use(desktop)

    test('a page ends with two ways onward and a footer of at most 440 px', async ({ page }) => {
      await open(page, '/culture', lang)
      const ways = page.getByRole('navigation', { name: onward[lang] })
      await expect(ways.getByRole('link')).toHaveCount(2)
      expect((await ways.boundingBox())?.height).toBeLessThanOrEqual(220)
      expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(440)
    })
  })
}

test('the list of contents opens from the row of tabs, which stays, and leads to a part below it', async ({ page }) => {
  await open(page, '/culture')
  await scrollTo(page, 2600)
  const contents = page.getByRole('main').getByRole('navigation', { name: '本页内容' })
  const chip = contents.getByRole('button')
  await expect(page.getByRole('navigation', { name: '本栏目页面' })).toBeInViewport()
  await chip.click()
  const entry = contents.getByRole('link', { name: '五类年度活动' })
  const [button, list] = [await chip.boundingBox(), await entry.boundingBox()]
  expect(list?.y ?? 0).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0))
  await entry.click()
  await expect(entry).toBeHidden()
  const heading = page.getByRole('heading', { name: '五类年度活动' })
  await expect(heading).toBeFocused()
  expect((await heading.boundingBox())?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0))
})

test('a heading that stays beside its list stays below the row of tabs', async ({ page }) => {
  await open(page, '/manageTeam')
  const heading = page.getByRole('main').getByRole('heading', { name: '董事长与执行董事' })
  const top = (await heading.boundingBox())?.y ?? 0
  await scrollTo(page, top + 100)
  const row = await page.getByRole('navigation', { name: '本栏目页面' }).boundingBox()
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0))
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a long page has its tables as titles that open, by a tap and by the list of contents; a desktop has them open', async ({
    page,
  }) => {
    await open(page, '/financial')
    const table = page.getByRole('table', { name: '财务与经营目标' })
    await expect(table).toBeHidden()
    await page.getByRole('heading', { name: '财务与经营目标' }).locator('visible=true').tap()
    await expect(table).toBeVisible()
    const contents = page.getByRole('navigation', { name: '本页内容' })
    await contents.getByRole('button').tap()
    await contents.getByRole('link', { name: '主要风险与敏感度' }).tap()
    await expect(page.getByRole('heading', { name: '主要风险与敏感度' }).locator('visible=true')).toBeFocused()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('table', { name: '研究机构的预测（示例）' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '财务与经营目标' })).toHaveCount(1)
  })

  test('where years do not fit, the newest are seen first', async ({ page }) => {
    await open(page, '/esgAdminister')
    const region = page.getByRole('region').filter({ hasText: '2021年' })
    const frame = await region.boundingBox()
    const newest = await region.locator('thead th[data-short]').last().boundingBox()
    expect(newest?.x).toBeGreaterThan(frame?.x ?? 0)
    expect((newest?.x ?? 0) + (newest?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 1)
  })

  test('the list of contents is a chip that stays, names what is read, and opens a list that leads on', async ({
    page,
  }) => {
    await open(page, '/culture')
    const contents = page.getByRole('main').getByRole('navigation', { name: '本页内容' })
    const chip = contents.getByRole('button')
    await page.getByRole('heading', { name: '师徒带教' }).evaluate((one) => one.scrollIntoView())
    await expect(chip).toBeInViewport()
    await expect(chip).toContainText('师徒带教')
    await chip.tap()
    await contents.getByRole('link', { name: '五类年度活动' }).tap()
    await expect(contents.getByRole('link').first()).toBeHidden()
    const heading = page.getByRole('heading', { name: '五类年度活动' })
    await expect(heading).toBeFocused()
    const [above, below] = [await chip.boundingBox(), await heading.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  })

  test('tabs stand in one row, and the lists of the footer are folded until one is opened', async ({ page }) => {
    await open(page, '/culture')
    const tabs = page.getByRole('navigation', { name: '本栏目页面' }).getByRole('link')
    const boxes = await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()))
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    const footer = page.getByRole('contentinfo')
    const link = footer.getByRole('link', { name: '饲料加工' })
    await expect(link).toBeHidden()
    await footer.getByText('四大业务').locator('visible=true').tap()
    await expect(link).toBeVisible()
  })

  test('what is pressed answers', async ({ page }) => {
    await open(page, '/culture')
    const link = page.getByRole('navigation', { name: onward.zh }).getByRole('link').first()
    await link.hover()
    await page.mouse.down()
    await expect(link).toHaveCSS('opacity', '0.6')
    await page.mouse.move(0, 0)
    await page.mouse.up()
  })
})
