import { generateHybridIdentity, identityToRecipient } from 'age-encryption'
import { describe, expect, test } from 'vitest'
import {
  checkPublicKeys,
  compareRecipients,
  isIdentity,
  isKey64,
  isRecipient,
  type PublicKeys,
  recipientsOf,
} from './keys.ts'
import { channel, expectRefusal, keys, officer, recovery } from './testing/sample.ts'

const whole: PublicKeys = { recovery, channels: [channel, { ...channel, id: 'audit-committee', symbol: 'A' }] }
const withChannel = (change: object): PublicKeys => ({ ...whole, channels: [{ ...channel, ...change }] })

describe('the public keys', () => {
  test('are taken as they should be, with or without a recovery key', () => {
    expect(checkPublicKeys(whole)).toBe(whole)
    expect(checkPublicKeys({ ...whole, recovery: null }).recovery).toBeNull()
  })

  const seven = Array.from({ length: 7 }, () => recovery)
  test.each<[string, PublicKeys]>([
    ['recovery', { ...whole, recovery: officer.identity }],
    ['channels', { ...whole, channels: [] }],
    ['channels.0.id', withChannel({ id: 'Compliance Department' })],
    ['channels.1.id', { ...whole, channels: [channel, channel] }],
    ['channels.0.symbol', withChannel({ symbol: 'compliance' })],
    ['channels.0.symbol', withChannel({ symbol: 'O' })],
    ['channels.1.symbol', { ...whole, channels: [channel, { ...channel, id: 'audit-committee' }] }],
    ['channels.0.officers', withChannel({ officers: [] })],
    ['channels.0.officers', withChannel({ officers: seven })],
    [
      'channels.0.officers.1',
      withChannel({ officers: [recovery, `${recovery.slice(0, -1)}${recovery.endsWith('x') ? 'q' : 'x'}`] }),
    ],
    ['channels.0.officers.0', withChannel({ officers: [recovery.toUpperCase()] })],
    ['channels.0.signing', withChannel({ signing: [] })],
    ['channels.0.signing.0', withChannel({ signing: [`${officer.verifyKey}A`] })],
  ])('are refused with the field %s', async (field, wrong) => {
    expect((await expectRefusal(() => checkPublicKeys(wrong), 'keys')).detail.field).toBe(field)
  })

  test('of another kind of recipient are refused: its stanza would stand out', async () => {
    const hybrid = await identityToRecipient(await generateHybridIdentity())
    const { detail } = await expectRefusal(() => checkPublicKeys(withChannel({ officers: [hybrid] })), 'keys')
    expect(detail.field).toBe('channels.0.officers.0')
  })
})

test('a message also goes to the reporter, a report does not', () => {
  expect(recipientsOf(channel, recovery)).toEqual([...channel.officers, recovery])
  expect(recipientsOf(channel, null, keys.recipient)).toEqual([...channel.officers, keys.recipient])
})

test('strangers and those who are missing show among the keys that a text names', () => {
  const confirmed = [...channel.officers, recovery]
  expect(compareRecipients(confirmed, confirmed)).toEqual({ strangers: [], missing: [] })
  expect(compareRecipients([officer.recipient, keys.recipient, recovery], confirmed)).toEqual({
    strangers: [keys.recipient],
    missing: [channel.officers[1]],
  })
})

test('keys of one kind are not taken for another', () => {
  const kinds = [isRecipient, isIdentity, isKey64]
  for (const [at, text] of [keys.recipient, keys.identity, keys.verifyKey].entries()) {
    expect(kinds.map((is) => is(text))).toEqual([0, 1, 2].map((kind) => kind === at))
  }
})
