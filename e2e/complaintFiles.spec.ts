import { truncateSync, writeFileSync } from 'node:fs'
import { test } from '@playwright/test'
import { sizeOf } from '#web/words/size.ts'
import { violations } from './axe.ts'
import {
  arrived,
  button,
  codeOf,
  expect,
  field,
  goOn,
  lookUp,
  openForm,
  picker,
  send,
  words,
  write,
} from './complaint.ts'
import { all, daily, languages, still } from './site.ts'

test.use(still)
test.setTimeout(120_000)

for (const lang of languages) {
  const { form, files, sending } = words[lang]

  test.describe(`files (${lang})`, daily(lang === 'zh'), () => {
    const made = (name: string, size = 1) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(size) })

    test('too many, too large, empty or twice are refused by name, the others stay', async ({ page }) => {
      const film = test.info().outputPath(`film-${lang}.mp4`)
      writeFileSync(film, '')
      truncateSync(film, 200 * 1024 * 1024)
      await openForm(page, lang)
      await write(page)
      await goOn(page, lang)
      await picker(page).setInputFiles(film)
      const fault = files.tooLarge(`film-${lang}.mp4`, sizeOf(200 * 1024 * 1024))
      await expect(page.getByText(fault)).toBeVisible()
      await picker(page).setInputFiles([
        ...Array.from({ length: 11 }, (_, at) => made(`file-${at}.txt`)),
        made('empty.txt', 0),
      ])
      await expect(page.getByText(files.tooMany('file-10.txt'))).toBeVisible()
      await expect(page.getByRole('button', { name: /file-\d/ })).toHaveCount(10)
      await button(page, files.remove('file-0.txt')).click()
      await expect(picker(page)).toBeFocused()
      await picker(page).setInputFiles(made('empty.txt', 0))
      await expect(page.getByText(files.empty('empty.txt'))).toBeVisible()
      expect(await violations(page, 'files that were refused', 'main')).toEqual([])
    })

    test('that change after they were picked are named; removed and added again, they are sent', async ({ page }) => {
      const path = test.info().outputPath(`slip-${lang}.txt`)
      writeFileSync(path, 'before')
      await openForm(page, lang)
      await write(page)
      await goOn(page, lang)
      await picker(page).setInputFiles([path])
      await expect(page.getByRole('listitem').filter({ hasText: 'slip' })).toBeVisible()
      writeFileSync(path, 'after, and longer')
      await send(page, lang)
      const alert = page.getByRole('alert').filter({ hasText: files.changed(`slip-${lang}.txt`) })
      await expect(alert).toBeVisible()
      await expect(button(page, sending.retry)).toHaveCount(0)
      await button(page, sending.back).click()
      await expect(field(page, 'content')).not.toHaveValue('')
      await goOn(page, lang)
      await button(page, files.remove(`slip-${lang}.txt`)).click()
      await picker(page).setInputFiles([path])
      await send(page, lang)
      const { files: got } = await arrived(page, await codeOf(page))
      expect(got.map(String)).toEqual(['after, and longer'])
    })

    test('with hostile names are shown as they are sealed, each by itself', async ({ page }) => {
      await openForm(page, lang)
      await write(page)
      await goOn(page, lang)
      const hostile = [
        '../../etc/passwd',
        'invoice\u202Efdp.exe',
        'a\u0007b\nc.txt',
        '<img src=x onerror=alert(1)>.png',
      ]
      const shown = ['../../etc/passwd', 'invoice\uFFFDfdp.exe', 'a\uFFFDb c.txt', '<img src=x onerror=alert(1)>.png']
      await page.evaluate((names) => {
        const transfer = new DataTransfer()
        for (const name of names) transfer.items.add(new File(['x'], name, { type: 'text/plain' }))
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
      }, hostile)
      const listed = page.locator('main li bdi')
      await expect(listed).toHaveText(shown)
      await button(page, form.review).click()
      await expect(page.locator('dd bdi')).toHaveText(shown)
      await button(page, form.send).click()
      const { report } = await arrived(page, await codeOf(page))
      expect(report.files.map(({ name }) => name)).toEqual(shown)
    })
  })
}

test(
  'an upload that takes more than 30 minutes clears nothing, neither of a report nor of a message',
  all,
  async ({ page }) => {
    await page.clock.install()
    const film = { name: 'film.bin', mimeType: '', buffer: Buffer.alloc(17_500_000, 7) }
    let parts = 0
    // Hardly less than a call is waited for.
    await page.route('**/file/upload/v4', async (route) => {
      parts++
      await page.clock.fastForward('01:55')
      await route.fallback()
    })
    await openForm(page, 'en')
    await write(page)
    await goOn(page, 'en')
    await picker(page).setInputFiles(film)
    await send(page, 'en')
    const code = await codeOf(page)
    expect(parts).toBe(17)
    await page.locator('#last-group').fill(code.slice(-5))
    await lookUp(page, 'en', code)
    await page.getByLabel(words.en.files.choose).setInputFiles(film)
    await button(page, words.en.query.send).click()
    await expect(page.getByRole('progressbar', { name: words.en.sending.title })).toBeVisible()
    await expect(page.getByText(words.en.query.sent, { exact: true })).toBeVisible()
    expect(parts).toBe(34)
  },
)
