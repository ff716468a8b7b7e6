import { randomBytes } from 'node:crypto'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { bytesOf, to64 } from '#sealing/bytes.ts'
import { bytesOfSealed } from '#sealing/conversation.ts'
import { type Message, sealMessage } from '#sealing/message.ts'
import { sealNote } from '#sealing/note.ts'
import { goesTo, seal } from '#sealing/seal.ts'
import { openSigned, reseal, sealSigned, sorted } from '#sealing/signedText.ts'
import { sign } from '#sealing/signing.ts'
import { paddedComplaint, paddedMessage } from '#sealing/sizes.ts'
import { replacementAct, signedBy } from '#server/testing/acts.ts'
import type { Ring } from '../keys/ring.ts'
import { confirmAll, type Office, openNamed } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import { openWebsite, type Website } from '../testing/website.ts'
import { reportView } from '../views/case.ts'
import { resealText } from '../views/reseal.ts'
import { wordsOf } from '../words/index.ts'
import { openCase } from './case.ts'
import { listCases } from './list.ts'
import { unhandled, writeNote } from './notes.ts'
import { noteReading } from './reading.ts'
import { reply } from './reply.ts'
import { type Progress, resealCases } from './reseal.ts'

test('a new officer opens every case after a colleague has sealed it again, and sees who did', async () => {
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
  expect(done).toEqual({
    cases: 3,
    total: 3,
    texts: 5,
    confirmed: 0,
    uncompared: 0,
    left: 0,
    waiting: 5,
    failed: [forged.case],
  })
  expect(told.map(({ cases }) => cases)).toEqual([0, 1, 2, 3])

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
  expect(await resealCases(sealing, () => {}), 'nothing is sealed twice').toMatchObject({ texts: 0, waiting: 5 })
  const { sealed } = website.row(reporter.case)
  const second = await resealCases(theirs, () => {}, { sealing: false })
  expect(second).toMatchObject({ texts: 0, confirmed: 5, failed: [] })
  expect(website.row(reporter.case)).toMatchObject({ resealed: null, replaced: { key: by } })
  expect(website.row(reporter.case).sealed).not.toBe(sealed)
  expect(await reporter.read(), 'it goes to them as before').toMatchObject([{ body: 'Thank you' }])
  expect(await openCase(theirs, reporter.case)).toMatchObject({ spoiled: 0, unbacked: 0, waiting: [] })
  expect(await openCase(sealing, reporter.case)).toMatchObject({ unbacked: 0, memoryFaults: [], messages: [{}, {}] })
  expect(await resealCases(sealing, () => {}), 'all is done').toMatchObject({ texts: 0, waiting: 0, confirmed: 0 })

  // Whoever seals a text again without being one of us is told.
  await theirs.strike([office.ring[0].verifyKey])
  expect((await openCase(theirs, reporter.case)).report).toMatchObject({ audience: { resealedByStranger: true } })
})

/** What one officer alone lays beside a text: signed as it should be, and something else. */
async function spoil(website: Website, by: Office & { ring: Ring }, name: string, other: string, said = name) {
  const { verifyKey, signingKey, identity } = by.ring[0]
  const { circle } = await by.desk()
  const place = { case: name, kind: 'complaint', turn: 0 } as const
  const to = { size: paddedComplaint, recipients: circle.recipients, key: verifyKey, signingKey, vouches: true }
  const sealed = await reseal(bytesOfSealed(website.row(other).sealed), [identity], { case: name, ...to })
  const { hash: inner } = await openSigned(bytesOfSealed(website.row(said).sealed), [identity], { case: said })
  website.row(name).resealed = {
    sealed: to64(sealed),
    ...signedBy(by.ring[0], replacementAct(place, sealed, { inner })),
  }
}

test('what one officer spoils by sealing it again replaces nothing: colleagues see it in the list, refuse it, and seal again', async () => {
  const website = openWebsite()
  const [office, colleague] = [await openNamed(website), await openNamed(website)]
  onTestFinished(() => [office, colleague].forEach(({ close }) => void close()))
  await confirmAll(office, colleague)
  const reporter = await report(website, { subject: 'Scales', content: 'three lorries' })
  const other = await report(website, { subject: 'Another', content: 'x' })
  await reporter.write('A Monday.')
  await reporter.write('And a Tuesday.')
  const row = website.row(reporter.case)
  const [own] = row.messages
  if (!own) throw new Error('a message')
  // Another case's text, signed as a re-sealing of this one; and bytes that nobody can open.
  await spoil(website, office, reporter.case, other.case)
  const bytes = randomBytes(bytesOfSealed(own.sealed).length)
  const place = { case: reporter.case, kind: 'message', turn: 1 } as const
  own.resealed = { sealed: to64(bytes), ...signedBy(office.ring[0], replacementAct(place, bytes)) }

  const theirs = await colleague.desk()
  const spoiled = await openCase(theirs, reporter.case)
  expect(spoiled).toMatchObject({
    spoiled: 2,
    waiting: [],
    report: { value: { fields: { subject: 'Scales' } } },
    messages: [{ value: { body: 'A Monday.' }, sawOther: false }, {}],
  })
  expect(reportView(spoiled, theirs, wordsOf('en')).text).toContain('2 texts of this case')
  const listed = async () => (await listCases(theirs)).cases.find((found) => found.case === reporter.case)
  expect(await listed()).toMatchObject({ unconfirmed: 2, seen: { state: 'open', subject: 'Scales', spoiled: 2 } })
  expect(await colleague.today()).toContain('Spoiled by sealing again: 2 texts')
  const signed = await resealCases(theirs, () => {}, { sealing: false })
  expect(signed).toMatchObject({ confirmed: 0, failed: [reporter.case] })
  expect(row.resealed, 'nothing is replaced').not.toBeNull()

  expect(await resealCases(theirs, () => {})).toMatchObject({ texts: 2, waiting: 2, failed: [] })
  expect(await listed()).toMatchObject({ unconfirmed: 0, seen: { spoiled: 0 } })
  expect(await resealCases(await office.desk(), () => {}, { sealing: false })).toMatchObject({
    confirmed: 2,
    failed: [],
  })
  expect(await openCase(theirs, reporter.case)).toMatchObject({
    ...{ spoiled: 0, unbacked: 0 },
    report: { value: { fields: { subject: 'Scales' } }, audience: { resealedBy: colleague.ring[0].verifyKey } },
    messages: [{ value: { body: 'A Monday.' } }, {}],
  })
})

test('what waits and is not what its officer signed, or says of itself that it is something else, is spoiled', async () => {
  const website = openWebsite()
  const [office, colleague] = [await openNamed(website), await openNamed(website)]
  onTestFinished(() => [office, colleague].forEach(({ close }) => void close()))
  await confirmAll(office, colleague)
  const reporter = await report(website, { content: 'three lorries' })
  const other = await report(website, { content: 'x' })
  const row = website.row(reporter.case)
  const desk = await colleague.desk()
  const spoiled = async () => (await openCase(desk, reporter.case)).spoiled
  await spoil(website, office, reporter.case, other.case, other.case)
  expect(await spoiled(), 'an act that is true of another text').toBe(1)
  await spoil(website, office, reporter.case, reporter.case)
  expect(await spoiled()).toBe(0)
  const { resealed } = row
  if (!resealed) throw new Error('sealed again')
  const { signature } = signedBy(colleague.ring[0], resealed.act)
  row.resealed = { ...resealed, signature }
  expect(await spoiled(), 'signed by somebody else').toBe(1)
  row.resealed = { ...resealed, ...signedBy(colleague.ring[0], resealed.act) }
  expect(await spoiled(), 'under another name than inside').toBe(1)
})

test('what took the place of a text without two persons is told, whatever the website says of it', async () => {
  const website = openWebsite()
  const [office, colleague] = [await openNamed(website), await openNamed(website)]
  onTestFinished(() => [office, colleague].forEach(({ close }) => void close()))
  await confirmAll(office, colleague)
  const reporter = await report(website, { subject: 'Scales', content: 'three lorries' })
  await spoil(website, office, reporter.case, reporter.case)
  const row = website.row(reporter.case)
  const { resealed } = row
  if (!resealed) throw new Error('sealed again')
  const { sealed, ...first } = resealed
  const [one, two] = [office.ring[0], colleague.ring[0]]
  const desk = await colleague.desk()
  const second = { second: two.verifyKey, secondSignature: signedBy(two, first.act).signature }
  const place = { case: reporter.case, kind: 'complaint', turn: 0 } as const
  for (const [replaced, unbacked] of [
    [{ ...first, ...second }, 0],
    [null, 1],
    [{ ...first, second: one.verifyKey, secondSignature: first.signature }, 1],
    [{ ...first, ...second, secondSignature: signedBy(one, first.act).signature }, 1],
    [{ ...first, ...second, signature: second.secondSignature }, 1],
    [{ ...signedBy(one, replacementAct(place, bytesOfSealed(sealed))), ...second }, 1],
  ] as const) {
    Object.assign(row, { sealed, resealed: null, replaced })
    expect((await openCase(desk, reporter.case)).unbacked, JSON.stringify(replaced)).toBe(unbacked)
    expect((await listCases(desk)).cases[0]?.seen).toMatchObject({ state: 'open', unbacked })
  }
  expect(await colleague.today()).toContain('Replaced without a second person: 1 text')
})

/** Three officers of one channel who have confirmed one another, and a case with an answer of the third. */
async function officeOfThree(names: readonly string[] = []) {
  const website = openWebsite()
  const offices = [await openNamed(website), await openNamed(website), await openNamed(website)] as const
  for (const [at, name] of names.entries()) Object.assign(website.lines.C[at] ?? {}, { name })
  onTestFinished(() => offices.forEach(({ close }) => void close()))
  await confirmAll(...offices)
  const reporter = await report(website, { content: 'three lorries' })
  const [li, wang, zhao] = offices
  await reply(await zhao.desk(), reporter.case, { body: 'Thank you', status: 'checking', turn: 1 })
  const row = website.row(reporter.case)
  return {
    ...{ website, li, wang, zhao, reporter, row },
    /** Their time is over; colleagues seal everything again, the second signs. */
    async endAndSealAgain(leaver: typeof zhao, first: typeof zhao, second: typeof zhao) {
      const line = website.lines.C.find(({ signing }) => signing === leaver.ring[0].verifyKey)
      Object.assign(line ?? {}, { until: '2026-11-19' })
      await resealCases(await first.desk(), () => {})
      return resealCases(await second.desk(), () => {}, { sealing: false })
    },
  }
}

test('sealing again vouches for what a desk remembers of an ended key, never for what came afterwards', async () => {
  const { li, wang, zhao, reporter, row, endAndSealAgain } = await officeOfThree()
  const theirs = await zhao.desk()
  await noteReading(theirs, await openCase(theirs, reporter.case))
  const seen = await openCase(await li.desk(), reporter.case)
  // Whoever has the database and the ended key writes on where the conversation and the notes stand.
  const { circle, signer } = theirs
  const said = { case: reporter.case, from: 'officer', status: 'closed-not-upheld', body: 'Closed.' } as const
  const message = { ...said, ...seen.next }
  const forged = await sealMessage(message, [...circle.recipients, reporter.keys.recipient], signer.signingKey)
  const note = { case: reporter.case, by: signer.verifyKey, tags: ['done'], body: 'Done.', ...seen.notes.next }
  const noted = await sealNote(note, circle.recipients, signer.signingKey)
  const place = { turn: 2, day: '2026-11-10', resealed: null, replaced: null }
  row.messages.push({ ...place, speaker: 'officer', sealed: to64(forged) })
  row.notes.push({ ...place, sealed: to64(noted) })

  expect(await endAndSealAgain(zhao, li, wang)).toMatchObject({ failed: [] })
  expect(row.messages).toMatchObject([{ replaced: {} }, { replaced: {} }])
  for (const office of [li, wang]) {
    expect(await openCase(await office.desk(), reporter.case)).toMatchObject({
      ...{ status: 'checking', next: { turn: 3 } },
      messages: [{ value: { body: 'Thank you' } }, { refused: 'ended' }],
      notes: { entries: [{ value: { read: 1 } }, { refused: 'ended' }], handling: { tags: [] } },
    })
  }
  const { entries, status } = await reporter.converse()
  expect({ entries, status }).toMatchObject({ entries: [{ message: {} }, { refused: 'ended' }], status: 'checking' })
})

test('a text that goes to fewer or to others than it says is seen, is not signed by the second, and is sealed again', async () => {
  const { li, wang, zhao, reporter, row } = await officeOfThree()
  const joined = zhao.ring[0]
  const { verifyKey, signingKey, identity } = li.ring[0]
  const all = [li, wang, zhao].map(({ ring }) => ring[0].recipient)
  const stranger = await identityToRecipient(await generateX25519Identity())
  const { line, signature, hash: inner } = await openSigned(bytesOfSealed(row.sealed), [identity], reporter)
  const place = { case: reporter.case, kind: 'complaint', turn: 0 } as const
  for (const [why, really] of [
    ['shut out', all.slice(0, 2)],
    ['reads along', [...all, stranger]],
  ] as const) {
    // One officer writes all names into it, and seals it to others.
    const added = JSON.stringify({ sealedTo: sorted(all), key: verifyKey, vouches: true })
    const proof = sign('reseal', `${reporter.case}\n${inner}\n${added}`, signingKey)
    const sealed = await seal(`${line}\n${signature}\n${added}\n${proof}\n`, paddedComplaint, really)
    row.resealed = { sealed: to64(sealed), ...signedBy(li.ring[0], replacementAct(place, sealed, { inner })) }
    const theirs = await wang.desk()
    expect(await openCase(theirs, reporter.case), why).toMatchObject({ spoiled: 1, waiting: [], misdirected: 0 })
    expect(await resealCases(theirs, () => {}, { sealing: false }), why).toMatchObject({ confirmed: 0 })
    // Had two of them done it together, a third desk would still see it and mend it.
    Object.assign(row, { sealed: to64(sealed), resealed: null })
    const seen = await openCase(theirs, reporter.case)
    expect(seen, why).toMatchObject({ misdirected: 1 })
    expect(reportView(seen, theirs, wordsOf('en')).text).toContain('goes to other keys than it says')
    expect(await resealCases(theirs, () => {}), why).toMatchObject({ texts: 1 })
    await resealCases(await li.desk(), () => {}, { sealing: false })
    expect(await openCase(theirs, reporter.case), why).toMatchObject({ misdirected: 0, unbacked: 0 })
    expect(await goesTo(bytesOfSealed(row.sealed), [joined.identity], all), why).toBe(true)
  }
})

test('nobody signs what a colleague sealed to a stranger, or without somebody whom they have confirmed', async () => {
  const website = openWebsite()
  const [office, colleague, third] = [await openNamed(website), await openNamed(website), await openNamed(website)]
  onTestFinished(() => [office, colleague, third].forEach(({ close }) => void close()))
  await confirmAll(office, colleague, third)
  const reporter = await report(
    website,
    { content: 'x' },
    { officers: [office, colleague].map(({ ring }) => ring[0].recipient) },
  )
  const desk = await office.desk()
  await desk.strike([third.ring[0].recipient])
  await resealCases(desk, () => {})
  const theirs = await colleague.desk()
  expect(website.row(reporter.case).resealed).toBeNull()
  await desk.strike([colleague.ring[0].recipient])
  expect(await resealCases(desk, () => {})).toMatchObject({ texts: 1 })
  expect(await resealCases(theirs, () => {}, { sealing: false })).toMatchObject({
    confirmed: 0,
    failed: [reporter.case],
  })
})

test('nobody signs what an officer sealed whose time is over, even to just the right keys: it is sealed again', async () => {
  const { website, li, wang, zhao, reporter, row } = await officeOfThree()
  const line = website.lines.C.find(({ signing }) => signing === zhao.ring[0].verifyKey)
  Object.assign(line ?? {}, { until: '2026-11-19' })
  const { circle } = await li.desk()
  await spoil(website, { ...zhao, desk: () => li.desk() }, reporter.case, reporter.case)
  const sealing = row.resealed?.sealed
  expect(await goesTo(bytesOfSealed(sealing ?? ''), [wang.ring[0].identity], circle.staying)).toBe(true)
  const signed = await resealCases(await wang.desk(), () => {}, { sealing: false })
  expect(signed).toMatchObject({ confirmed: 0, failed: [reporter.case] })
  expect(row).toMatchObject({ resealed: { sealed: sealing }, replaced: null })
  await resealCases(await wang.desk(), () => {})
  expect(row.resealed).toMatchObject({ key: wang.ring[0].verifyKey })
})

test('what its sealer wrote is signed by who can compare it; who cannot leaves it, also when it was with another key', async () => {
  for (const [names, left] of [
    [['Li Wei', 'Wang Fang', 'Zhao Min'], 0],
    [['Li Wei', 'Wang Fang', 'Li Wei'], 1],
  ] as const) {
    const { website, li, wang, zhao, reporter } = await officeOfThree(names)
    await reply(await li.desk(), reporter.case, { body: 'Mine', status: 'checking', turn: 2 })
    const joined = await openNamed(website)
    onTestFinished(() => joined.close())
    await confirmAll(li, wang, zhao, joined)
    await resealCases(await li.desk(), () => {})
    const sign = async (office: typeof joined) => resealCases(await office.desk(), () => {}, { sealing: false })
    expect(await sign(joined), 'the newcomer').toMatchObject({
      confirmed: 2 - left,
      uncompared: 2 - left,
      left: 1 + left,
    })
    expect(await sign(wang), 'who can compare').toMatchObject({ confirmed: 1 + left, uncompared: 0, left: 0 })
  }
})

test('a report with no room for a resealing stops neither its own notes nor other cases', async () => {
  const { website, li, wang, zhao, reporter, row, endAndSealAgain } = await officeOfThree()
  const bad = await report(website, { content: 'spam' })
  website.rows.reverse() // it comes first
  const place = website.row(bad.case)
  const { line } = await openSigned(bytesOfSealed(place.sealed), [li.ring[0].identity], bad)
  // Signed by its reporter as it stands: blanks in the JSON, up to the padding.
  const filled = `${line.slice(0, -1)}${' '.repeat(paddedComplaint - 89 - bytesOf(line).length)}}`
  const { sealedTo } = JSON.parse(line)
  const to = { size: paddedComplaint, recipients: sealedTo }
  place.sealed = to64(await sealSigned('complaint', filled, bad.keys.signingKey, to))
  await noteReading(await li.desk(), await openCase(await li.desk(), bad.case))
  await endAndSealAgain(zhao, li, wang)
  expect(place).toMatchObject({ resealed: null, replaced: null, notes: [{ replaced: {} }] })
  expect(row.replaced, reporter.case).not.toBeNull()
  expect(await resealCases(await li.desk(), () => {})).toMatchObject({ texts: 0, failed: [bad.case] })
})

test('an answer that gives two texts of one place is no answer: nothing is believed, sealed or signed of it', async () => {
  const { website, li, wang, reporter } = await officeOfThree()
  await noteReading(await li.desk(), await openCase(await li.desk(), reporter.case))
  const desk = await wang.desk()
  for (const kind of ['messages', 'notes'] as const) {
    website.twist = ({ action }, data) => {
      const answer = data as { [texts in typeof kind]: unknown[] }
      return action === 'open' ? { ...answer, [kind]: [...answer[kind], answer[kind][0]] } : data
    }
    await expect(openCase(desk, reporter.case), kind).rejects.toMatchObject({ reason: 'notOurs' })
    expect(await resealCases(desk, () => {}), kind).toMatchObject({ texts: 0, confirmed: 0, failed: [reporter.case] })
  }
})

test('a newcomer, who cannot compare, signs no words that whoever sealed them put in a colleague’s place', async () => {
  const website = openWebsite()
  const [honest, other] = [await openNamed(website), await openNamed(website)]
  await confirmAll(honest, other)
  const reporter = await report(website, { content: 'about a colleague' })
  const name = reporter.case
  const desk = await honest.desk()
  await reply(desk, name, { body: 'We look into it.', status: 'checking', turn: 1 })
  await reporter.write('Here is the proof.')
  await reply(desk, name, { body: 'We have it.', status: 'checking', turn: 3 })
  for (const body of ['first', 'second']) await writeNote(desk, await openCase(desk, name), { ...unhandled, body })
  const joined = await openNamed(website)
  onTestFinished(() => [honest, other, joined].forEach(({ close }) => void close()))
  await confirmAll(honest, other, joined)
  const theirs = await other.desk()
  await resealCases(theirs, () => undefined)

  const { signer, circle, ring } = theirs
  const lay = async (place: { kind: 'message' | 'note'; turn: number }, forged: Uint8Array, recipients: string[]) => {
    const { verifyKey: key, signingKey } = signer
    const identities = ring.map(({ identity }) => identity)
    const size = paddedMessage
    const anew = await reseal(forged, identities, {
      ...{ case: name, size, recipients, key, signingKey, vouches: true },
    })
    const { hash: inner } = await openSigned(forged, identities, { case: name })
    const act = replacementAct({ case: name, ...place }, anew, { inner })
    await theirs.ask('reseal', {
      case: name,
      ...place,
      sealed: to64(anew),
      act,
      signature: signedBy(signer, act).signature,
    })
  }
  const officers = sorted(circle.staying)
  const all = sorted([...officers, reporter.keys.recipient])
  const { messages } = await openCase(theirs, name)
  const { before } = (messages[2] as { value: Message }).value
  const answer = {
    case: name,
    from: 'officer',
    turn: 3,
    before,
    status: 'checking',
    body: 'We do not believe you.',
  } as const
  await lay({ kind: 'message', turn: 3 }, await sealMessage(answer, all, signer.signingKey), all)
  const note = { case: name, turn: 1, before: name, by: signer.verifyKey, assign: '', tags: [], body: 'All is well.' }
  await lay({ kind: 'note', turn: 1 }, await sealNote(note, officers, signer.signingKey), officers)

  const signed = await resealCases(await joined.desk(), () => undefined, { sealing: false })
  expect(signed).toMatchObject({ confirmed: 4, uncompared: 4, left: 2 })
  expect(resealText(signed, wordsOf('en')).said.join()).toContain('left to a colleague who can compare')
  expect((await reporter.read()).map(({ body }) => body)).toEqual(['We look into it.', 'We have it.'])

  const choice = { sealing: false, nobodyCompares: true }
  const asked = await resealCases(await joined.desk(), () => undefined, choice)
  expect(asked, 'never what the text behind it does not name').toMatchObject({ confirmed: 1, left: 1 })
})
