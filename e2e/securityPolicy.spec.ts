import { expect, test } from '@playwright/test'
import { addresses } from './addresses.ts'

/** What the policy of a page kept from it, told by the browser itself. */
declare global {
  interface Window {
    violations: string[]
  }
}

test('no page does what its own policy forbids, and no policy lets style attributes in', async ({ page }) => {
  test.setTimeout(900_000)
  await page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.violations.push(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  for (const route of addresses) {
    const response = await page.goto(`/en${route}`)
    expect(response?.headers()['content-security-policy'], route).not.toMatch(/unsafe/)
    await page.waitForFunction(() => document.readyState === 'complete')
    expect(await page.evaluate(() => window.violations), route).toEqual([])
  }
})

test('without a script pages have their shapes: the sheet of the document gives what style attributes gave', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/')
  const styled = page.locator('[data-style]')
  const wrong = await styled.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const probe = document.body.appendChild(document.createElement('p'))
      probe.style.cssText = element.getAttribute('data-style') ?? ''
      const [wanted, shown] = [getComputedStyle(probe), getComputedStyle(element)]
      const differ = (['backgroundColor', 'objectPosition', 'minBlockSize'] as const).filter(
        (name) => probe.style[name] !== '' && wanted[name] !== shown[name],
      )
      return differ.map((name) => `${name}: ${shown[name]} instead of ${wanted[name]}`)
    }),
  )
  expect(await styled.count()).toBeGreaterThan(5)
  expect(wrong).toEqual([])
  await context.close()
})
