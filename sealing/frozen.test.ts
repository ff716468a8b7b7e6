import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCode } from './code.ts'
import { openComplaint } from './complaint.ts'
import { deriveKeys } from './derive.ts'
import { openMessage } from './message.ts'
import vectors from './vectors/sealed.json' with { type: 'json' }

const sealed = (name: string) => new Uint8Array(readFileSync(new URL(`vectors/${name}.age`, import.meta.url)))

test('a report that was sealed when the format was made opens for the officer and with the recovery key', async () => {
  for (const identity of [vectors.identity, vectors.recovery]) {
    const { complaint } = await openComplaint(sealed('complaint'), [identity], { case: vectors.case, channel: 'B' })
    expect(complaint).toEqual(vectors.report)
  }
})

test('an answer that was sealed then opens with the query code', async () => {
  const read = readCode(vectors.code)
  if (!read.ok) throw new Error(read.fault)
  const keys = await deriveKeys(read.code)
  const expected = { case: keys.case, from: 'officer', turn: 1, keys: [vectors.signedBy] } as const
  expect((await openMessage(sealed('message'), [keys.identity], expected)).message).toEqual(vectors.message)
})
