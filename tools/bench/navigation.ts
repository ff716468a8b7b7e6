/*
 * Measures how long navigation to another page takes inside the open site: npm --prefix tools run bench:navigation -- [--base=http://…]. Every
 * address is opened once so that its chunk and its data are there, then again in another order; the time runs from the new address
 * until its heading and all of its blocks have been painted. The site must be running.
 */
import { chromium } from '@playwright/test'
import { chromiumSwitches, findChromium } from '../../desk/exports/chromium.ts'
import { addresses } from '../../e2e/addresses.ts'
import { desktop, open, phone, visit } from '../../e2e/site.ts'

const base = process.argv.find((word) => word.startsWith('--base='))?.slice(7) ?? 'http://127.0.0.1:8080'
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
for (const [name, size] of Object.entries({ desktop, phone })) {
  const page = await browser.newPage({ ...size, baseURL: base })
  await open(page, '/notThere/atAll')
  for (const route of addresses) await visit(page, route)
  const times: { route: string; ms: number }[] = []
  for (const route of spread(addresses)) times.push({ route, ms: await page.evaluate(navigate, route) })
  await page.close()
  times.sort((a, b) => a.ms - b.ms)
  const at = (share: number) => `${times[Math.ceil(share * times.length) - 1]?.ms.toFixed(0)} ms`
  const slowest = times.slice(-3).map(({ route, ms }) => `${route} ${ms.toFixed(0)} ms`)
  console.log(
    `${name}: ${times.length} pages, median ${at(0.5)}, p95 ${at(0.95)}, slowest ${slowest.reverse().join(', ')}`,
  )
}
await browser.close()

/** Every seventh in turn, so that a page rarely follows one of its own kind. */
function spread<T>(all: T[]): T[] {
  return Array.from({ length: 7 }, (_, start) => all.filter((_, at) => at % 7 === start)).flat()
}

/** Runs in the page: milliseconds from the change of the address until the frame after the whole page is there. */
function navigate(route: string): Promise<number> {
  const former = document.title
  const shown = (selector: string) => [...document.querySelectorAll(selector)].some((part) => part.checkVisibility())
  const there = () =>
    document.title !== former && shown('h1') && !shown('main div[aria-hidden="true"], main [aria-busy="true"]')
  return new Promise((done) => {
    const began = performance.now()
    const look = () => {
      if (!there()) return requestAnimationFrame(look)
      return requestAnimationFrame(() => done(performance.now() - began))
    }
    location.hash = route
    requestAnimationFrame(look)
  })
}
