import { expect, test } from '@playwright/test'
import { daily, hydrated } from './site.ts'

/** Bytes of brotli that the home page's JavaScript may cost in all. */
const javascriptBudget = 100 * 1024

for (const root of ['/', '/en/']) {
  test(
    `the home page at ${root} needs at most 100 KB of JavaScript and asks no other host`,
    daily(root === '/'),
    async ({ page, request, baseURL }) => {
      const scripts = new Set<string>()
      const hosts = new Set<string>()
      page.on('request', (asked) => {
        hosts.add(new URL(asked.url()).origin)
        if (asked.resourceType() === 'script') scripts.add(asked.url())
      })
      await page.goto(root)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const sizes: Record<string, number> = {}
      for (const url of scripts) {
        const answer = await request.fetch(url, { headers: { 'accept-encoding': 'br' }, maxRedirects: 0 })
        expect(answer.headers()['content-encoding'], url).toBe('br')
        sizes[new URL(url).pathname] = Number(answer.headers()['content-length'])
      }
      expect(scripts.size).toBeGreaterThan(2)
      const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
      expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(javascriptBudget)
      expect([...hosts]).toEqual([baseURL])
    },
  )
}
