import { test } from '@playwright/test'
import { violations } from './axe.ts'
import {
  answer,
  arrived,
  button,
  codeOf,
  expect,
  expectIdle,
  field,
  filed,
  goOn,
  leaveNow,
  lookUp,
  openForm,
  picker,
  secret,
  send,
  words,
  write,
} from './complaint.ts'
import { daily, expectRoute, go, heading, languages, looks, open, still } from './site.ts'

test.setTimeout(120_000)

for (const { lang, width, size, details } of looks) {
  test.describe(`${lang} at ${width} px`, details, () => {
    test.use({ ...size, ...still })
    const { form, query, faults, files } = words[lang]

    test('a report is written, corrected, checked, sent, looked up and answered', async ({ page }) => {
      const bodies: string[] = []
      page.on('request', (request) =>
        bodies.push(`${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''}`),
      )
      await openForm(page, lang)
      await expect(page.getByText(form.step(1))).toBeVisible()
      await expect(page.getByText(words[lang].trial)).toBeVisible() // the server made the keys itself
      await button(page, form.next).click()
      const summary = page.getByRole('alert').filter({ hasText: faults.title(4) })
      await expect(summary).toBeFocused()
      await expect(summary).toBeInViewport()
      await summary.getByRole('button', { name: faults.channel }).click()
      await expect(page.getByRole('radio').first()).toBeFocused()
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0) // nobody reads it by oversight
      for (const name of ['content', 'reportedName', 'department'] as const) {
        const fault = faults.missing(form.labels[name])
        await summary.getByRole('button', { name: fault }).click()
        await expect(field(page, name)).toBeFocused()
        await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${fault}$`))
      }
      expect(await violations(page, 'the form with faults', 'main')).toEqual([])

      await write(page)
      await goOn(page, lang)
      await field(page, 'reporterPhone').fill('12345')
      // The field is left by the press itself: what that tells must not move the button away from under it.
      await button(page, form.review).click()
      await expect(page.getByRole('alert').filter({ hasText: faults.title(1) })).toBeFocused()
      await button(page, faults.emptyIt(form.labels.reporterPhone)).click()
      await expect(field(page, 'reporterPhone')).toHaveValue('')
      const photograph = Buffer.from('ffd8fffe000c43414e415259ffda00020102ffd9', 'hex')
      await picker(page).setInputFiles([
        { name: `${secret}.txt`, mimeType: 'text/plain', buffer: Buffer.from(secret) },
        { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photograph },
      ])
      await expect(page.getByRole('listitem').filter({ hasText: 'a.jpg' })).toContainText(files.asItIs.photograph)
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      expect(await violations(page, 'the second step', 'main')).toEqual([])
      await button(page, form.review).click()
      await expect(page.getByText(form.step(3))).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: secret }).first()).toBeVisible()
      const reviewed = (label: string) => page.getByRole('term').filter({ hasText: label }).locator('~ dd').first()
      await expect(reviewed(form.empty)).toContainText(form.labels.farmNumber)
      await expect(reviewed(form.identity)).toHaveText(form.anonymous)
      expect(await violations(page, 'the review', 'main')).toEqual([])
      await button(page, form.changeOf(form.labels.department)).click()
      await expect(field(page, 'department')).toBeFocused()
      await goOn(page, lang)
      await send(page, lang)
      const code = await codeOf(page)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
      expect(await violations(page, 'the code', 'main')).toEqual([])
      await page.locator('#last-group').fill('00000')
      await expect(page.locator('#last-group-said')).not.toBeEmpty()
      await page.locator('#last-group').fill(code.slice(-5).toLowerCase())
      await expect(page.locator('#last-group')).not.toHaveAttribute('aria-invalid')

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

      await answer(page, code, { status: 'checking', body: '已指定经办人。' })
      await lookUp(page, lang, ` ${code.toLowerCase().replaceAll('-', ' ')} `)
      await expect(page.getByText('已指定经办人。')).toBeVisible({ timeout: 20_000 })
      const status = page.getByRole('region', { name: query.status, exact: true })
      await expect(status.getByText(query.statuses.checking, { exact: true })).toBeVisible()
      expect(await violations(page, 'the case', 'main')).toEqual([])
      await page.getByRole('textbox', { name: query.write }).fill('还有一位证人。')
      await button(page, query.send).click()
      await expect(page.getByRole('listitem').filter({ hasText: '还有一位证人。' })).toBeVisible({ timeout: 20_000 })
    })
  })
}

test.describe('files', () => {
  test.use(still)
  const bytes = Buffer.from(Array.from({ length: 2_300_000 }, (_, at) => (at * 31) % 251))
  const files = [
    { name: 'film.bin', mimeType: '', buffer: bytes },
    { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('笔记') },
  ]

  for (const without of ['nothing', 'workers'] as const) {
    test(`arrive whole from a browser that lacks ${without}`, daily(without === 'nothing'), async ({ page }) => {
      const workers: string[] = []
      page.on('worker', (worker) => workers.push(worker.url()))
      if (without === 'workers') await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
      await openForm(page, 'en')
      await write(page)
      await goOn(page, 'en')
      await picker(page).setInputFiles(files)
      await expect(page.getByText('2 files added, 2.3 MB in all.')).toBeVisible()
      await send(page, 'en')
      const { report, files: got } = await arrived(page, await codeOf(page))
      expect(report.files.map(({ name }) => name)).toEqual(['film.bin', 'note.txt'])
      expect(got.map((file, at) => file.equals(files[at]?.buffer ?? Buffer.alloc(0)))).toEqual([true, true])
      // The test of what seals, proof of work, and each file's sealing.
      expect(workers).toHaveLength(without === 'nothing' ? 4 : 0)
    })
  }
})

test.describe('leaving', () => {
  test.use(still)

  for (const way of ['link', 'keys'] as const) {
    test(`“Leave now” by its ${way} leads off the page and leaves nothing to go back to`, async ({ page }) => {
      page.on('dialog', () => expect(false, 'nothing is asked of whoever is in a hurry').toBe(true))
      await open(page, '/culture', 'en')
      await go(page, '/honest/report')
      await write(page)
      if (way === 'link') await leaveNow(page, 'en').click()
      else for (let press = 0; press < 3; press++) await page.keyboard.press('Shift')
      await expect(page).toHaveURL(/\/en\/(#\/)?pigPrice$/)
      await page.goBack()
      await expect(heading(page)).toHaveText('Culture')
      await expect(field(page, 'content')).toHaveCount(0)
    })
  }

  for (const [stop, way] of [
    ['the review', 'link'],
    ['the code', 'link'],
    ['the code', 'keys'],
  ] as const) {
    test(`“Leave now” by its ${way} at ${stop} leaves at once as well, and nothing to go back to`, async ({ page }) => {
      page.on('dialog', () => expect(false, 'nothing is asked of whoever is in a hurry').toBe(true))
      await open(page, '/culture', 'en')
      await go(page, '/honest/report')
      await write(page)
      await goOn(page, 'en')
      if (stop === 'the code') {
        await send(page, 'en')
        await codeOf(page)
      } else await button(page, words.en.form.review).click()
      if (way === 'link') await leaveNow(page, 'en').click()
      else for (let press = 0; press < 3; press++) await page.keyboard.press('Shift')
      await expect(page).toHaveURL(/\/en\/(#\/)?pigPrice$/)
      await page.goBack()
      await expect(heading(page)).toHaveText('Culture')
    })
  }

  test('Back leads from step to step, with what was written, and asks only where it leads off the form', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      return dialog.dismiss()
    })
    await open(page, '/culture', 'en')
    await go(page, '/honest/report')
    await write(page)
    await goOn(page, 'en')
    await button(page, words.en.form.review).click()
    await expect(page.getByText(words.en.form.step(3))).toBeVisible()
    for (const step of [2, 1]) {
      await page.evaluate(() => history.back())
      await expect(page.getByText(words.en.form.step(step))).toBeVisible()
    }
    await expect(field(page, 'reportedName')).toHaveValue('王某')
    expect(asked).toEqual([])
    await expectRoute(page, '/honest')
    await field(page, 'content').press('End')
    await page.evaluate(() => history.back())
    await expect.poll(() => asked).toEqual([words.en.form.leave])
  })

  test('in the app neither title nor address tells of the report; a reload leads to the overview', async ({ page }) => {
    await open(page, '/honest', 'en')
    const report = page.getByRole('main').getByRole('link', { name: 'I want to report' }).first()
    await report.click()
    await expect(field(page, 'content')).toBeVisible()
    await expect(page).toHaveTitle('Qingsui Foods')
    await expectRoute(page, '/honest')
    await page.reload()
    await expect(heading(page)).toHaveText('Integrity')
  })

  test('what the report needs has come before it is opened: opening it asks for nothing', async ({ page }) => {
    test.slow()
    const asked: string[] = []
    const offered = page.waitForResponse(/complaint\/channels\/notoken/)
    await open(page, '/culture', 'en')
    await offered
    // The page that is left may still show pictures as it is scrolled, and the browser asks for the icon as on every page.
    page.on('request', (request) => !request.url().includes('/pictures/') && asked.push(request.url()))
    await page.getByRole('contentinfo').getByRole('link', { name: 'I want to report' }).click()
    await write(page)
    await goOn(page, 'en')
    await expect(button(page, words.en.form.review)).toBeEnabled()
    expect(asked.filter((address) => !address.startsWith('blob:') && !/sealWorker|sealing/.test(address))).toEqual([])
  })

  test('on a phone of 390 × 740 fields begin on the first screen, and the header keeps the way off in sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 740 })
    await openForm(page, 'en')
    await expect(page.getByText(words.en.trial)).toBeVisible()
    const first = await page.getByRole('radio').first().boundingBox()
    expect(first?.y).toBeLessThan(480)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(leaveNow(page, 'en')).toBeInViewport()
  })

  test('a code is whole at 360 px, and the report is filed by the keyboard alone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openForm(page, 'en')
    const { form } = words.en
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    for (const text of ['A lorry was weighed twice.', 'A clerk', 'The mill']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByText(form.step(2))).toBeVisible()
    await button(page, form.review).focus()
    await page.keyboard.press('Enter')
    await button(page, form.send).focus()
    await page.keyboard.press('Enter')
    await codeOf(page)
    const groups = await page.locator('p[translate="no"] span').all()
    for (const group of groups) {
      const box = await group.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
    }
  })

  test('what was written is gone when the page is left and entered again', async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept())
    await openForm(page, 'en')
    await write(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Culture' }).click()
    await expect(field(page, 'content')).toHaveCount(0)
    await expect(heading(page)).toHaveText('Culture')
    await page.goBack()
    await expect(field(page, 'content')).toHaveValue('')
  })

  test('Back and a link ask before what was written is lost; a link within the page and a telephone number do not', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      return dialog.dismiss()
    })
    await open(page, '/culture', 'en')
    await go(page, '/honest/report')
    await field(page, 'content').pressSequentially('Mine')
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /710 555 0100/ })
      .evaluate((link: HTMLElement) => {
        link.addEventListener('click', (event) => event.preventDefault())
        link.click()
      })
    expect(asked).toEqual([])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Culture' }).click()
    expect(asked).toEqual([words.en.form.leave])
    await field(page, 'content').pressSequentially('.')
    await page.evaluate(() => history.back())
    await expect.poll(() => asked.length).toBe(2)
    await expect(field(page, 'content')).toHaveValue('Mine.')
  })

  for (const lang of languages) {
    test(
      `after 30 idle minutes the form is cleared, and says why (${lang})`,
      daily(lang === 'zh'),
      async ({ page }) => {
        await page.clock.install()
        await openForm(page, lang)
        await write(page)
        await goOn(page, lang)
        const { near, stay, cleared } = words[lang].exit
        await expectIdle(page, '29:00', page.getByRole('status').filter({ hasText: near }))
        await button(page, stay).click()
        await expect(page.getByText(near)).toHaveCount(0)
        await expectIdle(page, '31:00', page.getByText(cleared.idle))
        await expect(page.getByText(cleared.idle)).toBeFocused()
        await expect(page.getByText(cleared.idle)).toBeInViewport({ ratio: 1 })
        await expect(field(page, 'content')).toHaveValue('')
      },
    )

    test(
      `a code page that was cleared says that the report was received, and what to do (${lang})`,
      daily(lang === 'en'),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.clock.install()
        await openForm(page, lang)
        await write(page)
        await goOn(page, lang)
        await send(page, lang)
        await codeOf(page)
        const said = page.getByText(words[lang].exit.cleared.code)
        await expectIdle(page, '31:00', said)
        await expect(said).toBeFocused()
        await expect(said).toBeInViewport({ ratio: 1 })
      },
    )

    test(
      `after 30 idle minutes the case is cleared, and the page says why (${lang})`,
      daily(lang === 'en'),
      async ({ page }) => {
        const code = await filed(page, lang)
        await page.clock.install()
        await lookUp(page, lang, code)
        const thread = page.getByRole('heading', { name: words[lang].query.thread })
        await expect(thread).toBeVisible()
        await expectIdle(page, '31:00', page.getByText(words[lang].exit.cleared.idle))
        await expect(thread).toHaveCount(0)
        await expect(page.getByRole('textbox', { name: words[lang].query.label })).toHaveValue('')
      },
    )
  }
})
