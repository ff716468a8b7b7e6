import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { WholeLang } from '../contract/wholeLangs.ts'
import { wholeLangs } from '../contract/wholeLangs.ts'
import { chromiumSwitches, findChromium } from '../desk/exports/chromium.ts'
import { en } from '../edit/words/page.en.ts'
import { zh } from '../edit/words/page.zh.ts'
import { previewEn } from '../edit/words/preview.en.ts'
import { previewZh } from '../edit/words/preview.zh.ts'

/*
 * The pictures of the editors' handbook: npm --prefix tools run editing-pictures -- <the address that "npm run edit" printed>.
 * The program must run over a fresh copy of the content: subtitles are changed and saved.
 */
const [address] = process.argv.slice(2)
if (!address) throw new Error('Give the address that "npm run edit" printed, with its token.')

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
for (const lang of wholeLangs) await photograph(lang, address)
await browser.close()

async function photograph(lang: WholeLang, at: string) {
  const [words, preview] = lang === 'zh' ? [zh, previewZh] : [en, previewEn]
  const context = await browser.newContext({
    viewport: { width: 1360, height: 850 },
    locale: lang === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  await page.goto(at)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (lang === 'en' && (await button(zh.other).isVisible())) await button(zh.other).click()

  await page.goto(`${new URL(at).origin}/#/page/culture`)
  const subtitle = page.locator('[data-path="en.subtitle"] :is(input, textarea)')
  await subtitle.fill(`Good grain, good meat, ${lang === 'zh' ? 'and' : 'with'} every step between`)
  await picture(page, 'form', lang)
  await button(preview.open).click()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  await picture(page, 'preview', lang)
  await button(preview.open).click()
  await button(words.item.save).click()
  await page.getByText(words.item.saved).waitFor()
  await button(words.item.history).click()
  await dialog.getByRole('button', { name: words.history.differences }).first().click()
  await dialog.locator('ins').first().waitFor()
  await picture(page, 'history', lang)
  await dialog.getByRole('button', { name: words.history.close }).click()
  for (const name of ['translations', 'file'] as const) {
    await page.evaluate((to) => location.assign(`#/${to}`), name)
    if (name === 'file') await page.locator('main li img').first().waitFor()
    await picture(page, name === 'file' ? 'media' : name, lang)
  }
  await context.close()
}

/** Writes what the window shows, once its pictures are there. */
async function picture(page: Page, name: string, lang: WholeLang) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  )
  await page.mouse.move(0, 0)
  const file = join(import.meta.dirname, `../docs/pictures/editing-${name}.${lang}.webp`)
  await sharp(await page.screenshot())
    .resize({ width: 1200 })
    .webp({ quality: 82 })
    .toFile(file)
  console.log(file)
}
