import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, launch, type Page } from 'puppeteer-core'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { openCase } from '../desk/cases/case.ts'
import { writeNote } from '../desk/cases/notes.ts'
import { reply } from '../desk/cases/reply.ts'
import { prepare } from '../desk/commands/call.ts'
import { chromiumSwitches, findChromium } from '../desk/exports/chromium.ts'
import { newKeys } from '../desk/keys/ring.ts'
import { startPage } from '../desk/page/server.ts'
import { keepSettings } from '../desk/settings.ts'
import { confirmAll, type Office, openNamed, openOffice, passphrase } from '../desk/testing/office.ts'
import { report } from '../desk/testing/reporter.ts'
import { openWebsite, origin } from '../desk/testing/website.ts'

/*
 * Draws the pictures of the page of instructions (docs/desk) from the real desk, over the tests' website in memory:
 * node scripts/deskPictures.ts
 */
const pictures = fileURLToPath(new URL('../docs/desk/pictures', import.meta.url))
const size = { width: 1040, height: 760 }

const texts = {
  en: {
    channels: ['Compliance department', 'Audit committee'],
    reports: [
      { subject: 'Scales at gate 2', content: 'The weighbridge shows 400 kg too little on Fridays.' },
      { subject: 'Gifts from a supplier', content: 'A supplier paid for a journey before the tender was decided.' },
    ],
    fields: { reportedName: 'Example person', department: 'Warehouse 2' },
    answer: 'Thank you. We have received your report and are looking into it. Are there delivery notes?',
    note: 'Asked the laboratory for the calibration sheets.',
    tags: ['scales'],
  },
  zh: {
    channels: ['合规部', '审计委员会'],
    reports: [
      { subject: '二号门地磅', content: '每逢周五，地磅显示的重量少四百公斤。' },
      { subject: '供应商请客', content: '招标结果公布之前，供应商支付了一次旅行费用。' },
    ],
    fields: { reportedName: '示例人员', department: '二号仓库' },
    answer: '感谢您的举报，我们已收到并开始核实。是否有送货单可供查对？',
    note: '已请化验室提供校准记录。',
    tags: ['地磅'],
  },
} as const satisfies Record<WholeLang, unknown>

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium: the variable CHROMIUM names one.')
mkdirSync(pictures, { recursive: true })
const browser = await launch({ executablePath, args: [...chromiumSwitches], headless: true })
try {
  for (const lang of ['en', 'zh'] as const) await draw(browser, lang)
} finally {
  await browser.close()
}

async function draw(browser: Browser, lang: WholeLang): Promise<void> {
  const website = openWebsite()
  for (const [at, words] of website.words.entries()) words.name = texts[lang].channels[at] ?? words.name
  const fresh = openOffice(website)
  await keepSettings(fresh.folder, { server: 'https://www.example.com', lang })
  await visit(browser, fresh, async (page, address) => {
    await page.goto(address)
    await picture(page, `${lang}-first`, 'main')
  })
  const [office, colleague] = [await openNamed(website), await openNamed(website)]
  website.recovery = (await newKeys()).recipient
  await confirmAll(office, colleague)
  await keepSettings(office.folder, { server: origin, lang })
  const whole = await fill(website, await office.desk(), lang)
  await visit(browser, office, async (page, address) => {
    await page.goto(address)
    await page.type('#passphrase', passphrase)
    await Promise.all([page.waitForNavigation(), page.click('button.first')])
    await picture(page, `${lang}-list`, 'h2 + form[role="search"]')
    await page.goto(`${address}case/${whole}`)
    await picture(page, `${lang}-case`, 'main')
    await page.goto(`${address}keys`)
    await page.$$eval('details', (all) => {
      for (const details of all) details.open = true
    })
    await picture(page, `${lang}-keys`, 'main')
  })
}

/** Two cases: one answered, with a note, that the officer looks after; one new. Returns the first. */
async function fill(
  website: ReturnType<typeof openWebsite>,
  desk: Awaited<ReturnType<Office['desk']>>,
  lang: WholeLang,
) {
  const { reports, fields, answer, note, tags } = texts[lang]
  const [first] = await Promise.all(reports.map((said) => report(website, { ...fields, ...said })))
  if (!first) throw new Error('no report')
  await reply(desk, first.case, { body: answer, status: 'checking', turn: 1 })
  const handling = { assign: desk.signer.verifyKey, tags: [...tags], body: note }
  await writeNote(desk, await openCase(desk, first.case), handling)
  return first.case
}

async function visit(browser: Browser, office: Office, work: (page: Page, address: string) => Promise<void>) {
  delete office.env.DESK_PASSPHRASE_FILE // the desk would warn of it
  const desk = await startPage(await prepare(office.surroundings(), {}, []), 0)
  const page = await browser.newPage()
  await page.setViewport({ ...size, deviceScaleFactor: 1 })
  try {
    await work(page, desk.address)
  } finally {
    await page.close()
    await desk.close()
    office.close()
  }
}

/** The window from where an element begins. */
async function picture(page: Page, name: string, from: string): Promise<void> {
  await page.$eval(from, (element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 72))
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}
