import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  complaintDigest,
  findWork,
  messageDigest,
  partDigest,
  queryDigest,
  type WorkSubject,
  workDone,
} from './proofOfWork.ts'

const nonce = Uint8Array.from({ length: 33 }, (_, at) => at)
const subject: WorkSubject = { nonce, digest: complaintDigest({ case: 'case', report: 'sealed' }) }

test('what is found has the zero bits that were asked for, told by an independent hash', () => {
  for (const bits of [0, 1, 7, 8, 9, 12]) {
    const proof = findWork(subject, bits)
    const hash = createHash('sha256')
      .update('sealed-complaint/work/v2\n')
      .update(nonce)
      .update(subject.digest)
      .update(proof)
    const binary = [...hash.digest()].map((byte) => byte.toString(2).padStart(8, '0')).join('')
    expect(workDone(subject, proof)).toBe(binary.indexOf('1'))
    expect(binary.slice(0, bits)).toBe('0'.repeat(bits))
  }
})

test('work for one thing or one nonce is worth nothing for another', () => {
  const proof = findWork(subject, 14)
  const others = Array.from({ length: 64 }, (_, at) => ({
    ...subject,
    ...(at % 2
      ? { nonce: Uint8Array.of(...nonce.subarray(1), at) }
      : { digest: queryDigest({ case: 'case', page: at }) }),
  }))
  // 64 others have 14 bits by chance once in 256 runs; all of three in a row never.
  const lucky = others.filter((other) => workDone(other, proof) >= 14)
  expect(lucky.length).toBeLessThan(3)
})

test('whatever is sent has a digest of its own', () => {
  const digests = [
    complaintDigest({ case: 'a', report: 'b' }),
    complaintDigest({ case: 'ab', report: '' }),
    complaintDigest({ case: 'a', report: 'c' }),
    messageDigest({ case: 'a', turn: 1, sealed: 'b' }),
    messageDigest({ case: 'a', turn: 1, sealed: 'c' }),
    messageDigest({ case: 'a', turn: 2, sealed: 'b' }),
    queryDigest({ case: 'a', page: 1 }),
    partDigest({ upload: 'a', number: 1, sha256: 'b' }),
    partDigest({ upload: 'a', number: 2, sha256: 'b' }),
  ]
  expect(new Set(digests.map((digest) => Buffer.from(digest).toString('hex'))).size).toBe(digests.length)
  expect(complaintDigest({ case: 'a', report: 'x'.repeat(100_000) })).toHaveLength(32)
})
