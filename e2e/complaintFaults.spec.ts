import { type Page, test } from '@playwright/test'
import { en as siteWords } from '#web/words/en.ts'
import { violations } from './axe.ts'
import {
  answer,
  button,
  codeOf,
  expect,
  field,
  filed,
  goOn,
  leaveNow,
  lookUp,
  openForm,
  picker,
  send,
  words,
  write,
} from './complaint.ts'
import { sitePort } from './ports.ts'
import { address, all, daily, languages, open, phone, still } from './site.ts'

/*
 * What can go wrong around a report, and what the page says then: bad input, the network, the browser, and a server that
 * cheats.
 */

test.use(still)
test.setTimeout(120_000)

/** Counts the calls of a path that the page makes. */
function counted(page: Page, path: RegExp): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && path.test(request.url()) && asked.push(request.url()))
  return asked
}
const saves = '**/complaint/save/notoken'
const queries = '**/complaint/query/notoken'

for (const lang of languages) {
  const { query, sending, unfit } = words[lang]

  test.describe(`a code (${lang})`, daily(lang === 'zh'), () => {
    test('that cannot be right is told at once, without a call', async ({ page }) => {
      const asked = counted(page, /query/)
      await open(page, '/honest/query', lang)
      const input = page.getByRole('textbox', { name: query.label })
      for (const [typed, fault] of [
        ['', query.faults.empty],
        ['BEMYS-KA9W4', query.faults.short(10)],
        ['BEMYS-KA9W4-5NV89-W0V5D-Y7K03-11', query.faults.long(27)],
        ['BEMYS-KA9W4-5NV89-W0V5D-Y7K0U', query.faults.foreign('U', 25)],
        ['EBMYS-KA9W4-5NV89-W0V5D-Y7K03', query.faults.check],
        ['BEMYS-KA9W4-5NV89-W0V5D-Y7K04', query.faults.check],
      ] as const) {
        await input.fill(typed)
        await input.press('Enter')
        await expect(page.getByRole('alert').filter({ hasText: fault })).toBeVisible()
        await expect(input).toBeFocused()
        await expect(input).toHaveAccessibleDescription(new RegExp(`${fault.replace(/[.?]/g, '\\$&')}$`))
      }
      expect(asked).toEqual([])
      expect(await violations(page, 'the look-up with a fault', 'main')).toEqual([])
    })

    test('that nobody has is told in the server’s words', async ({ page }) => {
      await lookUp(page, lang, 'BEMYS-KA9W4-5NV89-W0V5D-Y7K03')
      const said = lang === 'en' ? 'There is no report under this query code.' : '没有找到这个查询码对应的举报。'
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
      await expect(page.getByRole('textbox', { name: query.label })).toBeFocused()
    })
  })

  // `sealing/conversation.test.ts` shows what is told apart, `complaintCheating.spec.ts` every day what the page says then.
  test.describe(`a server that cheats (${lang})`, all, () => {
    test('by giving another report’s messages is told on: none is shown', async ({ page }) => {
      const [mine, other] = [await filed(page, lang), await filed(page, lang)]
      await answer(page, other, { status: 'closed-upheld', body: 'FOR THE OTHER' })
      let given: unknown
      await page.route(queries, async (route) => {
        const answered = await (await route.fetch()).json()
        if (given) return route.fulfill({ json: given })
        given = answered
        await route.fulfill({ json: answered })
      })
      await lookUp(page, lang, other)
      await expect(page.getByText('FOR THE OTHER')).toBeVisible()
      await lookUp(page, lang, mine)
      await expect(page.getByText(query.refused(words[lang].refusals.unreadable))).toBeVisible()
      await expect(page.getByText('FOR THE OTHER')).toHaveCount(0)
      await expect(page.getByText(query.noStatus)).toBeVisible()
    })

    test('by holding a message back is told on; nothing is said of the latest, which nobody can miss', async ({
      page,
    }) => {
      const code = await filed(page, lang)
      await answer(page, code, { status: 'checking', body: 'FIRST' }, { body: 'SECOND' })
      let held = 1
      await page.route(queries, async (route) => {
        const answered = await (await route.fetch()).json()
        answered.data.messages = answered.data.messages.filter(({ turn }: { turn: number }) => turn !== held)
        await route.fulfill({ json: answered })
      })
      await lookUp(page, lang, code)
      const gap = page.getByRole('alert').filter({ hasText: query.missing('1') })
      await expect(gap).toBeVisible()
      await expect(page.getByText('SECOND', { exact: true })).toBeVisible()
      expect(await violations(page, 'the case with a gap', 'main')).toEqual([])
      held = 2
      await lookUp(page, lang, code)
      await expect(page.getByText('FIRST', { exact: true })).toBeVisible()
      await expect(gap).toHaveCount(0)
    })
  })

  // Every commit sees all three, one after the other, below; `steps/complaintApi.test.ts` has each status.
  test.describe(`an answer that is none (${lang})`, all, () => {
    for (const status of [413, 429, 503]) {
      test(`${status} of something in between loses nothing, and the next attempt succeeds`, async ({ page }) => {
        let refuse = true
        await page.route(saves, (route) =>
          refuse ? route.fulfill({ status, contentType: 'text/html', body: '<h1>nginx</h1>' }) : route.fallback(),
        )
        await openForm(page, lang)
        await write(page)
        await goOn(page, lang)
        await send(page, lang)
        await expect(page.getByRole('alert').filter({ hasText: words[lang].answered(status) })).toBeVisible()
        expect(await violations(page, 'a report that was not sent', 'main')).toEqual([])
        refuse = false
        await button(page, sending.retry).click()
        await codeOf(page)
      })
    }

    test('and a refusal of the server’s own is told in its words, for a report, a file and a look-up', async ({
      page,
    }) => {
      const json = { code: 503, msg: 'NOTHING CAN BE STORED', data: null }
      for (const path of [saves, '**/file/upload/v4', queries]) {
        await page.route(path, (route) => route.fulfill({ status: 503, json }))
      }
      await openForm(page, lang)
      await write(page)
      await goOn(page, lang)
      await picker(page).setInputFiles(made())
      await send(page, lang)
      await expect(page.getByRole('alert').filter({ hasText: json.msg })).toBeVisible()
      await page.unroute('**/file/upload/v4')
      await button(page, sending.retry).click()
      await expect(page.getByRole('alert').filter({ hasText: json.msg })).toBeVisible()
      page.on('dialog', (dialog) => dialog.accept())
      await lookUp(page, lang, 'BEMYS-KA9W4-5NV89-W0V5D-Y7K03')
      await expect(page.getByRole('alert').filter({ hasText: json.msg })).toBeVisible()
    })
  })

  test.describe(`a browser (${lang})`, daily(lang === 'en'), () => {
    const others = async (page: Page) => {
      await expect(page.getByRole('link', { name: unfit.channels })).toBeVisible()
      await expect(page.getByText(unfit.never)).toBeVisible()
      await expect(field(page, 'content')).toHaveCount(0)
      expect(await violations(page, 'a browser that cannot seal', 'main')).toEqual([])
    }

    test('without encryption is told so, and what else there is', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
      await open(page, '/honest/report', lang)
      await expect(page.getByText(unfit.reasons['no-webcrypto'])).toBeVisible()
      await others(page)
    })

    test('that did not come over HTTPS is told so, and sends nothing', async ({ playwright, launchOptions }) => {
      const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP qingsui.test 127.0.0.1']
      const browser = await playwright.chromium.launch({ ...launchOptions, args })
      const page = await browser.newPage({ ...still.contextOptions, baseURL: `http://qingsui.test:${sitePort}` })
      const posts = counted(page, /./)
      for (const route of ['/honest/report', '/honest/query']) {
        await page.goto('about:blank')
        await page.goto(address(route, lang))
        await expect(page.getByText(unfit.reasons['insecure-origin'])).toBeVisible()
        await others(page)
      }
      expect(posts).toEqual([])
      await browser.close()
    })

    test('without scripts finds the telephone numbers and the post boxes', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ ...phone, baseURL, javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(`${lang === 'en' ? '/en' : ''}/honest/report`)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
        lang === 'en' ? 'Reporting online needs JavaScript' : '在线举报需要JavaScript',
      )
      await expect(field(page, 'content')).toBeHidden()
      await expect(leaveNow(page, lang)).toBeVisible() // a link, which works without scripts
      await page.getByRole('link', { name: lang === 'en' ? 'Compare all channels' : '比较全部举报渠道' }).click()
      const phoneNumber = lang === 'en' ? '+86 710 555 0110' : '0710-555-0110'
      await expect(page.getByRole('link', { name: phoneNumber })).toBeVisible()
      await expect(page.getByRole('link', { name: phoneNumber })).toHaveAttribute('href', /^tel:\+?\d+$/)
      await expect(page.getByText(lang === 'en' ? /PO Box 0113/ : /邮政信箱0113号/)).toBeVisible()
      await context.close()
    })
  })
}

test('whatever answers in the place of the site, and a connection that fails, lose nothing and file nothing twice', async ({
  page,
}) => {
  await openForm(page, 'en')
  await write(page)
  await goOn(page, 'en')
  const json = { code: 503, msg: 'NOTHING CAN BE STORED', data: null }
  // The third answer is lost on its way back: the report is stored, but the page cannot know.
  let asked = 0
  await page.route(saves, async (route) => {
    asked++
    if (asked === 1) return route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>nginx</h1>' })
    if (asked === 2) return route.fulfill({ status: 503, json })
    if (asked > 3) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await send(page, 'en')
  const said = (text: string) => page.getByRole('alert').filter({ hasText: text })
  await expect(said(words.en.answered(503))).toBeVisible()
  expect(await violations(page, 'a report that was not sent', 'main')).toEqual([])
  await button(page, words.en.sending.retry).click()
  await expect(said(json.msg)).toBeVisible()
  await button(page, words.en.sending.retry).click()
  await expect(said(words.en.unreachable)).toBeVisible({ timeout: 30_000 })
  await button(page, words.en.sending.retry).click()
  await codeOf(page)
  expect(asked).toBe(4)
})

test('a report that did arrive is not changed and sent again: going back shows its code', async ({ page }) => {
  await openForm(page, 'en')
  await write(page)
  await goOn(page, 'en')
  await page.route(saves, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send(page, 'en')
  await button(page, words.en.sending.back).click({ timeout: 30_000 })
  await codeOf(page)
})

test('a second press on send sends nothing twice, neither a report nor a message', async ({ page }) => {
  const [reports, messages] = [counted(page, /save/), counted(page, /message/)]
  const twice = (name: string) =>
    button(page, name).evaluate((pressed: HTMLButtonElement) => {
      pressed.click()
      pressed.click()
    })
  await openForm(page, 'en')
  await write(page)
  await goOn(page, 'en')
  await button(page, words.en.form.review).click()
  await button(page, words.en.form.send).waitFor()
  await twice(words.en.form.send)
  const code = await codeOf(page)
  await page.locator('#last-group').fill(code.slice(-5))
  await lookUp(page, 'en', code)
  await page.getByRole('textbox', { name: words.en.query.write }).fill('One more thing.')
  await twice(words.en.query.send)
  await expect(page.getByText(words.en.query.sent, { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'One more thing.' })).toHaveCount(1)
  expect([reports.length, messages.length]).toEqual([1, 1])
})

test('a message whose answer was lost, changed and sent again, takes the next place', async ({ page }) => {
  const code = await filed(page, 'en')
  await lookUp(page, 'en', code)
  const box = page.getByRole('textbox', { name: words.en.query.write })
  await box.fill('The first version.')
  let lost = false
  await page.route('**/complaint/message/notoken', async (route) => {
    if (lost) return route.fallback()
    lost = true
    await route.fetch()
    await route.abort()
  })
  await button(page, words.en.query.send).click()
  await expect(page.getByRole('alert').filter({ hasText: words.en.query.sendFailed })).toBeVisible()
  await box.fill('The second version.')
  await button(page, words.en.query.send).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'The first version.' })).toBeVisible()
  await expect(box).toHaveValue('The second version.')
  await button(page, words.en.query.send).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'The second version.' })).toBeVisible()
  await expect(box).toHaveValue('')
})

test('offline, the notice that says so does not come to lie over the button that was pressed', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone.viewport)
  await lookUp(page, 'en', await filed(page, 'en'))
  await page.getByRole('textbox', { name: words.en.query.write }).fill('One more thing.')
  await context.setOffline(true)
  const notice = page.getByText(siteWords.state.offline)
  await expect(notice).toBeVisible()
  const send = button(page, words.en.query.send)
  // Where a thumb finds it; what it says then moves it down.
  await send.evaluate((pressed, height) => {
    scrollBy({ top: pressed.getBoundingClientRect().bottom - height + 100, behavior: 'instant' })
  }, phone.viewport.height)
  await send.press('Enter')
  const fault = page.getByRole('alert').filter({ hasText: words.en.query.sendFailed })
  await expect(fault).toBeVisible({ timeout: 30_000 })
  const [over, pressed] = [await notice.boundingBox(), await send.boundingBox()]
  if (!over || !pressed) throw new Error('both are there')
  expect(pressed.y >= over.y + over.height || pressed.y + pressed.height <= over.y).toBe(true)
  // It has a place of its own at the top of the page, and the form begins below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const [top, title] = [await notice.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
  expect(title?.y ?? 0).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0))
})

const made = (name = 'a.txt') => ({ name, mimeType: 'text/plain', buffer: Buffer.from('x') })
