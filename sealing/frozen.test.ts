import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCode } from './code.ts'
import { openComplaint } from './complaint.ts'
import { deriveKeys } from './derive.ts'
import { openMessage } from './message.ts'
import vectors from './vectors/sealed.json' with { type: 'json' }

const sealed = (name: string) => new Uint8Array(readFileSync(new URL(`vectors/${name}.age`, import.meta.url)))

test('a report that the first version sealed opens for the officer and with the recovery key', async () => {
  for (const identity of [vectors.identity, vectors.recovery]) {
    expect(await openComplaint(sealed('report'), [identity], vectors.report)).toEqual(vectors.report)
  }
})

test('an answer that the first version sealed opens with the query code', async () => {
  const read = readCode(vectors.code)
  if (!read.ok) throw new Error(read.fault)
  const { identity, lookup } = await deriveKeys(read.code)
  const expected = { case: lookup, from: 'officer', turn: 1, keys: [vectors.signedBy] } as const
  expect(await openMessage(sealed('message'), [identity], expected)).toEqual(vectors.message)
})
