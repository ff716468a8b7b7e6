import { expect, onTestFinished, test } from 'vitest'
import { confirmAll, openNamed } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import { openWebsite } from '../testing/website.ts'
import { openCase } from './case.ts'
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
