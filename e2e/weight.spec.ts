import { expect, test } from '@playwright/test'
import { hydrated, looks, open, sizes, still } from './site.ts'

/** Bytes on the wire that the home page may cost on first view: in all, and for the first picture (issue of the look). */
const budgets = { 390: { all: 500 * 1024, picture: 25 * 1024 }, 1440: { all: 1024 * 1024, picture: 90 * 1024 } }

for (const { lang, width, size, details } of looks) {
  test.describe(`in ${lang} at ${width} px`, details, () => {
    test.use({ ...size, ...still })
    test('the home page stays light', async ({ page }) => {
      const network = await page.context().newCDPSession(page)
      await network.send('Network.enable')
      const addresses = new Map<string, string>()
      const bytes = new Map<string, number>()
      network.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url))
      network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        bytes.set(addresses.get(requestId) ?? requestId, encodedDataLength)
      })
      await open(page, '/', lang)
      await page.waitForLoadState('networkidle')
      const first = await page
        .getByRole('group')
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc)
      const all = [...bytes.values()].reduce((sum, size) => sum + size, 0)
      console.log(
        `home ${lang} ${width} px: ${(all / 1024) | 0} KB, first picture ${((bytes.get(first) ?? 0) / 1024) | 0} KB`,
      )
      expect(first).toMatch(/\.avif$/)
      expect(bytes.get(first)).toBeGreaterThan(1000)
      expect(bytes.get(first)).toBeLessThanOrEqual(budgets[width].picture)
      expect(all).toBeLessThanOrEqual(budgets[width].all)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ ...sizes[390], ...still })
  test('the app answers after at most twelve files of the home page', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    const there = await hydrated(page)
    const files = await page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime, name }) => startTime < until && !name.startsWith('data:'))
          .map(({ name }) => new URL(name).pathname),
      there,
    )
    expect(files.length).toBeGreaterThan(5)
    expect(files.length, files.join('\n')).toBeLessThan(12) // and the document
  })
})

test('what the app is made of is asked for when the page has been painted', async ({ page }) => {
  // A sheet that comes late is what a slow first paint looks like on a quick line.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace('</head>', '<link rel="stylesheet" href="/late.css"></head>')
    return route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': '' } })
  })
  await page.route('/late.css', async (route) => {
    await new Promise((done) => setTimeout(done, 2_000))
    return route.fulfill({ contentType: 'text/css', body: '' })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await hydrated(page)
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/library-.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ),
  ])
  expect(painted).toBeGreaterThan(0)
  expect(asked).toBeGreaterThanOrEqual(painted ?? 0)
})

test('a picture that has not come yet is shown by its colour, the one in view at once by its preview; a cut-out by neither', async ({
  page,
}) => {
  await page.route(/\/pictures\//, (route) => route.abort())
  for (const route of ['/', '/culture']) {
    await open(page, route)
    const shown = page.getByRole('img').filter({ visible: true })
    const previews = []
    for (const image of await shown.all()) {
      if ((await image.evaluate((node) => node.tagName)) !== 'IMG') continue
      const style = await image.evaluate((node) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(node)
        // The models of the value chain lie on whatever stands behind them, and so do home's stops on the block of land and its news.
        const isModel = node.closest('section')?.querySelector('h2')?.textContent === '业务、人才与责任'
        const isCutOut =
          isModel ||
          /\/(banners-(home-(block|mill|barn)|low-carbon|cold-chain|fertigation)|pages-electric-trucks)\./.test(
            (node as HTMLImageElement).src,
          )
        return { backgroundColor, backgroundImage, isCutOut, first: (node as HTMLImageElement).loading === 'eager' }
      })
      expect(style.backgroundColor).toMatch(style.isCutOut ? /^rgba\(0, 0, 0, 0\)$/ : /^rgb\(/)
      const hasPreview = style.backgroundImage.includes('data:image/webp')
      expect(hasPreview).toBe(style.first && !style.isCutOut)
      if (hasPreview) previews.push(image)
    }
    expect(previews).toHaveLength(route === '/' ? 0 : 1)
    if (route === '/') expect(await shown.count()).toBeGreaterThan(5)
  }
})
