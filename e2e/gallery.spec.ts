import { expect, type Page, test } from '@playwright/test'
import { daily, holdMovement, open, phone, still } from './site.ts'

test.use(still)

const row = (page: Page) => page.getByRole('list', { name: '证书一览' })
const cards = (page: Page) => row(page).getByRole('button', { name: /^放大查看/ })
const left = (page: Page) => row(page).evaluate((element) => Math.round(element.scrollLeft))
const viewer = (page: Page) => page.getByRole('dialog', { name: '图片查看' })
const tool = (page: Page, name: string) => viewer(page).getByRole('button', { name })
const seen = (page: Page) => viewer(page).getByRole('img').getAttribute('alt')
const zoom = (page: Page) =>
  viewer(page)
    .getByRole('img')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)

test('cards are 288 px wide, the buttons scroll by one and rest at both ends, and a click on a picture opens it', async ({
  page,
}) => {
  await open(page, '/certification')
  expect((await row(page).getByRole('listitem').first().boundingBox())?.width).toBe(288)
  const picture = await row(page).getByRole('img').first().boundingBox()
  expect([picture?.width, picture?.height]).toEqual([287, 354])

  // Escape and the button close it and return focus.
  await cards(page).nth(1).click()
  await expect(viewer(page)).toBeVisible()
  expect(await cards(page).nth(1).getAttribute('aria-label')).toBe(`放大查看：${await seen(page)}`)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toBeHidden()
  await expect(cards(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await tool(page, '关闭图片').click()
  await expect(viewer(page)).toBeHidden()
  await expect(cards(page).nth(1)).toBeFocused()

  const [back, on] = [page.getByRole('button', { name: '向左滚动' }), page.getByRole('button', { name: '向右滚动' })]
  await expect(back).toBeDisabled()
  await on.click()
  await expect.poll(() => left(page)).toBe(288)
  await expect(back).toBeEnabled()
  const end = await row(page).evaluate((element) => element.scrollWidth - element.clientWidth)
  await row(page).evaluate((element, to) => element.scrollTo({ left: to - 6, behavior: 'instant' }), end)
  await expect(on).toBeEnabled()
  await row(page).evaluate((element, to) => element.scrollTo({ left: to - 5, behavior: 'instant' }), end)
  await expect(on).toBeDisabled() // 5 px of tolerance
})

test.describe('on a phone', () => {
  test.use(phone)

  /** Moves fingers from their first places to their last, in ten steps. */
  const fingers = async (page: Page, ...moves: { from: number; to: number }[]) => {
    const client = await page.context().newCDPSession(page)
    const at = (part: number) => moves.map(({ from, to }, id) => ({ id, x: from + (to - from) * part, y: 400 }))
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (let step = 1; step <= 10; step++) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) })
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  test('a swipe of 200 px leads on, a shorter one does not; two fingers enlarge, one then moves the picture', async ({
    page,
  }) => {
    await open(page, '/certification')
    await cards(page).first().tap()
    await expect(viewer(page)).toBeVisible()
    const first = await seen(page)
    await fingers(page, { from: 300, to: 110 })
    expect(await seen(page)).toBe(first)
    await fingers(page, { from: 300, to: 90 })
    await expect.poll(() => seen(page)).not.toBe(first)
    await fingers(page, { from: 90, to: 300 })
    await expect.poll(() => seen(page)).toBe(first)

    await fingers(page, { from: 170, to: 95 }, { from: 220, to: 295 })
    await expect.poll(() => zoom(page)).toBeCloseTo(4, 0)
    const x = async () => (await viewer(page).getByRole('img').boundingBox())?.x ?? 0
    const before = await x()
    await fingers(page, { from: 200, to: 140 })
    await expect.poll(x).toBeCloseTo(before - 60, 0)
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion} of motion`, daily(reducedMotion === 'no-preference'), () => {
    test.use({ contextOptions: { reducedMotion } })

    test('a dialog fades in 0.3 s, with what it shows, or is gone at once', async ({ page }) => {
      const moves = reducedMotion !== 'reduce'
      await open(page, '/press')
      await page
        .getByRole('button', { name: /^放大查看/ })
        .first()
        .click()
      const dialog = page.locator('dialog[open]')
      await expect(dialog).toHaveCSS('opacity', '1')
      const duration = await dialog.evaluate((element) => getComputedStyle(element).transitionDuration)
      expect(Number.parseFloat(duration)).toBe(moves ? 0.3 : 0)
      const shown = page.locator('dialog').filter({ has: page.locator('img') })
      const letGo = await holdMovement(page)
      await page.getByRole('button', { name: '关闭图片' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(shown.filter({ visible: true })).toHaveCount(moves ? 1 : 0)
      await letGo()
      await expect(shown.filter({ visible: true })).toHaveCount(0)
    })
  })
}
