import { expect, type Page, test } from '@playwright/test'
import { all, languages, open, phone, still, visit } from './site.ts'

const dot = (page: Page, at: number) => page.getByRole('button', { name: `转到第${at}张` })
const slide = (page: Page, at: number) => page.getByRole('group', { name: `第${at}张，共5张` })
const expectSlide = async (page: Page, at: number) => {
  await expect(dot(page, at)).toHaveAttribute('aria-current', 'true')
  await expect(slide(page, at)).toBeInViewport({ ratio: 0.9 })
}

test.describe('with stopped time', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    // A pointer on the carousel stops it; when it leaves, the 5000 ms begin. Time stops when the browser has come to rest.
    await page.getByRole('region', { name: '主图轮播' }).hover()
    await page.getByRole('button', { name: '转到第1张' }).click()
    await expectSlide(page, 1)
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('the carousel goes on after 5000 ms, no sooner, and begins again after the last', async ({ page }) => {
    await page.mouse.move(700, 850)
    await page.clock.runFor(4999)
    await expectSlide(page, 1)
    await page.clock.runFor(1)
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(4999)
    await expectSlide(page, 2)
    await page.clock.runFor(5000 * 4)
    await expectSlide(page, 1)
  })
})

test.describe('without movement', () => {
  test.use(still)

  test('banners are four times as wide as high, and the arrows lead on and back, past both ends', async ({ page }) => {
    await open(page, '/')
    const shape = async () => {
      const box = await page.locator('[data-mode]:visible').first().boundingBox()
      return (box?.width ?? 0) / (box?.height ?? 1)
    }
    expect(await shape()).toBeCloseTo(4, 1)
    await page.getByRole('button', { name: '下一张' }).click()
    await expectSlide(page, 2)
    await page.getByRole('button', { name: '上一张' }).click()
    await expectSlide(page, 1)
    await page.getByRole('button', { name: '上一张' }).click()
    await expectSlide(page, 5)
    await page.getByRole('button', { name: '下一张' }).click()
    await expectSlide(page, 1)
    await visit(page, '/introduction')
    expect(await shape()).toBeCloseTo(4, 1)
  })

  test('a banner reaches both edges of the widest window', async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1200 })
    for (const route of ['/', '/introduction', '/securities']) {
      await open(page, route)
      const box = await page.locator('[data-mode]:visible').first().boundingBox()
      expect([box?.x, box?.width], route).toEqual([0, 2560])
    }
  })

  for (const lang of languages)
    test(`the words stand in the middle of the upper half, clear of what the picture shows, in ${lang}`, async ({
      page,
    }) => {
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        for (const route of ['/feedProcessing', '/povertyAlleviation', '/greenLowCarbon']) {
          await open(page, route, lang)
          const [slide, title, subtitle] = await Promise.all(
            ['[data-mode]', '[data-mode] h1', '[data-mode] h1 + p'].map((part) =>
              page.locator(part).first().boundingBox(),
            ),
          )
          if (!slide || !title || !subtitle) throw new Error(route)
          const share = (y: number) => (y - slide.y) / slide.height
          expect(share(title.y), route).toBeGreaterThan(0.05)
          expect(share(subtitle.y + subtitle.height), route).toBeLessThan(0.55)
          expect(title.x + title.width / 2, route).toBeCloseTo(width / 2, 0)
        }
      }
    })

  test('on paper a banner is its words', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const route of ['/feedProcessing', '/securities']) {
      await open(page, route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[data-mode] img')).toBeHidden()
      expect((await page.locator('[data-mode]').boundingBox())?.height, route).toBeLessThan(120)
    }
  })

  test('paper has one left edge, and nothing of the window is on it', async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 }) // A4
    await open(page, '/')
    for (const route of ['/feedProcessing', '/manageTeam', '/financial']) {
      await visit(page, route)
      await page.emulateMedia({ media: 'print' })
      const lefts = await page
        .locator('h1, h1 + p, main h2:not([data-type="callout"] *)')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
      expect([...new Set(lefts)], route).toEqual([0])
      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed')
          .map((one) => one.className),
      )
      expect(fixed, route).toEqual([])
      await expect(page.getByRole('main'), 'no ring around a page').toHaveCSS('outline-style', 'none')
      await page.emulateMedia({ media: 'screen' })
    }
  })

  test.describe('on a phone', () => {
    test.use(phone)

    for (const lang of languages)
      test(`the picture of a page is 192 px high, whatever its words, in ${lang}`, async ({ page }) => {
        const routes = [
          '/povertyAlleviation',
          '/sustainableSupplyChain',
          '/securities',
          '/welfareDynamics',
          '/ecology',
          '/opticCentre',
        ]
        for (const route of routes) {
          await open(page, route, lang)
          expect((await page.locator('[data-mode] img').boundingBox())?.height, route).toBeLessThanOrEqual(193)
        }
      })

    test('a swipe leads on and back', all, async ({ page, context }) => {
      await open(page, '/')
      const client = await context.newCDPSession(page)
      const swipe = async (from: number, to: number) => {
        const at = (x: number) => [{ x, y: 200 }]
        await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
        for (let step = 1; step <= 10; step++) {
          const x = from + ((to - from) * step) / 10
          await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
        }
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      await swipe(340, 60)
      await expectSlide(page, 2)
      await swipe(60, 340)
      await expectSlide(page, 1)
    })
  })
})

test.describe('the film', () => {
  test.use(still)

  const play = (page: Page) => page.getByRole('button', { name: '观看影片：一粒好粮，一块好肉' })
  const dialog = (page: Page) => page.getByRole('dialog', { name: '一粒好粮，一块好肉' })
  const close = (page: Page) => dialog(page).getByRole('button', { name: '关闭影片' })

  test('keeps focus inside while it is open, closes by its round button or Escape alone, and gives focus back', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = async () => {} // the films may be anything
    })
    await open(page, '/')
    await play(page).click()
    await expect(dialog(page)).toBeVisible()
    for (let steps = 0; steps < 12; steps++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('header, main a, footer') ?? null)).toBeNull()
    }
    await close(page).press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(play(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(play(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    const box = await close(page).boundingBox()
    expect(box?.width).toBe(box?.height)
    await expect(close(page)).toHaveCSS('border-radius', '50%')
    await page.mouse.click(20, 20)
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click((box?.x ?? 0) - 40, (box?.y ?? 0) + 20)
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click((box?.x ?? 0) + 24, (box?.y ?? 0) + 24)
    await expect(dialog(page)).toBeHidden()
  })
})
