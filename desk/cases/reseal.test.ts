import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { to64 } from '#sealing/bytes.ts'
import { bytesOfSealed } from '#sealing/conversation.ts'
import { reseal } from '#sealing/signedText.ts'
import { paddedComplaint } from '#sealing/sizes.ts'
import { confirmAll, openNamed } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import { openWebsite } from '../testing/website.ts'
import { reportView } from '../views/case.ts'
import { wordsOf } from '../words/index.ts'
import { openCase } from './case.ts'
import { listCases } from './list.ts'
import { noteReading } from './reading.ts'
import { reply } from './reply.ts'
import { type Progress, resealCases } from './reseal.ts'

test('a new officer opens every open case after a colleague has sealed it again, and sees who did', async () => {
  const website = openWebsite()
  const office = await openNamed(website)
  const desk = await office.desk()
  const reporter = await report(website, { content: 'older than the new officer' })
  await reply(desk, reporter.case, { body: 'Thank you', status: 'checking', turn: 1 })
  await reporter.write('A Monday.')
  await noteReading(desk, await openCase(desk, reporter.case))
  const closed = await report(website, { content: 'x' })
  website.row(closed.case).closed = website.today
  const forged = await report(website, { content: 'x' })
  website.row(forged.case).sealed = website.row(closed.case).sealed

  const joined = await openNamed(website)
  onTestFinished(() => [office, joined].forEach(({ close }) => void close()))
  await confirmAll(office, joined)
  const theirs = await joined.desk()
  expect((await openCase(theirs, reporter.case)).report).toEqual({ refused: 'unreadable' })

  const sealing = await office.desk()
  const told: Progress[] = []
  const done = await resealCases(sealing, (progress) => told.push(progress))
  expect(done).toEqual({ cases: 2, total: 2, texts: 4, failed: [forged.case] })
  expect(told.map(({ cases }) => cases)).toEqual([0, 1, 2])

  const found = await openCase(theirs, reporter.case)
  const by = office.ring[0].verifyKey
  expect(found.report).toMatchObject({
    value: { fields: { content: 'older than the new officer' } },
    audience: { strangers: [], missing: [], resealedBy: by },
  })
  expect(found.messages).toMatchObject([
    { value: { body: 'Thank you' }, sawOther: false, audience: { resealedBy: by } },
    { value: { body: 'A Monday.' }, sawOther: false },
  ])
  expect(found).toMatchObject({ status: 'checking', missing: [], notes: { readers: [{ key: by }] } })
  // The reporter still reads the answer.
  expect(await reporter.read()).toMatchObject([{ body: 'Thank you' }])
  expect((await resealCases(sealing, () => {})).texts, 'nothing is sealed twice').toBe(0)

  // Whoever seals a text again without being one of us is told.
  await theirs.strike([office.ring[0].verifyKey])
  expect((await openCase(theirs, reporter.case)).report).toMatchObject({ audience: { resealedByStranger: true } })
})

test('what one officer spoils by sealing it again, colleagues read as it came, are told of, and seal again', async () => {
  const website = openWebsite()
  const [office, colleague] = [await openNamed(website), await openNamed(website)]
  onTestFinished(() => [office, colleague].forEach(({ close }) => void close()))
  await confirmAll(office, colleague)
  const desk = await office.desk()
  const reporter = await report(website, { subject: 'Scales', content: 'three lorries' })
  const other = await report(website, { subject: 'Another', content: 'x' })
  await reporter.write('A Monday.')
  const row = website.row(reporter.case)
  const [own = { sealed: '' }] = row.messages
  // Another case's text, signed as a re-sealing of this one; and bytes that nobody can open.
  const key = office.ring[0]
  row.resealed = to64(
    await reseal(bytesOfSealed(website.row(other.case).sealed), [key.identity], {
      case: reporter.case,
      size: paddedComplaint,
      recipients: desk.circle.recipients,
      key: key.verifyKey,
      signingKey: key.signingKey,
    }),
  )
  Object.assign(own, { resealed: to64(randomBytes(bytesOfSealed(own.sealed).length)) })

  const theirs = await colleague.desk()
  const spoiled = await openCase(theirs, reporter.case)
  expect(spoiled).toMatchObject({
    spoiled: 2,
    report: { value: { fields: { subject: 'Scales' } } },
    messages: [{ value: { body: 'A Monday.' }, sawOther: false }],
  })
  expect(reportView(spoiled, theirs, wordsOf('en')).text).toContain('2 texts of this case')
  expect((await listCases(theirs)).cases.find((found) => found.case === reporter.case)?.seen).toMatchObject({
    state: 'open',
    subject: 'Scales',
  })

  const joined = await openNamed(website)
  onTestFinished(() => void joined.close())
  await confirmAll(office, colleague, joined)
  await resealCases(await colleague.desk(), () => {})
  expect(await openCase(await joined.desk(), reporter.case)).toMatchObject({
    spoiled: 0,
    report: { value: { fields: { subject: 'Scales' } }, audience: { resealedBy: colleague.ring[0].verifyKey } },
    messages: [{ value: { body: 'A Monday.' } }],
  })
})
