import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type Page, test } from '@playwright/test'
import { complaintPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { type Message, openMessage, sealMessage } from '#sealing/message.ts'
import { officerKeys } from '#sealing/officer.ts'
import { sealSigned, sorted } from '#sealing/signedText.ts'
import { paddedMessage } from '#sealing/sizes.ts'
import { violations } from './axe.ts'
import { answer, button, expect, filed, lookUp, opened, words } from './complaint.ts'
import { type Lang, still } from './site.ts'

/*
 * What a reporter sees when whoever runs the server cheats. The rows of the real database are changed behind the server's back;
 * `server/attacks.test.ts` and `server/complaints/tampering.test.ts` show what its answers and the library make of it.
 */

test.use(still)
test.setTimeout(60_000)

/** Asks for a code on the look-up that is open. */
async function ask(page: Page, lang: Lang, code: string) {
  await page.getByRole('textbox', { name: words[lang].query.label }).fill(code)
  await button(page, words[lang].query.submit).click()
}

/** Changes rows as an operator could: not through the site. */
function change(sql: string, ...values: (Uint8Array | string | number)[]) {
  const database = new DatabaseSync('.cache/e2e/complaints.sqlite')
  try {
    database.exec('PRAGMA busy_timeout = 10000')
    expect(database.prepare(sql).run(...values).changes).toBe(1)
  } finally {
    database.close()
  }
}

type Opened = Awaited<ReturnType<typeof opened>>
const rowOf = ({ name }: Opened) => Buffer.from(name.case, 'base64url')
const put = (bytes: Uint8Array, found: Opened, turn: number) =>
  change('UPDATE messages SET body = ? WHERE "case" = ? AND turn = ?', bytes, rowOf(found), turn)
const recipientsOf = ({ complaint }: Opened) => [...complaint.sealedTo, complaint.replyTo]
const firstOf = ({ name }: Opened, given: Partial<Message>) =>
  ({ ...name, from: 'officer', turn: 1, before: name.case, body: '', ...given }) as const

/** Writes to the officers from the open case. Returns what left the browser. */
async function writeBack(page: Page, lang: Lang, body: string): Promise<Buffer> {
  const { query } = words[lang]
  const leaving = page.waitForRequest('**/complaint/message/notoken')
  await page.getByRole('textbox', { name: query.write }).fill(body)
  await button(page, query.send).click()
  return Buffer.from((await leaving).postDataJSON().sealed, 'base64url')
}

const identityIn = (channel: string) =>
  readFileSync(`.cache/e2e/officer-keys/${channel}.age`, 'utf8').match(/^AGE-.*$/m)?.[0] ?? ''

test('an officer’s message that the database lost is told as a gap, and its status is not guessed', async ({
  page,
}) => {
  const { query } = words.zh
  const code = await filed(page, 'zh')
  await answer(page, code, { status: 'checking', body: '第一条' }, { body: '第二条' })
  change('DELETE FROM messages WHERE "case" = ? AND turn = 1', rowOf(await opened(page, code)))
  await ask(page, 'zh', code)
  await expect(page.getByRole('alert').filter({ hasText: query.missing('1') })).toBeVisible()
  await expect(page.getByText('第二条', { exact: true })).toBeVisible()
  await expect(page.getByText(query.statuses.checking)).toHaveCount(0)
  await expect(page.getByText(query.noStatus)).toHaveCount(0) // an answer is there to read
  await expect(page.getByText(query.answered)).toBeVisible()
  expect(await violations(page, 'the case with a gap', 'main')).toEqual([])
})

test('a stranger’s message is not shown, and what the reporter writes then is not for the stranger', async ({
  page,
}) => {
  const { query, refusals } = words.en
  const code = await filed(page, 'en')
  await answer(page, code, { body: 'GENUINE' })
  const found = await opened(page, code)
  const stranger = await officerKeys(await newFileKey())
  const recipients = [stranger.recipient, ...recipientsOf(found)]
  put(
    await sealMessage(firstOf(found, { status: 'closed-upheld', body: 'FORGED' }), recipients, stranger.signingKey),
    found,
    1,
  )
  await ask(page, 'en', code)
  await expect(page.getByText(query.refused(refusals.signature))).toBeVisible()
  await expect(page.getByText(/FORGED|GENUINE/)).toHaveCount(0)
  await expect(page.getByText(query.statuses['closed-upheld'])).toHaveCount(0)
  await expect(page.getByText(query.noStatus)).toBeVisible()

  const sent = await writeBack(page, 'en', 'Is that you?')
  const expected = { ...found.name, from: 'reporter', turn: 2, keys: [found.complaint.replyKey] } as const
  const { message } = await openMessage(sent, [found.keys.identity], expected)
  expect(message.sealedTo).toEqual(sorted(recipientsOf(found)))
  await expect(openMessage(sent, [stranger.identity], expected)).rejects.toMatchObject({ reason: 'unreadable' })
})

test('a message that was replaced by another of the officer’s is told by what was written after it', async ({
  page,
}) => {
  const { query, refusals } = words.zh
  const code = await filed(page, 'zh')
  await answer(page, code, { status: 'more-information', body: '请补充时间' }, { body: '还有地点' })
  const found = await opened(page, code)
  const { sealed } = (await found.ask('open', found.name)).messages[1] ?? { sealed: '' }
  put(await sealMessage(firstOf(found, { body: '不用补充了' }), recipientsOf(found), found.keys.signingKey), found, 1)
  await ask(page, 'zh', code)
  await expect(page.getByRole('listitem').filter({ hasText: '还有地点' })).toContainText(query.sawOther)
  await expect(page.getByText(query.statuses['more-information'])).toHaveCount(0)

  put(Buffer.from(sealed, 'base64url'), found, 1) // the second in the place of the first
  await lookUp(page, 'zh', code)
  await expect(page.getByText(query.refused(refusals.turn))).toBeVisible()
  await expect(page.getByText('还有地点', { exact: true })).toHaveCount(1)
})

test('“closed” without an officer’s signed word is called the website’s word alone', async ({ page }) => {
  const { query } = words.en
  const code = await filed(page, 'en')
  await answer(page, code, { status: 'checking', body: 'We are looking into it' })
  change(`UPDATE complaints SET closed = day WHERE "case" = ?`, rowOf(await opened(page, code)))
  await ask(page, 'en', code)
  await expect(page.getByText(query.closedUnsigned)).toBeVisible()
  await expect(page.getByText(query.closed, { exact: true })).toHaveCount(0)
  await expect(page.getByText(query.statuses.checking, { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: query.write })).toBeVisible()
})

test('names that an answer gives to other channels are not shown, and each language has its own', async ({ page }) => {
  await page.route(`**${complaintPaths.channels}`, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const [one, other] = json.data.channels
    ;[one.name, other.name] = [other.name, one.name]
    await route.fulfill({ response, json })
  })
  const named = (name: RegExp) => page.getByRole('radio', { name })
  await page.goto('/#/culture')
  await page.evaluate(() => {
    location.hash = '#/honest/report'
  })
  await expect(named(/^合规部/)).toHaveValue('compliance')
  await expect(named(/^审计委员会/)).toHaveValue('audit-committee')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(named(/^Compliance department/)).toHaveValue('compliance')
  await expect(named(/^Audit committee/)).toHaveValue('audit-committee')
  await expect(named(/[合审]/)).toHaveCount(0)
})

test('a report moved to another channel is gone; nothing is sealed to that channel', async ({ page }) => {
  const { query } = words.zh
  const code = await filed(page, 'zh')
  const found = await opened(page, code)
  await ask(page, 'zh', code)
  await expect(page.getByRole('textbox', { name: query.write })).toBeVisible()
  change(`UPDATE complaints SET channel = 'A' WHERE "case" = ?`, rowOf(found))

  const sent = await writeBack(page, 'zh', '只给合规部')
  const expected = { ...found.name, from: 'reporter', turn: 1, keys: [found.complaint.replyKey] } as const
  expect((await openMessage(sent, [found.keys.identity], expected)).message.sealedTo).toEqual(
    sorted(recipientsOf(found)),
  )
  await expect(openMessage(sent, [identityIn('audit-committee')], expected)).rejects.toMatchObject({
    reason: 'unreadable',
  })
  await expect(page.getByText(query.sent, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: query.write })).toHaveValue('只给合规部')

  await lookUp(page, 'zh', code)
  await expect(page.getByRole('alert').filter({ hasText: '没有找到这个查询码对应的举报。' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: query.write })).toHaveCount(0)
})

test('a message of a version that the page does not know is not shown, whoever signed it', async ({ page }) => {
  const { query, refusals } = words.en
  const code = await filed(page, 'en')
  await answer(page, code, { body: 'GENUINE' })
  const found = await opened(page, code)
  const recipients = recipientsOf(found)
  for (const v of [1, 3]) {
    const line = JSON.stringify({
      ...firstOf(found, { status: 'referred', body: 'FROM ANOTHER VERSION' }),
      v,
      sealedTo: sorted(recipients),
    })
    put(await sealSigned('message', line, found.keys.signingKey, { size: paddedMessage, recipients }), found, 1)
    await lookUp(page, 'en', code)
    await expect(page.getByText(query.refused(refusals.version))).toBeVisible()
    await expect(page.getByText('FROM ANOTHER VERSION')).toHaveCount(0)
    await expect(page.getByText(query.statuses.referred)).toHaveCount(0)
    await expect(page.getByText(query.noStatus)).toBeVisible()
  }
})
