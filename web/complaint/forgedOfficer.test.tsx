import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Channels, Thread } from '#contract/complaints.ts'
import { complaintPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { to64 } from '#sealing/bytes.ts'
import { newCode, writeCode } from '#sealing/code.ts'
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
import { prepareWords } from './complaintWords.ts'
import { forgetOffer } from './offer.ts'

/* Whoever stands between page and server answers both calls; the document with its root key is the real one. */

const [officer, auditor, forger] = await Promise.all([1, 2, 3].map(async () => officerKeys(await newFileKey())))
if (!officer || !auditor || !forger) throw new Error('three were made')
const code = newCode('C')
const keys = await deriveKeys(code)
const lie = 'Call 139-0000-0000'
const list = listOf([officerLine(officer)], [officerLine(auditor)], 5)
const withForger = listOf([officerLine(officer), officerLine(forger)], [officerLine(auditor)], 5)

let answer: Channels
let said: Thread['messages']
const channels = ['compliance', 'audit-committee'].map((id) => ({ id, name: id, summary: id, printed: id }))
const answering = (signedList: Channels['list']): Channels => ({
  ...{ list: signedList, channels, trial: null },
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
  vi.stubGlobal('fetch', async (address: string) => {
    const thread: Thread = { day: '2026-11-01', closed: false, messages: said, page: 1, pages: 1, pad: '' }
    const data = address === complaintPaths.channels ? answer : thread
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data }))
  })
})
afterEach(cleanup)

/** Opens the look-up on a document of version 5 of the list. */
function open(lang: 'zh' | 'en' = 'en') {
  history.replaceState(null, '', '/en/#/honest/query')
  const root = { root: testRoot.publicKey, version: 5 }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteProvider value={{ ...siteIn(lang), keys: root }}>
        <HashRouter>
          <CaseLookUp onBegin={() => undefined} />
        </HashRouter>
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

test('what was copied out of the file does the same; a file that is none says so and is not sent', async () => {
  const user = open()
  const field = await screen.findByRole<HTMLInputElement>('textbox')
  await user.click(field)
  await user.paste(words.done.fileText(writeCode(code), 'https://site.example', ownPrint))
  expect(field.value).toBe(writeCode(code))
  await user.upload(screen.getByLabelText(words.query.file), new File(['shopping'], 'list.txt', { type: 'text/plain' }))
  expect(await screen.findByText(words.query.notSaved)).toBeDefined()
})
