import { readFileSync } from 'node:fs'
import { expect as expecting, type Locator, type Page } from '@playwright/test'
import type { DeskAction, DeskOutput } from '#contract/desk.ts'
import { complaintPaths, deskPaths } from '#contract/paths.ts'
import { type FilePart, newFileKey } from '#sealing/attachment.ts'
import { systemDigest, to64 } from '#sealing/bytes.ts'
import { newCode, readCode, writeCode } from '#sealing/code.ts'
import { type Complaint, openComplaint, sealComplaint } from '#sealing/complaint.ts'
import { deriveKeys } from '#sealing/derive.ts'
import { type Message, openMessage, sealMessage } from '#sealing/message.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { complaintDigest } from '#sealing/proofOfWork.ts'
import { openFile } from '#sealing/reassemble.ts'
import { sign } from '#sealing/signing.ts'
import { partCount } from '#sealing/sizes.ts'
import { channelIn, doWork, keysIn } from '#server/testing/reports.ts'
import { en } from '#web/words/complaint.en.ts'
import { zh } from '#web/words/complaint.zh.ts'
import { en as site } from '#web/words/en.ts'
import { zh as siteZh } from '#web/words/zh.ts'
import { type Lang, open } from './site.ts'

/** Patient: keys, proof of work and the network take their time on a busy machine. */
export const expect = expecting.configure({ timeout: 20_000 })

/** What the form and the look-up say, by language. */
export const words = { zh, en }
/** Stands in every report of the journeys and must stand nowhere else. */
export const secret = 'CANARY-e2e-58213'

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const leaveNow = (page: Page, lang: Lang) =>
  page.getByRole('link', { name: (lang === 'en' ? site : siteZh).leaveNow, exact: true })
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

/** Fills in the first step. */
export async function write(page: Page) {
  await page.locator('[name="channel"][value="compliance"]').check()
  await field(page, 'content').fill(`${secret} 收受回扣`)
  await field(page, 'reportedName').fill('王某')
  await field(page, 'department').fill('采购中心')
}

/** From the filled first step to the second, in which nothing is required. */
export async function goOn(page: Page, lang: Lang) {
  await button(page, words[lang].form.next).click()
  await expect(page.getByText(words[lang].form.step(2))).toBeVisible()
}

/** From the second step to the press on send. */
export async function send(page: Page, lang: Lang) {
  await button(page, words[lang].form.review).click()
  await button(page, words[lang].form.send).click()
}

/** The query code, once it is shown. */
export async function codeOf(page: Page): Promise<string> {
  const groups = page.locator('p[translate="no"] span')
  await expect(groups).toHaveCount(5, { timeout: 60_000 })
  return (await groups.allInnerTexts()).join('-')
}

/** Files a report as the form does, which other journeys walk through, and stays on the look-up. */
export async function filed(page: Page, lang: Lang): Promise<string> {
  await open(page, '/honest/query', lang)
  const { data: offered } = await (await page.request.get(complaintPaths.channels)).json()
  const [channel, code] = [channelIn(offered, 'compliance'), newCode('C')]
  const [keys, fileKey] = [await deriveKeys(code), await newFileKey()]
  const fields = { content: '收受回扣', reportedName: '王某', department: '采购中心' }
  const report = to64(
    await sealComplaint({ channel, recovery: keysIn(offered).recovery, keys, fields, fileKey, files: [] }),
  )
  const work = doWork(offered.work, complaintDigest({ case: keys.case, report }))
  const data = { v: 2, case: keys.case, channel: 'C', report, files: [], work }
  const answered = await page.request.post(complaintPaths.save, { data })
  expecting(answered.status(), await answered.text()).toBe(200)
  return writeCode(code)
}

/** Opens the look-up and asks for a code. */
export async function lookUp(page: Page, lang: Lang, code: string) {
  await openAnew(page, '/honest/query', lang)
  await page.getByRole('textbox', { name: words[lang].query.label }).fill(code)
  await button(page, words[lang].query.submit).click()
}

/** The server behind a page, or one without a page. */
type Server = Pick<Page, 'request' | 'url'>
type Ask = <A extends DeskAction>(action: A, given?: object) => Promise<DeskOutput<A>>

/** The officers' calls, with the key that the server made at its first start. */
async function officer(page: Server): Promise<{ keys: OfficerKeys; ask: Ask }> {
  const file = readFileSync('.cache/e2e/officer-keys/compliance.age', 'utf8')
  const keys = await officerKeys(file.match(/^AGE-.*$/m)?.[0] ?? '')
  const { origin } = new URL(page.url())
  const head = { n: 0, print: '0'.repeat(64) }
  const ask: Ask = async (action, given = {}) => {
    const { data } = await (await page.request.post(origin + deskPaths.challenge, { data: {} })).json()
    const text = JSON.stringify({ challenge: data.challenge, origin, channel: 'C', head, action, ...given })
    const request = { key: keys.verifyKey, text, signature: sign('desk-request', text, keys.signingKey) }
    const answer = await (await page.request.post(origin + deskPaths.request, { data: request })).json()
    expecting(answer.code, answer.msg).toBe(200)
    return answer.data
  }
  return { keys, ask }
}

async function caseOf(code: string): Promise<string> {
  const read = readCode(code)
  if (!read.ok) throw new Error(`${code}: ${read.fault}`)
  return (await deriveKeys(read.code)).case
}

/** The report under a code as an officer opens it. */
export async function opened(page: Server, code: string) {
  const { keys, ask } = await officer(page)
  const name = { case: await caseOf(code) }
  const { sealed } = await ask('open', name)
  const { complaint } = await openComplaint(Buffer.from(sealed, 'base64url'), [keys.identity], {
    ...name,
    channel: 'C',
  })
  return { keys, ask, name, complaint }
}

/** Lets the page, whose clock is the test's, stand idle for so long, until it says something. */
export async function expectIdle(page: Page, time: string, said: Locator) {
  // Scrolling is a sign of life, and the page may still be scrolling from what was done before.
  await expect(async () => {
    await page.clock.fastForward(time)
    await expect(said).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/** An officer's answers to the report under a code, before anybody else has written. */
export async function answer(page: Server, code: string, ...answers: Partial<Message>[]) {
  const { keys, ask, name, complaint } = await opened(page, code)
  let before = name.case
  for (const [at, given] of answers.entries()) {
    const turn = at + 1
    const message = { ...name, from: 'officer', turn, before, body: '', ...given } as const
    const recipients = [...complaint.sealedTo, complaint.replyTo]
    const bytes = await sealMessage(message, recipients, keys.signingKey)
    await ask('reply', { ...name, turn, sealed: Buffer.from(bytes).toString('base64url') })
    const expected = { ...name, from: 'officer', turn, keys: [keys.verifyKey] } as const
    before = (await openMessage(bytes, [keys.identity], expected)).hash
  }
}

/** A report and the bytes of its files, as an officer opens them. */
export async function arrived(page: Server, code: string): Promise<{ report: Complaint; files: Buffer[] }> {
  const { ask, name, complaint } = await opened(page, code)
  const files = complaint.files.map(async (entry) => {
    async function* parts(): AsyncGenerator<FilePart> {
      for (let number = 0; number < partCount(entry.size); number++) {
        const part = await ask('part', { ...name, upload: entry.id, number })
        const bytes = Uint8Array.from(Buffer.from(part.bytes, 'base64url'))
        yield { number, bytes, sha256: await systemDigest(bytes) }
      }
    }
    return Buffer.from(await new Response(await openFile(parts(), complaint.fileKey, entry)).arrayBuffer())
  })
  return { report: complaint, files: await Promise.all(files) }
}
