import { readFileSync } from 'node:fs'
import { expect as expecting, type Page } from '@playwright/test'
import type { DeskAction, DeskOutput } from '#contract/desk.ts'
import { deskPaths } from '#contract/paths.ts'
import type { FilePart } from '#sealing/attachment.ts'
import { systemDigest } from '#sealing/bytes.ts'
import { readCode } from '#sealing/code.ts'
import { type Complaint, openComplaint } from '#sealing/complaint.ts'
import { deriveKeys } from '#sealing/derive.ts'
import { type Message, sealMessage } from '#sealing/message.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { openFile } from '#sealing/reassemble.ts'
import { sign } from '#sealing/signing.ts'
import { partCount } from '#sealing/sizes.ts'
import { en } from '#web/words/complaint.en.ts'
import { zh } from '#web/words/complaint.zh.ts'
import { type Lang, open } from './site.ts'

/** Patient: keys, proof of work and the network take their time on a busy machine. */
export const expect = expecting.configure({ timeout: 20_000 })

/** What the form and the look-up say, by language. */
export const words = { zh, en }
/** Stands in every report of the journeys and must stand nowhere else. */
export const secret = 'CANARY-e2e-58213'

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const quickExit = (page: Page, lang: Lang) =>
  page.getByRole('link', { name: words[lang].exit.button, exact: true })
export const picker = (page: Page) => page.locator('input[type="file"]')

/** In a new document, wherever the page is. */
async function openAnew(page: Page, route: string, lang: Lang) {
  await page.goto('about:blank')
  await open(page, route, lang)
}

export async function openForm(page: Page, lang: Lang) {
  await openAnew(page, '/honest/report', lang)
  await expect(field(page, 'content')).toBeVisible()
}

export async function write(page: Page) {
  await page.locator('[name="channel"][value="compliance"]').check()
  await field(page, 'content').fill(`${secret} 收受回扣`)
  await field(page, 'reportedName').fill('王某')
  await field(page, 'department').fill('采购中心')
}

/** From the filled form to the press on send. */
export async function send(page: Page, lang: Lang) {
  await button(page, words[lang].form.review).click()
  await button(page, words[lang].form.send).click()
}

/** The query code, once it is shown. */
export async function codeOf(page: Page): Promise<string> {
  const groups = page.locator('[translate="no"] span')
  await expect(groups).toHaveCount(5, { timeout: 60_000 })
  return (await groups.allInnerTexts()).join('-')
}

/** Sends a report and confirms its code, so that leaving the page asks nothing. */
export async function report(page: Page, lang: Lang): Promise<string> {
  await openForm(page, lang)
  await write(page)
  await send(page, lang)
  const code = await codeOf(page)
  await page.locator('#last-group').fill(code.slice(-5))
  return code
}

/** Opens the look-up and asks for a code. */
export async function lookUp(page: Page, lang: Lang, code: string) {
  await openAnew(page, '/honest/query', lang)
  await page.getByRole('textbox', { name: words[lang].query.label }).fill(code)
  await button(page, words[lang].query.submit).click()
}

type Ask = <A extends DeskAction>(action: A, given?: object) => Promise<DeskOutput<A>>

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

async function lookupOf(code: string): Promise<string> {
  const read = readCode(code)
  if (!read.ok) throw new Error(`${code}: ${read.fault}`)
  return (await deriveKeys(read.code)).lookup
}

/** The report under a code as an officer opens it. */
async function opened(page: Page, code: string) {
  const { keys, ask } = await officer(page)
  const lookup = await lookupOf(code)
  const { sealed } = await ask('open', { lookup })
  const expected = { case: lookup, channel: 'compliance' }
  const report = await openComplaint(Buffer.from(sealed, 'base64url'), [keys.identity], expected)
  return { keys, ask, lookup, report }
}

/** Lets the page, whose clock is the test's, stand idle until what it held is cleared and it says why. */
export async function expectIdleWipe(page: Page, lang: Lang) {
  // Scrolling is a sign of life, and the page may still be scrolling from what was done before.
  await expect(async () => {
    await page.clock.fastForward('31:00')
    await expect(page.getByText(words[lang].exit.cleared.idle)).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/** An officer's answers to the report under a code, the first being turn 1. */
export async function answer(page: Page, code: string, ...answers: Partial<Message>[]) {
  const { keys, ask, lookup, report } = await opened(page, code)
  for (const [at, given] of answers.entries()) {
    const message = { case: lookup, from: 'officer', turn: at + 1, body: '', ...given } as const
    const sealed = await sealMessage(message, [report.replyTo], keys.signingKey)
    await ask('reply', { lookup, turn: at + 1, sealed: Buffer.from(sealed).toString('base64url') })
  }
}

/** A report and the bytes of its files, as an officer opens them. */
export async function arrived(page: Page, code: string): Promise<{ report: Complaint; files: Buffer[] }> {
  const { ask, lookup, report } = await opened(page, code)
  const files = report.files.map(async (entry) => {
    async function* parts(): AsyncGenerator<FilePart> {
      for (let number = 0; number < partCount(entry.size); number++) {
        const part = await ask('part', { lookup, upload: entry.id, number })
        const bytes = Uint8Array.from(Buffer.from(part.bytes, 'base64url'))
        yield { number, bytes, sha256: await systemDigest(bytes) }
      }
    }
    return Buffer.from(await new Response(await openFile(parts(), report.fileKey, entry)).arrayBuffer())
  })
  return { report, files: await Promise.all(files) }
}
