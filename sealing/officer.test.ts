import { expect, test } from 'vitest'
import { officerKeys } from './officer.ts'
import { channel, expectRefusal, keys } from './testing/sample.ts'
import vectors from './vectors/derivation.json' with { type: 'json' }

test.each(vectors.officers)('the keys of $recipient follow from its identity', async ({ signingKey, ...expected }) => {
  const { signingKey: made, ...keys } = await officerKeys(expected.identity)
  expect({ ...keys, signingKey: Buffer.from(made).toString('hex') }).toEqual({ ...expected, signingKey })
})

test('nothing else than an identity has keys', async () => {
  for (const wrong of ['', keys.recipient, keys.identity.toLowerCase(), `${channel.officers[0]}`]) {
    await expectRefusal(() => officerKeys(wrong), 'keys')
  }
})
