import { expect, type Page, test } from '@playwright/test'
import { appThere } from './firstInput/speed.ts'
import { frames } from './layoutShift.ts'
import { all, go, heading, phone, still, visit } from './site.ts'

/*
 * A page that takes longer than 300 ms shows that it is on its way, however it was asked for, and the main part is never empty
 * meanwhile.
 */

test.use(still)

const line = (page: Page) => page.getByRole('progressbar')
const topLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航', exact: true }).getByRole('link', { name, exact: true })

/** Opens a page's own document and waits for the app. */
async function start(page: Page, route: string) {
  await watchMain(page)
  await page.goto(route)
  await appThere(page)
}

/** Holds the documents, scripts and calls of other pages until they are let go; the root is where every hash leads from. */
async function holdPages(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname !== '/' && !pathname.endsWith('.css'),
    async (route) => {
      await promise
      await route.continue()
    },
  )
  return resolve
}

/** A line of 1.5 seconds a round trip. */
async function slowLine(page: Page) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1_500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** A document that is on its way is the browser's to show, over the page before; nothing empty comes in between. */
async function expectNothingEmpty(page: Page, title: string) {
  await expect(heading(page)).toHaveText(title)
  await expect(line(page)).toHaveCount(0)
  expect(await emptyFrames(page)).toBe(0)
}

/** Counts, over all documents, the frames in which the main part is shown without a word or the grey lines that stand for some. */
const watchMain = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const main = document.querySelector('main')
      const isEmpty =
        document.readyState !== 'loading' && // half of a document may end at the beginning of its main part
        main?.checkVisibility({ visibilityProperty: true }) === true &&
        main.innerText.trim() === '' &&
        !main.querySelector('div[aria-hidden="true"]')
      if (isEmpty) sessionStorage.setItem('empty', String(Number(sessionStorage.getItem('empty')) + 1))
      requestAnimationFrame(look)
    }
    look()
  })
/** Back or Forward, after this call has returned: it ends with its document, and Playwright's own would wait for what is held. */
const turn = (page: Page, by: -1 | 1) => page.evaluate((steps) => void setTimeout(() => history.go(steps)), by)
const emptyFrames = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('empty')))

/** Sees the line while the page is held, and the page without it afterwards. */
async function expectLine(page: Page, letGo: () => void, title: string) {
  await expect(line(page)).toBeVisible()
  await expect(line(page)).toHaveAccessibleName(/\S/)
  await expect(line(page)).toHaveCSS('position', 'fixed')
  const box = await line(page).boundingBox()
  expect(box?.y).toBeLessThanOrEqual(1)
  expect(box?.height).toBeLessThanOrEqual(8)
  letGo()
  await expect(heading(page)).toHaveText(title)
  await expect(line(page)).toHaveCount(0)
  await frames(page)
  expect(await emptyFrames(page)).toBe(0)
}

test('a click whose page is slow shows the line until the page is there', async ({ page }) => {
  await start(page, '/culture')
  const letGo = await holdPages(page)
  await topLink(page, '证券投资').click()
  await expectLine(page, letGo, '财务信息')
})

test('an address that is typed shows it too', all, async ({ page }) => {
  await start(page, '/culture')
  const letGo = await holdPages(page)
  await go(page, '/developProcess')
  await expectLine(page, letGo, '发展历程')
})

test('Back to a page whose document has to be fetched shows nothing empty', async ({ page }) => {
  await start(page, '/culture')
  await visit(page, '/developProcess')
  await page.reload()
  await appThere(page)
  await slowLine(page)
  await turn(page, -1)
  await expectNothingEmpty(page, '企业文化')
})

test('Forward to a page whose document has to be fetched shows nothing empty', all, async ({ page }) => {
  await start(page, '/culture')
  await visit(page, '/developProcess')
  await page.goBack()
  await expect(heading(page)).toHaveText('企业文化')
  await page.reload()
  await appThere(page)
  await slowLine(page)
  await turn(page, 1)
  await expectNothingEmpty(page, '发展历程')
})

test('it shows after 300 ms, no sooner', async ({ page }) => {
  await page.clock.install()
  await start(page, '/culture')
  const letGo = await holdPages(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  // The app has been told when the message comes that is sent behind the event.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done()
        addEventListener('hashchange', () => port2.postMessage(''), { once: true })
        location.hash = '/developProcess'
      }),
  )
  await page.clock.runFor(299)
  await expect(line(page)).toHaveCount(0)
  await page.clock.runFor(50)
  await expect(line(page)).toBeVisible()
  letGo()
})

test('a page that is there at once shows none', async ({ page }) => {
  await start(page, '/culture')
  await visit(page, '/introduction')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role="progressbar"]')) document.documentElement.dataset.lined = ''
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await page.goBack()
  await expect(heading(page)).toHaveText('企业文化')
  await page.goForward()
  await expect(heading(page)).toHaveText('公司简介')
  await frames(page)
  expect(await page.evaluate(() => 'lined' in document.documentElement.dataset)).toBe(false)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('an address with a hash whose document is slow shows nothing of home', async ({ page }) => {
    await watchMain(page)
    await slowLine(page)
    await page.goto('/#/culture', { waitUntil: 'commit' })
    await expectNothingEmpty(page, '企业文化')
  })
})
