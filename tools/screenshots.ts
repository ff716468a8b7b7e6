import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumSwitches, findChromium } from '../desk/exports/chromium.ts'
import { addresses, hiddenInEnglish } from '../e2e/addresses.ts'
import { hydrated } from '../e2e/site.ts'

/*
 * Pictures of pages for looking at: npm --prefix tools run shots -- [--size=390,768,1440,1920] [--lang=zh,en] [--full] [--base=http://…]
 * [route …]; without a route, of every page.
 * They go to shots/, which is not tracked. The site must be running.
 */
const given = process.argv.slice(2).filter((word) => word.startsWith('--'))
const options = new Map(
  given.map((word): [string, string] => {
    const [name = '', value = ''] = word.slice(2).split('=')
    return [name, value]
  }),
)
const routes = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const base = options.get('base') ?? 'http://127.0.0.1:8080'
const sizes = (options.get('size') ?? '390,768,1440,1920').split(',').map(Number)
const languages = (options.get('lang') ?? 'zh,en').split(',')
const heights: Record<number, number> = { 390: 844, 768: 1024, 1440: 900, 1920: 1080, 2560: 1440 }

const folder = join(import.meta.dirname, '../shots')
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
for (const width of sizes) {
  const phone = width < 700
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    ...(phone ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(180_000) // the first visit may wait for its pictures to be encoded
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && console.error(`${page.url()}: ${message.text()}`))
  for (const lang of languages) {
    for (const route of routes.length > 0 ? routes : addresses) {
      if (lang === 'en' && hiddenInEnglish.includes(route)) continue
      await page.goto('about:blank')
      await page.goto(`${base}${lang === 'en' ? '/en/' : '/'}#${route}`)
      await hydrated(page)
      await picturesAreThere(page)
      if (options.has('full')) {
        // Pictures below the fold load when they come into view.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            window.scrollTo(0, y)
            await new Promise(requestAnimationFrame)
          }
          window.scrollTo(0, 0)
        })
        await picturesAreThere(page)
      }
      const name = `${route.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home'}.${lang}.${width}${options.has('full') ? '.full' : ''}.png`
      await page.screenshot({ path: join(folder, name), fullPage: options.has('full') })
      console.log(`shots/${name}`)
    }
  }
  await context.close()
}
await browser.close()

/**
 * Not "networkidle": a browser that asks whether its copy is still right never tells that it has been answered. A picture that
 * nobody has scrolled to may stay away.
 */
function picturesAreThere(page: Page) {
  const areComplete = () => [...document.images].every(({ complete }) => complete)
  return page.waitForFunction(areComplete, null, { timeout: 3000 }).catch(() => undefined)
}
