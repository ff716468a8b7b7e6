import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { DeskAction, DeskGives } from '#contract/desk.ts'
import { deskPaths } from '#contract/paths.ts'
import { sealMessage } from '#sealing/message.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { openReport } from '#sealing/report.ts'
import { sign } from '#sealing/signing.ts'
import { violations } from './axe.ts'
import { heading, type Lang, languages, open, sizes, still } from './site.ts'

/** The words by which each language's reader finds the way. */
const words = {
  zh: { review: '检查内容', send: '加密并提交', code: '查询码', retry: '重试', exit: '立即离开', copy: '复制查询码' },
  en: {
    review: 'Check your report',
    send: 'Seal and send',
    code: 'Query code',
    retry: 'Try again',
    exit: 'Leave now',
    copy: 'Copy query code',
  },
}
const secret = 'CANARY-e2e-58213'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openForm(page: Page, lang: Lang) {
  await open(page, '/honest/report', lang)
  await expect(field(page, 'content')).toBeVisible({ timeout: 20_000 })
}
async function write(page: Page) {
  await field(page, 'content').fill(`${secret} 收受回扣`)
  await field(page, 'reportedName').fill('王某')
  await field(page, 'department').fill('采购中心')
}
async function codeOf(page: Page): Promise<string> {
  const groups = page.locator('[translate="no"] span')
  await expect(groups).toHaveCount(5, { timeout: 30_000 })
  return (await groups.allInnerTexts()).join('-')
}

type Ask = <A extends DeskAction>(action: A, given?: object) => Promise<DeskGives<A>>

/** The officers' calls, with the key that the server made at its first start. */
async function officer(page: Page): Promise<{ keys: OfficerKeys; ask: Ask }> {
  const file = readFileSync('.cache/e2e/officer-keys/compliance.age', 'utf8')
  const keys = await officerKeys(file.match(/^AGE-.*$/m)?.[0] ?? '')
  const ask: Ask = async (action, given = {}) => {
    const { data } = await (await page.request.post(deskPaths.challenge, { data: {} })).json()
    const text = JSON.stringify({ challenge: data.challenge, action, ...given })
    const signature = sign('desk-request', text, keys.signingKey)
    const request = { channel: 'compliance', key: keys.verifyKey, text, signature }
    return (await (await page.request.post(deskPaths.request, { data: request })).json()).data
  }
  return { keys, ask }
}

/** Answers every report of these tests that has no answer yet. */
async function answerAll(page: Page): Promise<void> {
  const { keys, ask } = await officer(page)
  for (const { lookup, messages } of (await ask('list')).cases) {
    if (messages.some(({ speaker }) => speaker === 'officer')) continue
    const { sealed } = await ask('open', { lookup })
    const expected = { case: lookup, channel: 'compliance' }
    const report = await openReport(Buffer.from(sealed, 'base64url'), [keys.identity], expected)
    const message = { case: lookup, from: 'officer', turn: 1, status: 'checking', body: '已指定经办人。' } as const
    const reply = Buffer.from(await sealMessage(message, [report.replyTo], keys.signingKey)).toString('base64url')
    await ask('reply', { lookup, turn: 1, sealed: reply })
  }
}

for (const lang of languages) {
  for (const [width, size] of Object.entries(sizes)) {
    test.describe(`${lang} at ${width} px`, () => {
      test.use({ ...size, ...still })
      const say = words[lang]

      test('a report is written, corrected, checked, sent, looked up and answered', async ({ page }) => {
        test.setTimeout(120_000)
        const bodies: string[] = []
        page.on('request', (request) =>
          bodies.push(`${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''}`),
        )
        await openForm(page, lang)
        await button(page, say.review).click()
        const summary = page.getByRole('alert').filter({ has: page.getByRole('list') })
        await expect(summary).toBeFocused()
        await expect(summary.getByRole('button')).toHaveCount(3)
        await summary.getByRole('button').first().click()
        await expect(field(page, 'content')).toBeFocused()
        expect(await violations(page, 'the form with faults', 'main')).toEqual([])

        await write(page)
        const photograph = Buffer.from('ffd8fffe000c43414e415259ffda00020102ffd9'.replace(/\s/g, ''), 'hex')
        await page.locator('input[type="file"]').setInputFiles([
          { name: `${secret}.txt`, mimeType: 'text/plain', buffer: Buffer.from(secret) },
          { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photograph },
        ])
        await expect(page.getByRole('checkbox')).toHaveCount(0)
        await button(page, say.review).click()
        await expect(page.getByRole('definition').filter({ hasText: secret }).first()).toBeVisible()
        expect(await violations(page, 'the review', 'main')).toEqual([])
        await button(page, say.send).click()
        const code = await codeOf(page)
        expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
        expect(await violations(page, 'the code', 'main')).toEqual([])
        await page.locator('#last-group').fill('00000')
        await expect(page.locator('#last-group-said')).not.toBeEmpty()
        await page.locator('#last-group').fill(code.slice(-5).toLowerCase())
        await expect(page.locator('#last-group')).toHaveAttribute('aria-invalid', 'false')

        for (const body of bodies) for (const word of [secret, code, '王某']) expect(body.includes(word)).toBe(false)
        const kept = await page.evaluate(() =>
          JSON.stringify([
            { ...localStorage },
            { ...sessionStorage },
            document.title,
            location.href,
            history.state,
            document.cookie,
          ]),
        )
        for (const word of [secret, code]) expect(kept).not.toContain(word)

        await answerAll(page)
        await open(page, '/honest/query', lang)
        const input = page.getByRole('textbox', { name: say.code })
        await input.fill(code.replace(/^./, (first) => (first === '7' ? '8' : '7')))
        await input.press('Enter')
        await expect(page.locator('#query-fault')).not.toBeEmpty()
        await input.fill(` ${code.toLowerCase().replaceAll('-', ' ')} `)
        await input.press('Enter')
        await expect(page.getByText('已指定经办人。')).toBeVisible({ timeout: 20_000 })
        expect(await violations(page, 'the case', 'main')).toEqual([])
        await page.getByRole('textbox').last().fill('还有一位证人。')
        await page.locator('form button[type="submit"]').last().click()
        await expect(page.getByRole('listitem').filter({ hasText: '还有一位证人。' })).toBeVisible({ timeout: 20_000 })
      })
    })
  }
}

test.describe('in trouble', () => {
  test.use(still)

  test('a connection that fails loses nothing and files nothing twice', async ({ page }) => {
    await openForm(page, 'en')
    await write(page)
    await button(page, words.en.review).click()
    // The first answer is lost on its way back: the report is stored, but the page cannot know.
    let lost = 0
    await page.route('**/complaint/save/notoken', async (route) => {
      if (lost++ > 0) return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await button(page, words.en.send).click()
    await expect(button(page, words.en.retry)).toBeVisible({ timeout: 30_000 })
    await button(page, words.en.retry).click()
    await codeOf(page)
    expect(lost).toBe(2)
  })

  test('a report that did arrive is not changed and sent again: going back shows its code', async ({ page }) => {
    await openForm(page, 'en')
    await write(page)
    await button(page, words.en.review).click()
    await page.route('**/complaint/save/notoken', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await button(page, words.en.send).click()
    await button(page, 'Go back and change').click({ timeout: 30_000 })
    await codeOf(page)
  })

  test('a browser without encryption is told so, and what else there is', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(crypto, 'subtle', { value: undefined })
    })
    await open(page, '/honest/report', 'en')
    await expect(page.getByText('The browser lacks encryption.')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('link', { name: 'See all channels' })).toBeVisible()
    await expect(field(page, 'content')).toHaveCount(0)
  })

  test('three times Shift, or the button, leads off the page and leaves nothing to go back to', async ({ page }) => {
    await open(page, '/culture', 'en')
    await open(page, '/honest/report', 'en')
    await expect(field(page, 'content')).toBeVisible({ timeout: 20_000 })
    await write(page)
    for (let press = 0; press < 3; press++) await page.keyboard.press('Shift')
    await expect(page).toHaveURL(/\/en\/$/)
    await page.goBack()
    await expect(page).not.toHaveURL(/honest/)
  })

  test('what was written is gone when the page is left and entered again', async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept())
    await openForm(page, 'en')
    await write(page)
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first().click()
    await expect(heading(page)).toBeVisible()
    await page.goBack()
    await expect(field(page, 'content')).toHaveValue('')
  })

  test('files that are too many or too large are refused by name, the others stay', async ({ page }) => {
    await openForm(page, 'en')
    const small = Array.from({ length: 11 }, (_, at) => ({
      name: `file-${at}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from('x'),
    }))
    await page
      .locator('input[type="file"]')
      .setInputFiles([...small, { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) }])
    await expect(page.getByText(/“file-10.txt” was not added: 10 files are the limit/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove file-/ })).toHaveCount(10)
  })
})
