import { generateHybridIdentity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { compareRecipients, isIdentity, isKey64, isRecipient, recipientsOf } from './keys.ts'
import { channel, keys, officer, recovery } from './testing/sample.ts'

test('a recipient of another kind is none: its stanza would stand out', async () => {
  const hybrid = await identityToRecipient(await generateHybridIdentity())
  const mistyped = `${recovery.slice(0, -1)}${recovery.endsWith('x') ? 'q' : 'x'}`
  expect([recovery, hybrid, mistyped, recovery.toUpperCase()].map(isRecipient)).toEqual([true, false, false, false])
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
