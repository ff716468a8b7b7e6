import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Channels, ComplaintBody, Thread } from '#contract/complaints.ts'
import { complaintPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { from64, to64 } from '#sealing/bytes.ts'
import { newCode, writeCode } from '#sealing/code.ts'
import { openComplaint } from '#sealing/complaint.ts'
import { deriveKeys } from '#sealing/derive.ts'
import { channelPrint } from '#sealing/fingerprint.ts'
import type { KeyList } from '#sealing/keyList.ts'
import { sealMessage } from '#sealing/message.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { rootKey } from '#sealing/rootKey.ts'
import { listOf, officerLine, signed, testRoot } from '#sealing/testing/lists.ts'
import { SiteProvider } from '../data/site.tsx'
import { HashRouter } from '../routing/HashRouter.tsx'
import { siteIn } from '../testing/site.ts'
import { en as words } from '../words/complaint.en.ts'
import { zh } from '../words/complaint.zh.ts'
import { CaseLookUp } from './CaseLookUp.tsx'
import { ComplaintFlow } from './ComplaintFlow.tsx'
import { prepareWords } from './complaintWords.ts'
import { forgetOffer } from './offer.ts'

/* Whoever stands between page and server answers both calls; the document with its root key is the real one. */

const [officer, auditor, forger] = await Promise.all([1, 2, 3].map(async () => officerKeys(await newFileKey())))
if (!officer || !auditor || !forger) throw new Error('three were made')
const raise = () => {
  throw new Error('it is there')
}
const code = newCode('C')
const keys = await deriveKeys(code)
const lie = 'Call 139-0000-0000'
const list = listOf([officerLine(officer)], [officerLine(auditor)], 5)
const withForger = listOf([officerLine(officer), officerLine(forger)], [officerLine(auditor)], 5)

let answer: Channels
let said: Thread['messages']
let closed: boolean
const named = (id: string, name: string) => ({ id, name, summary: `For ${name}`, printed: `Posters of ${name}` })
/** What the document calls them. */
const channels = [named('compliance', 'Compliance department'), named('audit-committee', 'Audit committee')]
/** The same words, each beside the other channel's id. */
const swapped = channels.map((own, at, all) => ({ ...own, ...all[1 - at], id: own.id }))
let sent: ComplaintBody<'save'>[] = []
const answering = (signedList: Channels['list'], words: Channels['channels'] = channels): Channels => ({
  ...{ list: signedList, channels: words, trial: null },
  work: { nonce: 'A'.repeat(44), bits: 1 },
})
async function message(by: OfficerKeys): Promise<Thread['messages']> {
  const told = { case: keys.case, from: 'officer' as const, turn: 1, before: keys.case, body: lie }
  const sealed = to64(await sealMessage(told, [keys.recipient], by.signingKey))
  return [{ speaker: 'officer', turn: 1, day: '2026-11-20', sealed }]
}

beforeEach(async () => {
  await prepareWords('en')
  await prepareWords('zh')
  forgetOffer()
  sent = []
  closed = false
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === complaintPaths.save) sent.push(JSON.parse(String(init?.body)))
    const thread: Thread = { day: '2026-11-01', closed, files: 3, messages: said, page: 1, pages: 1, pad: '' }
    const data = { [complaintPaths.channels]: answer, [complaintPaths.query]: thread }[address] ?? []
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data }))
  })
})
afterEach(cleanup)

/** Opens the look-up, or another page, on a document of version 5 of the list. */
function open(lang: 'zh' | 'en' = 'en', page = <CaseLookUp onBegin={() => undefined} />) {
  history.replaceState(null, '', '/en/#/honest/query')
  const keys = { root: testRoot.publicKey, version: 5, channels }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteProvider value={{ ...siteIn(lang), keys }}>
        <HashRouter>{page}</HashRouter>
      </SiteProvider>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
async function lookUp() {
  const user = open()
  await user.type(await screen.findByRole('textbox', { name: words.query.label }), writeCode(code))
  await user.click(await screen.findByRole('button', { name: words.query.submit }))
}

test('with the list as it was signed an officer’s message is shown: the forged ones below differ in nothing else', async () => {
  answer = answering(signed(list))
  said = await message(officer)
  await lookUp()
  expect(await screen.findByText(lie)).toBeDefined()
  expect(screen.getByText(words.query.own)).toBeDefined()
  expect(screen.getByText(/3 files arrived/), 'a reporter who sent three knows that none is missing').toBeDefined()
})

const older: KeyList = { ...withForger, version: 4 }
test.each<[string, Channels['list']]>([
  ['with the forger’s key added', { ...signed(list), text: signed(withForger).text }],
  [
    'with the forger’s key added, and an officer’s signature',
    { ...signed(withForger, [officer]), root: signed(list).root },
  ],
  ['signed by a root key of the forger', signed(withForger, [], rootKey(forger.identity))],
  ['withheld', null],
  ['an old one in which the forger was an officer', signed(older)],
])('a list %s: the page says so, shows the other ways and nothing of the message', async (_what, given) => {
  answer = answering(given)
  said = await message(forger)
  open()
  expect(await screen.findByRole('heading', { name: words.distrusted.title })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain(words.distrusted.text)
  expect(screen.getByRole('link', { name: words.unfit.channels })).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.body.textContent).not.toContain('139')
  cleanup()
  forgetOffer()
  open('zh')
  expect(await screen.findByRole('heading', { name: zh.distrusted.title })).toBeDefined()
})

test.each<[string, KeyList, OfficerKeys]>([
  ['the key of another channel', list, auditor],
  ['a key after its end', listOf([officerLine(officer), officerLine(forger, { until: '2026-01-01' })], [], 5), forger],
  [
    'a key before its beginning',
    listOf([officerLine(officer), officerLine(forger, { from: '2999-01-01' })], [], 5),
    forger,
  ],
])('a message signed with %s is refused in its place', async (_what, given, by) => {
  answer = answering(signed(given))
  said = await message(by)
  await lookUp()
  expect(await screen.findByText(/There is a message here that we cannot show/)).toBeDefined()
  expect(document.body.textContent).not.toContain(lie)
})

test('with the words of two channels swapped, the report goes to whom the reporter chose', async () => {
  answer = answering(signed(list), swapped)
  const user = open('en', <ComplaintFlow onBegin={() => undefined} />)
  const committee = await screen.findByRole('radio', { name: 'Audit committee For Audit committee' })
  await waitFor(() => expect(screen.getByRole('button', { name: words.form.next })).toBeDefined())
  await user.click(committee)
  await user.type(screen.getByRole('textbox', { name: /What happened/ }), lie)
  await user.type(screen.getByRole('textbox', { name: /Name of the person reported/ }), 'The head of compliance')
  await user.type(screen.getByRole('combobox', { name: /Department or farm/ }), 'Compliance')
  await user.click(screen.getByRole('button', { name: words.form.next }))
  await user.click(await screen.findByRole('button', { name: words.form.review }))
  const auditors = list.channels.find(({ id }) => id === 'audit-committee') ?? raise()
  expect((await screen.findByText('Posters of Audit committee')).closest('details')?.textContent).toContain(
    channelPrint(auditors, null).replaceAll('-', ''),
  )
  await user.click(screen.getByRole('button', { name: words.form.send }))
  await screen.findByRole('heading', { name: words.done.title })
  const [{ case: name, channel, report } = raise()] = sent
  expect(channel).toBe('A')
  const opened = await openComplaint(from64(report), [auditor.identity], { case: name, channel })
  expect(opened.complaint.fields.content).toBe(lie)
})

test('with the words swapped, the look-up names the channel of the code', async () => {
  answer = answering(signed(list), swapped)
  said = await message(officer)
  await lookUp()
  expect(await screen.findByText(lie)).toBeDefined()
  expect(document.body.textContent).toContain(words.query.channel('Compliance department'))
  expect(document.body.textContent).not.toContain('Audit committee')
})

test('what the document does not name is not offered, and what the answer leaves out is not either', async () => {
  answer = answering(signed(list), [named('compliance', 'Anything'), named('board', 'Board')])
  open('en', <ComplaintFlow onBegin={() => undefined} />)
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
  expect(screen.getByRole('radio').getAttribute('value')).toBe('compliance')
  expect(document.body.textContent).not.toMatch(/Anything|Board|Audit/)
})

test('“closed” by the website’s word alone is said, and keeps nobody from writing', async () => {
  answer = answering(signed(list))
  said = await message(officer)
  closed = true
  await lookUp()
  expect(await screen.findByText(words.query.closedUnsigned)).toBeDefined()
  expect(screen.getByRole('textbox', { name: words.query.write })).toBeDefined()
})

/** Chooses the file that was saved with the code, and looks up. */
async function lookUpWith(print: string) {
  answer = answering(signed(list))
  said = await message(officer as OfficerKeys)
  const user = open()
  const saved = new File([words.done.fileText(writeCode(code), 'https://site.example', print)], 'query-code.txt')
  await user.upload(await screen.findByLabelText(words.query.file), saved)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(writeCode(code))
  await user.click(await screen.findByRole('button', { name: words.query.submit }))
  expect(await screen.findByText(lie)).toBeDefined()
}
const [compliance] = list.channels
const ownPrint = compliance ? channelPrint(compliance, null) : ''

test('the saved file fills in the code, and its fingerprint is held against the keys of now', async () => {
  await lookUpWith(ownPrint)
  expect(screen.getByText(words.keys.same)).toBeDefined()
  expect(document.body.textContent).not.toContain(words.keys.other)
})

test('other keys than on the day of the saved file are said at once, and shown for comparing', async () => {
  await lookUpWith(ownPrint.replace(/^..../, 'AAAA'))
  expect(screen.getByText(words.keys.other).getAttribute('role')).toBe('alert')
  expect(screen.getByText(words.keys.title).closest('details')?.open).toBe(true)
  expect(document.body.textContent).toContain(ownPrint.replaceAll('-', ''))
})

test('the line with the code is taken as it was copied, also where a keyboard puts it in without a paste', async () => {
  const user = open()
  const field = await screen.findByRole<HTMLInputElement>('textbox')
  const [line = ''] = words.done.fileText(writeCode(code), 'https://site.example', ownPrint).split('\n')
  await user.click(field)
  await user.paste(line)
  expect(field.value).toBe(writeCode(code))
  await user.clear(field)
  fireEvent.change(field, { target: { value: line } })
  expect(field.value).toBe(writeCode(code))
})

test('what was copied out of the file does the same; a file that is none says so and is not sent', async () => {
  const user = open()
  const field = await screen.findByRole<HTMLInputElement>('textbox')
  await user.click(field)
  await user.paste(words.done.fileText(writeCode(code), 'https://site.example', ownPrint))
  expect(field.value).toBe(writeCode(code))
  await user.upload(screen.getByLabelText(words.query.file), new File(['shopping'], 'list.txt', { type: 'text/plain' }))
  expect(await screen.findByText(words.query.notSaved)).toBeDefined()
})
