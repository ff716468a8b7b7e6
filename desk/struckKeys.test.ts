import { randomBytes } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { to64 } from '#sealing/bytes.ts'
import { fingerprintOf } from '#sealing/fingerprint.ts'
import { replacementAct, signedBy } from '#server/testing/acts.ts'
import { openCase } from './cases/case.ts'
import { writeNote } from './cases/notes.ts'
import { noteReading } from './cases/reading.ts'
import { reply } from './cases/reply.ts'
import { resealCases } from './cases/reseal.ts'
import { type Call, prepare } from './commands/call.ts'
import { deskActions } from './page/actions.ts'
import { answerForm } from './page/screens/forms.ts'
import { keysScreen } from './page/screens/keys.ts'
import { createSession } from './page/session.ts'
import { confirmAll, type Office, openNamed, passphrase } from './testing/office.ts'
import { report } from './testing/reporter.ts'
import { openWebsite, type Website } from './testing/website.ts'
import { reportView, threadView } from './views/case.ts'
import { resealText } from './views/reseal.ts'
import { wordsOf } from './words/index.ts'

/* What a desk says and does of a key that its officer has struck off, while the website still names it. */

type Named = Awaited<ReturnType<typeof openNamed>>
let website: Website
let li: Named
let wang: Named
beforeEach(async () => {
  website = openWebsite()
  li = await openNamed(website)
  wang = await openNamed(website)
  for (const [line, name] of [
    [0, 'Li Wei'],
    [1, 'Wang Fang'],
  ] as const) {
    Object.assign(website.lines.C[line] ?? {}, { name })
  }
  await confirmAll(li, wang)
  onTestFinished(() => [li, wang].forEach(({ close }) => void close()))
})

/** The page of an office, unlocked. */
async function pageOf(office: Office) {
  const call: Call = await prepare(office.surroundings(), {}, [])
  const session = createSession(call)
  await session.unlock(passphrase)
  await session.refresh()
  const { desk, ring } = session
  if (!desk || !ring) throw new Error('a desk')
  const place = { ring, base: '', folder: office.folder, server: '', today: '2026-11-20' }
  const act = (name: string, fields: Record<string, string>) =>
    deskActions[name]?.(session, desk, new URLSearchParams(fields), '', call)
  return { session, desk, act, keys: () => keysScreen(session, place).content.text }
}
const keysOf = ({ ring: [{ recipient, verifyKey }] }: Named) => [recipient, verifyKey]

test('a stolen key that the website still names is not offered to be confirmed, and is said apart', async () => {
  const { case: name } = await report(website, { content: 'x' })
  await wang.run('theft', 'Li Wei')
  const today = await wang.today()
  expect(today).not.toContain('you have not confirmed')
  expect(today).toContain('You have struck off a key of Li Wei; the list still names it: have the list changed.')
  expect((await wang.run('status', '--lang=zh')).out).toContain('您已将Li Wei的公钥除名，清单却仍列着它')
  await wang.run('status', '--lang=en')

  const { session, desk, act, keys } = await pageOf(wang)
  expect(keys()).toContain('There are no keys to confirm.')
  expect(keys()).toMatch(/<h2 id="struck">Struck off, and still in the list<\/h2>.*Li Wei/s)
  expect(answerForm(session, desk, await openCase(desk, name), '').text).not.toContain('not confirmed')

  // The button for all does not reach it, whatever a form says.
  const both = keysOf(li).join(' ')
  await expect(act('confirm', { line: both })).rejects.toThrow('badRequest')
  await expect(act('confirm', {})).rejects.toThrow('noneCompared')
  expect(desk.circle.signing).toEqual([wang.ring[0].verifyKey])
})

test('who wants a struck key back says why, for that one line alone', async () => {
  const third = await openNamed(website)
  Object.assign(website.lines.C[2] ?? {}, { name: 'Zhao Lei' })
  onTestFinished(third.close)
  await confirmAll(wang)
  const desk = await wang.desk()
  await desk.strike([...keysOf(li), ...keysOf(third)])
  const { act, desk: unlocked } = await pageOf(wang)
  const line = keysOf(li).join(' ')
  await expect(act('restore', { keys: line, why: 'oops' })).rejects.toThrow('logReason')
  await expect(
    act('restore', { keys: `${line} ${keysOf(third).join(' ')}`, why: 'They are both here.' }),
  ).rejects.toThrow('badRequest')
  await act('restore', { keys: line, why: 'The laptop lay in the other office.' })
  expect(unlocked.circle.signing).toEqual([li, wang].map(({ ring }) => ring[0].verifyKey))
  expect(unlocked.circle.struck).toEqual(keysOf(third))
  expect(String(wang.read('log.jsonl'))).toContain('The laptop lay in the other office.')
})

test('what a struck colleague wrote in office stays believed where this desk or another colleague vouches for it', async () => {
  const reporter = await report(website, { content: 'three lorries' })
  const theirs = await li.desk()
  await reply(theirs, reporter.case, { body: 'Thank you', status: 'checking', turn: 1 })
  await noteReading(theirs, await openCase(theirs, reporter.case))
  const other = await report(website, { content: 'x' })
  await reply(theirs, other.case, { body: 'Not seen by Wang', status: 'checking', turn: 1 })
  const unseen = website.rows.splice(1) // Wang's desk has not seen this one before the theft
  await wang.today()
  website.rows.push(...unseen)
  await wang.run('theft', 'Li Wei')

  const desk = await wang.desk()
  expect(await openCase(desk, reporter.case)).toMatchObject({
    ...{ status: 'checking', memoryFaults: [] },
    messages: [{ value: { body: 'Thank you' } }],
    notes: { entries: [{ value: { read: 1 } }] },
  })
  const doubtful = await openCase(desk, other.case)
  expect(doubtful.messages).toMatchObject([{ refused: 'ended' }])
  expect(threadView(doubtful, desk, wordsOf('en')).text).toContain('no longer holds the office')
  // What the thief writes now nobody vouches for.
  await reply(theirs, reporter.case, { body: 'Forget it.', status: 'closed-not-upheld', turn: 2 })
  expect(await openCase(desk, reporter.case)).toMatchObject({
    status: 'checking',
    messages: [{}, { refused: 'ended' }],
  })
})

test('the person who was struck off is told that texts were sealed without them, not that they are spoiled', async () => {
  const { case: name } = await report(website, { content: 'x' })
  await wang.run('theft', 'Li Wei')
  const desk = await li.desk()
  const found = await openCase(desk, name)
  expect(found).toMatchObject({ spoiled: 0, shut: 1, report: { value: { fields: { content: 'x' } } } })
  expect(reportView(found, desk, wordsOf('en')).text).toContain('your key may have been struck off')
  const today = await li.today()
  expect(today).toContain('Sealed again without your key: 1 text')
  for (const text of ['Spoiled', '1 text waits', 'Compare and sign']) expect(today).not.toContain(text)
})

test('where one officer is left, a new one is the second person, and it is said what was checked', async () => {
  const { case: name } = await report(website, { content: 'three lorries' })
  const told = await wang.run('theft', 'Li Wei')
  expect(told.out).toContain('You are the only officer left, and a second person is needed.')
  expect(told.out).toContain('1 case is not yet replaced: the new officer has to sign.')
  expect(told.out).not.toContain('the same command')

  Object.assign(website.lines.C[0] ?? {}, { until: '2026-11-19' })
  const qian = await openNamed(website)
  onTestFinished(qian.close)
  await confirmAll(wang, qian)
  expect((await wang.run('theft', 'Li Wei')).out).toContain('Tell every colleague')
  const today = await qian.today()
  expect(today).toContain('for what is older than your key it cannot')
  const signed = await resealCases(await qian.desk(), () => undefined, { sealing: false })
  expect(signed).toMatchObject({ confirmed: 1, uncompared: 1, failed: [] })
  const { said } = resealText(signed, wordsOf('en'))
  expect(said.join(' ')).toContain('1 text of a colleague signed without comparing')
  expect(said.join(' ')).not.toContain('found the same')
  expect(await openCase(await qian.desk(), name)).toMatchObject({ shut: 0, unbacked: 0 })
  expect(await wang.run('theft', 'Li Wei')).toMatchObject({ code: 0, err: '' })
})

test('what a command strikes off counts on a page that has been open since morning, and stays struck', async () => {
  const thief = await openNamed(website)
  onTestFinished(thief.close)
  await confirmAll(li, thief)
  const { case: name } = await report(website, { content: 'three lorries' })
  const page = await li.desk()
  const [{ recipient, verifyKey }] = thief.ring
  await (await li.desk()).strike([recipient, verifyKey])
  await writeNote(page, await openCase(page, name), { assign: '', tags: [], body: 'Wang Fang asks the driver.' })
  await reply(page, name, { body: 'We look into it.', status: 'checking', turn: 1 })
  const theirs = await openCase(await thief.desk(), name)
  expect([...theirs.messages, ...theirs.notes.entries].map((text) => 'value' in text)).toEqual([false, false])
  await page.confirm([(await openNamed(website)).ring[0].recipient], {})
  expect((await li.desk()).circle).toMatchObject({ struck: [recipient, verifyKey] })
})

test('what a thief laid down beside a text keeps no theft from ending', async () => {
  const thief = await openNamed(website)
  onTestFinished(thief.close)
  await confirmAll(li, wang, thief)
  const { case: name } = await report(website, { content: 'three lorries' })
  const theirs = await thief.desk()
  const rubbish = randomBytes(17_270)
  await theirs.ask('note', { case: name, turn: 1, sealed: to64(rubbish) })
  const act = replacementAct({ case: name, kind: 'note', turn: 1 }, rubbish)
  const { signature } = signedBy(theirs.signer, act)
  await theirs.ask('reseal', { case: name, kind: 'note', turn: 1, sealed: to64(rubbish), act, signature })
  website.lines.C = website.lines.C.map((line) =>
    line.signing === theirs.signer.verifyKey ? { ...line, until: '2026-11-19' } : line,
  )
  const stolen = fingerprintOf(thief.ring[0].recipient)
  for (const office of [li, wang, li]) await office.run('theft', stolen)
  expect((await wang.run('theft', stolen)).code).toBe(0)
  expect(await li.today()).not.toContain('1 text waits for your signature')
})
