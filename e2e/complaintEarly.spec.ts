import { type Page, test } from '@playwright/test'
import { button, expect, field, leaveNow, secret, words, write } from './complaint.ts'
import { daily, expectRoute, languages, phone, real, still } from './site.ts'

/* What a reader does on the report and the look-up before the app is there. */

test.use({ ...phone, ...still })

/** Holds all scripts of the site until they are let go. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
/** Everything that the page asks for but its held scripts, and pictures that come near. */
function asked(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (!['script', 'image'].includes(request.resourceType())) found.push(request.url())
  })
  return found
}
const code = (page: Page) => page.locator('#query-code')
const submit = (page: Page) => page.locator('main button[type="submit"]')

for (const lang of languages) {
  const { form, query } = words[lang]

  test(
    `what is written, chosen and added before the app is there stays, and is sent by nobody (${lang})`,
    daily(lang === 'zh'),
    async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(real('/honest/report', lang), { waitUntil: 'commit' })
      await write(page)
      const requests = asked(page)
      for (const name of ['reportedName', 'department']) await field(page, name).press('Enter')
      await page.keyboard.press('Escape') // what a field offers may lie over the button
      await submit(page).click({ force: true })
      await submit(page).dispatchEvent('click')
      expect(requests).toEqual([])
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(real('/honest/report', lang))

      release()
      await button(page, form.next).click()
      await button(page, form.review).click()
      await expect(page.getByText(form.step(3))).toBeVisible()
      for (const text of [secret, '王某', '采购中心'])
        await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible()
      expect(requests.filter((address) => address.includes('?') || address.includes(secret))).toEqual([])
      await expectRoute(page, '/honest') // the address that was typed names the page no longer once its reader has gone on
    },
  )

  test(
    `a code that is typed before the app is there stays, and is sent by nobody (${lang})`,
    daily(lang === 'en'),
    async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(real('/honest/query', lang), { waitUntil: 'commit' })
      await code(page).fill('BEMYS')
      const requests = asked(page)
      await code(page).press('Enter')
      await submit(page).click({ force: true })
      expect(requests).toEqual([])
      release()
      await button(page, query.submit).click()
      await expect(page.getByRole('alert').filter({ hasText: query.faults.short(5) })).toBeVisible()
      await expect(code(page)).toHaveValue('BEMYS')
    },
  )

  test(`“Leave now” leads off the page before the app is there (${lang})`, daily(lang === 'zh'), async ({ page }) => {
    await holdScripts(page)
    await page.goto(real('/honest/report', lang), { waitUntil: 'commit' })
    await leaveNow(page, lang).click()
    await expect(page).toHaveURL(/\/pigPrice$/)
  })
}

test('typing goes on while the app starts, and no letter is lost or doubled', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const release = await holdScripts(page)
  await page.goto(real('/honest/report', 'en'), { waitUntil: 'commit' })
  await field(page, 'content').click()
  let typed = ''
  const type = async () => {
    const letter = String.fromCharCode(97 + (typed.length % 26))
    await page.keyboard.press(letter)
    typed += letter
  }
  for (let pressed = 0; pressed < 10; pressed++) await type()
  release()
  while (!(await button(page, words.en.form.next).isEnabled())) await type()
  await type()
  await expect(field(page, 'content')).toHaveValue(typed)
  await expect(field(page, 'content')).toBeFocused()
  await expect(page.getByText(words.en.form.count(typed.length, 16_000))).toBeVisible()
})
