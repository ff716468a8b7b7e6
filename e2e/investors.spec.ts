import { expect, type Page, test } from '@playwright/test'
import { all, enter, expectRoute, laidOut, open, phone, settled, still } from './site.ts'

test.use(still)

const main = (page: Page) => page.getByRole('main')
const result = (page: Page) => main(page).getByRole('status', { name: '计算结果' })
const number = (page: Page) => main(page).getByLabel('买入金额')
const date = (page: Page) => main(page).getByLabel('买入日期')
const submit = (page: Page) => main(page).getByRole('button', { name: '计算', exact: true })

test('the share calculator: what is wrong is told, what was typed stays, the answer survives leaving and the language', async ({
  page,
}) => {
  await open(page, '/securities')
  await submit(page).click()
  await expect(number(page)).toBeFocused()
  await expect(main(page).getByRole('alert')).toHaveText(['请填写买入金额。', '请选择买入日期，年、月、日都要填。'])

  await number(page).fill('很多')
  await date(page).fill('2026-02-21') // a Saturday in the week of Spring Festival
  await submit(page).click()
  await expect(main(page).getByRole('alert')).toHaveText(['请填写数字，例如10,000。'])
  await expect(number(page)).toHaveValue('很多')
  await expect(date(page)).toHaveValue('2026-02-21')

  await number(page).fill('100,000')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await expect(result(page)).toContainText('2026年2月21日休市，已改用下一个交易日2026年2月24日。')
  await expect(result(page)).toContainText(/市值[\d,]+\.\d\d元/)
  const answer = (await result(page).textContent()) ?? ''

  await page.evaluate(() => {
    location.hash = '/financial'
  })
  await settled(page)
  await page.goBack()
  await expectRoute(page, '/securities?by=amount&number=100,000&date=2026-02-21')
  await expect(result(page)).toHaveText(answer)

  await open(page, '/securities?by=amount&number=100%2C000&date=2026-02-21', 'en')
  const shares = /([\d,]+)股/.exec(answer)?.[1]
  await expect(main(page).getByRole('status', { name: 'Result' })).toContainText(`${shares} shares`)
})

test('the quotes keep their place while they are on their way', async ({ page }) => {
  let answer: (() => void) | undefined
  await page.route('**/stockMarket/list', async (route) => {
    await new Promise<void>((done) => {
      answer = done
    })
    await route.continue()
  })
  await enter(page, '/securities')
  const calculator = page.getByRole('heading', { name: '持股计算器' })
  await expect(calculator).toBeVisible()
  await expect.poll(() => answer !== undefined).toBe(true)
  await laidOut(page)
  const before = await calculator.boundingBox()
  answer?.()
  await settled(page)
  expect(await calculator.boundingBox()).toEqual(before)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a long unit does not widen the page', all, async ({ page }) => {
    await page.route('**/getPage?*', async (route) => {
      const answer = await route.fetch()
      const text = (await answer.text()).replaceAll('"unit":"元/股"', '"unit":"元（每股，含税，未复权，示例）"')
      await route.fulfill({ response: answer, body: text })
    })
    await enter(page, '/securities')
    await settled(page)
    await expect(main(page).getByText('含税，未复权').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
