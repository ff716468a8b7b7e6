import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newId } from './bytes.ts'
import { recipientsOf } from './keys.ts'
import { type ExpectedMessage, type Message, openMessage, sealMessage, statuses } from './message.ts'
import { seal, unseal } from './seal.ts'
import { sign } from './signing.ts'
import { paddedMessage } from './sizes.ts'
import { channel, expectRefusal, fileKey, keys, officer, outsider, recovery, seed } from './testing/sample.ts'

const recipients = recipientsOf(channel, recovery, keys.recipient)
const fromOfficer = { case: keys.case, from: 'officer', turn: 1 } as const
const fromReporter = { case: keys.case, from: 'reporter', turn: 1 } as const
/** As the first of a conversation. */
const first = { before: keys.case }
const sealedTo = [...recipients].sort()
const byOfficer: ExpectedMessage = { ...fromOfficer, keys: channel.signing }
const byReporter: ExpectedMessage = { ...fromReporter, keys: [keys.verifyKey] }
const file = () => ({ id: newId(), name: '证据.pdf', type: 'application/pdf', size: 1_000, sha256: keys.case })

describe('a message', () => {
  test.each(statuses)(
    'from an officer brings the status %s to the reporter, and back to the officers',
    async (status) => {
      const sealed = await sealMessage(
        { ...fromOfficer, ...first, status, body: '收到，正在核实。' },
        recipients,
        officer.signingKey,
      )
      for (const identity of [keys.identity, officer.identity]) {
        expect((await openMessage(sealed, [identity], byOfficer)).message).toEqual({
          v: 2,
          ...fromOfficer,
          ...first,
          sealedTo,
          status,
          body: '收到，正在核实。',
        })
      }
    },
  )

  test('from the reporter brings a text and files to the officers', async () => {
    const files = [file(), file()]
    const sealed = await sealMessage(
      { ...fromReporter, ...first, body: '补充。', fileKey, files },
      recipients,
      keys.signingKey,
    )
    expect((await openMessage(sealed, [officer.identity], byReporter)).message).toEqual({
      v: 2,
      ...fromReporter,
      ...first,
      sealedTo,
      body: '补充。',
      fileKey,
      files,
    })
  })

  test('has 17,270 bytes, whoever speaks and however long', async () => {
    for (const length of fc.sample(fc.integer({ min: 1, max: 3_000 }), { seed, numRuns: 20 })) {
      const body = '证'.repeat(length)
      expect(await sealMessage({ ...fromOfficer, ...first, body }, recipients, officer.signingKey)).toHaveLength(17_270)
      expect(await sealMessage({ ...fromReporter, ...first, body }, recipients, keys.signingKey)).toHaveLength(17_270)
    }
  })

  test('has room for the longest text and ten files with the longest names', async () => {
    const files = Array.from({ length: 10 }, () => ({
      ...file(),
      name: '证'.repeat(100),
      type: `a/${'b'.repeat(98)}`,
      size: 20_971_520,
    }))
    const message = { ...fromReporter, ...first, turn: 9_999, body: '\uFFFD'.repeat(3_000), fileKey, files }
    const sealed = await sealMessage(message, recipients, keys.signingKey)
    expect((await openMessage(sealed, [officer.identity], { ...byReporter, turn: 9_999 })).message.files).toEqual(files)
    const { detail } = await expectRefusal(
      () => sealMessage({ ...fromReporter, ...first, body: 'x'.repeat(3_001) }, recipients, keys.signingKey),
      'too-long',
    )
    expect(detail).toEqual({ field: 'body', size: 3_001, limit: 3_000 })
  })

  test('opens for nobody else', async () => {
    const sealed = await sealMessage({ ...fromOfficer, ...first, body: 'x' }, recipients, officer.signingKey)
    await expectRefusal(() => openMessage(sealed, [outsider], byOfficer), 'unreadable')
  })

  test('shows what it says', async () => {
    const sealed = await sealMessage({ ...fromOfficer, ...first, body: 'a\r\n\u202Eb' }, recipients, officer.signingKey)
    expect((await openMessage(sealed, [officer.identity], byOfficer)).message.body).toBe('a\n\uFFFDb')
  })
})

describe('a message is refused', () => {
  const body = 'x'

  test('for every other case, turn and speaker: 9 combinations, one is right', async () => {
    for (const [from, secretKey, signing] of [
      ['officer', officer.signingKey, channel.signing],
      ['reporter', keys.signingKey, [keys.verifyKey]],
    ] as const) {
      const sealed = await sealMessage({ case: keys.case, ...first, from, turn: 2, body }, recipients, secretKey)
      const right = { case: keys.case, from, turn: 2, keys: signing }
      expect((await openMessage(sealed, [officer.identity], right)).message.body).toBe(body)
      const other = from === 'officer' ? 'reporter' : 'officer'
      await expectRefusal(() => openMessage(sealed, [officer.identity], { ...right, case: keys.verifyKey }), 'case')
      await expectRefusal(() => openMessage(sealed, [officer.identity], { ...right, from: other }), 'speaker')
      for (const turn of [1, 3, 0, -2, 2.5, 9_999]) {
        await expectRefusal(() => openMessage(sealed, [officer.identity], { ...right, turn }), 'turn')
      }
    }
  })

  test('when somebody else has signed it', async () => {
    const forged = await sealMessage({ ...fromOfficer, ...first, body }, recipients, keys.signingKey)
    await expectRefusal(() => openMessage(forged, [keys.identity], byOfficer), 'signature')
    const copied = await sealMessage({ ...fromReporter, ...first, body }, recipients, officer.signingKey)
    await expectRefusal(() => openMessage(copied, [officer.identity], byReporter), 'signature')
    await expectRefusal(() => openMessage(copied, [officer.identity], { ...byReporter, keys: [] }), 'signature')
  })

  test('when a signature of another text is put under it', async () => {
    const line = JSON.stringify({ v: 2, ...fromOfficer, ...first, sealedTo, body })
    const signature = sign(
      'message',
      JSON.stringify({ v: 2, ...fromOfficer, ...first, sealedTo, body: 'y' }),
      officer.signingKey,
    )
    const sealed = await seal(`${line}\n${signature}\n`, paddedMessage, recipients)
    await expectRefusal(() => openMessage(sealed, [officer.identity], byOfficer), 'signature')
  })

  test('when it is not of the outer form', async () => {
    await expectRefusal(
      async () => openMessage(await seal('x', 65_536, recipients), [officer.identity], byOfficer),
      'form',
    )
  })

  const signed = async (text: string, secretKey = officer.signingKey) =>
    seal(`${text}\n${sign('message', text, secretKey)}\n`, paddedMessage, recipients)

  test('when it is of a later version', async () => {
    const later = await signed(JSON.stringify({ v: 3, ...fromOfficer, body }))
    await expectRefusal(() => openMessage(later, [officer.identity], byOfficer), 'version')
  })

  test.each<[string, object]>([
    ['status', { ...fromOfficer, body, status: 'lost' }],
    ['status', { ...fromReporter, body, status: 'closed-upheld' }],
    ['files', { ...fromOfficer, body, fileKey, files: [file()] }],
    ['files', { ...fromReporter, body, fileKey, files: [] }],
    ['files', { ...fromReporter, body, fileKey }],
    ['fileKey', { ...fromReporter, body, files: [file()] }],
    ['body', { ...fromOfficer, body: ' \n' }],
    ['body', { ...fromOfficer, body: 'x'.repeat(3_001), status: 'checking' }],
    ['body', { ...fromOfficer }],
    ['turn', { ...fromOfficer, body, turn: 0 }],
    ['turn', { ...fromOfficer, body, turn: '1' }],
    ['from', { ...fromOfficer, body, from: 'server' }],
    ['*', { ...fromOfficer, body, at: '12:00' }],
  ])('for its %s, and is not sealed either', async (field, message) => {
    const [expected, secretKey] =
      'from' in message && message.from === 'reporter' ? [byReporter, keys.signingKey] : [byOfficer, officer.signingKey]
    const sealed = await signed(JSON.stringify({ v: 2, ...first, sealedTo, ...message }), secretKey)
    const opened = await expectRefusal(() => openMessage(sealed, [officer.identity], expected), 'content')
    expect(opened.detail.field).toBe(field)
    if (!('body' in message) || `${message.body}`.length > 3_000) return
    await expectRefusal(() => sealMessage({ ...first, ...message } as Message, recipients, secretKey), 'content')
  })

  test('when anything follows the signature, or nothing is there', async () => {
    const line = JSON.stringify({ v: 2, ...fromOfficer, ...first, sealedTo, body })
    const more = await seal(`${line}\n${sign('message', line, officer.signingKey)}\nmore`, paddedMessage, recipients)
    await expectRefusal(() => openMessage(more, [officer.identity], byOfficer), 'content')
    const unsigned = await seal(line, paddedMessage, recipients)
    await expectRefusal(() => openMessage(unsigned, [officer.identity], byOfficer), 'content')
  })
})

test('inside a sealed message are two lines: the JSON and its signature', async () => {
  const sealed = await sealMessage({ ...fromOfficer, ...first, body: 'a\nb' }, recipients, officer.signingKey)
  expect(await unseal(sealed, [officer.identity])).toMatch(/^\{"v":2,.*"body":"a\\nb"\}\n[A-Za-z0-9_-]{86}\n$/)
})
