import { expect, test } from 'vitest'
import { lackOf, type Surroundings, sealsAndOpens } from './selftest.ts'

test('here a report can be sealed', async () => expect(await sealsAndOpens()).toBe(true))

const { crypto, ReadableStream, TransformStream, Blob } = globalThis
const fit: Surroundings = { isSecureContext: true, crypto, ReadableStream, TransformStream, Blob }
const oldStream = class {} as typeof ReadableStream // a browser's without pipeThrough

test.each<[string | null, string, Surroundings]>([
  [null, 'a browser with all that is needed', fit],
  ['insecure-origin', 'a page over http', { ...fit, isSecureContext: false, crypto: undefined }],
  ['no-randomness', 'a browser without crypto', { ...fit, crypto: undefined }],
  ['no-webcrypto', 'one without crypto.subtle', { ...fit, crypto: { getRandomValues: () => {} } as unknown as Crypto }],
  ['no-streams', 'one without TransformStream', { ...fit, TransformStream: undefined }],
  ['no-streams', 'one without pipeThrough', { ...fit, ReadableStream: oldStream }],
  ['no-files', 'one without Blob', { ...fit, Blob: undefined }],
])('%s: %s', (unfit, _, surroundings) => expect(lackOf(surroundings)).toBe(unfit))

test('self-test: a generator that fails is noticed', async () => {
  const real = crypto.getRandomValues
  crypto.getRandomValues = () => {
    throw new Error('broken')
  }
  try {
    expect(await sealsAndOpens()).toBe(false)
  } finally {
    crypto.getRandomValues = real
  }
})
