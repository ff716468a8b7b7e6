import { expect, test } from '@playwright/test'

/** Bytes of brotli that the home page's JavaScript may cost in all. */
const javascriptBudget = 100 * 1024

for (const root of ['/', '/en/']) {
  test(`the home page at ${root} needs at most 100 KB of JavaScript and asks no other host`, async ({
    page,
    request,
    baseURL,
  }) => {
    const scripts = new Set<string>()
    const hosts = new Set<string>()
    page.on('request', (asked) => {
      hosts.add(new URL(asked.url()).origin)
      if (asked.resourceType() === 'script') scripts.add(asked.url())
    })
    await page.goto(root)
    await page.waitForLoadState('networkidle')
    let total = 0
    for (const url of scripts) {
      const answer = await request.fetch(url, { headers: { 'accept-encoding': 'br' }, maxRedirects: 0 })
      expect(answer.headers()['content-encoding'], url).toBe('br')
      total += Number(answer.headers()['content-length'])
    }
    expect(scripts.size).toBeGreaterThan(2)
    expect(total).toBeLessThanOrEqual(javascriptBudget)
    expect([...hosts]).toEqual([baseURL])
  })
}
