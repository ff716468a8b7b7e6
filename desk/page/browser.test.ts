import { type Browser, chromium, type Page as Tab } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { bodyLimit } from '#sealing/message.ts'
import { prepare } from '../commands/call.ts'
import { findChromium } from '../exports/chromium.ts'
import { openNamed, passphrase } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import { openWebsite } from '../testing/website.ts'
import { type Page, startPage } from './server.ts'

/* What an officer's browser does with the page by itself: going back, filling in, leaving. SKIPPED without Chromium. */

const program = findChromium()
const website = openWebsite()
let office: Awaited<ReturnType<typeof openNamed>>
let browser: Browser
let page: Page
let tab: Tab
let reporter: Awaited<ReturnType<typeof report>>

beforeAll(async () => {
  if (!program) return
  office = await openNamed(website)
  browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser?.close()
  office?.close()
})
beforeEach(async () => {
  if (!program) return
  page = await startPage(await prepare(office.surroundings(), { lang: 'en' }, []), 0)
  onTestFinished(() => page.close())
  tab = await browser.newPage()
  onTestFinished(() => tab.close())
  reporter = await report(website, { content: 'x' })
  await tab.goto(page.address)
  await tab.getByLabel('Passphrase').fill(passphrase)
  await tab.getByRole('button', { name: 'Unlock' }).click()
  await tab.goto(`${page.address}case/${reporter.case}`)
})
const answer = () => tab.getByLabel('To the reporter')
const send = () => tab.getByRole('button', { name: 'Seal, sign and send' }).click()

test.skipIf(!program)('back after sending offers nothing of what was sent, and the reporter gets it once', async () => {
  await answer().fill('Thank you')
  await send()
  await tab.getByText('was answered').waitFor()
  const note = tab.getByLabel('Note', { exact: true })
  await note.fill('Ask the gatekeeper')
  await tab.getByRole('button', { name: 'Seal and save the note' }).click()
  await tab.getByText('The note was saved').waitFor()
  for (const _ of [1, 2, 3]) {
    await tab.goBack({ waitUntil: 'load' }).catch(() => null)
    if (!tab.url().includes('/case/')) break
    expect([await answer().inputValue(), await note.inputValue()]).toEqual(['', ''])
  }
  expect(await reporter.read()).toHaveLength(1)
})

test.skipIf(!program)('an answer that is too long is counted, refused and kept whole', async () => {
  const long = '长'.repeat(bodyLimit + 1)
  await answer().fill(long)
  await tab.getByText(`${bodyLimit + 1} of ${bodyLimit} characters`).waitFor()
  await send()
  await tab.getByText(`The answer has ${bodyLimit + 1} characters`).waitFor()
  expect(await answer().inputValue()).toBe(long)
  expect(await reporter.read()).toEqual([])
})

test.skipIf(!program)('leaving with an unsent answer asks first; walking the desk’s pages does not', async () => {
  const asked: string[] = []
  tab.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await answer().click()
  await tab.keyboard.type('half an answer')
  await tab.getByRole('link', { name: 'Keys' }).click()
  await tab.getByRole('heading', { level: 1, name: 'Keys' }).waitFor()
  await tab.goBack()
  await expect.poll(() => answer().inputValue()).toBe('half an answer')
  expect(asked).toEqual([])
  await answer().click()
  await tab.evaluate(() => location.assign('about:blank'))
  await expect.poll(() => asked).toEqual(['beforeunload'])
  expect(await answer().inputValue()).toBe('half an answer')
})

test.skipIf(!program)('a desk whose window was closed leaves the text where it is, and says what to do', async () => {
  await answer().fill('half an answer')
  await page.close()
  await send()
  await tab.getByText('its window was closed').waitFor()
  expect(await answer().inputValue()).toBe('half an answer')
})
