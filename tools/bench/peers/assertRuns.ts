import { chromium } from '@playwright/test'
import { chromiumSwitches, findChromium } from '../../../desk/exports/chromium.ts'

/** Throws when a page's scripts report an error, or its menu does not open: a peer that does not hydrate would be measured too light. */
export async function assertRuns(addresses: string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
  try {
    for (const address of addresses) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()))
      await page.goto(address, { waitUntil: 'networkidle' })
      const menu = page.locator('[aria-controls="menu"]')
      await menu.click()
      await page.waitForFunction(() => document.querySelector('[aria-controls="menu"][aria-expanded="true"]'))
      if (errors.length > 0) throw new Error(`${address} does not run as it should: ${errors.join('\n')}`)
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
