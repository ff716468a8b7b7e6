import { sha256 } from '@noble/hashes/sha2.js'
import { bytesOf, digestOf, randomBytes } from './bytes.ts'
import { withLengths } from './caseName.ts'
import { proofBytes } from './sizes.ts'

/*
 * Proof of work in place of a puzzle that a person would have to solve: a sender finds eight bytes whose hash, together with a nonce
 * of the server and what is sent, begins with many zero bits (the idea of hashcash, http://www.hashcash.org). The nonce is good for
 * ten minutes, so none is made in advance; bound to what is sent, it counts once, as the same bytes are stored once.
 */

/** Zero bits asked for in quiet times: 65,536 hashes on average, about 0.1 s in a worker. */
export const quietWork = 16
/** Zero bits asked for at most, when the site is flooded: 64 times as many hashes. */
export const mostWork = 22

/** What the work is done for: a nonce and the digest of what is sent, 32 bytes. */
export interface WorkSubject {
  nonce: Uint8Array
  digest: Uint8Array
}

const prefix = bytesOf('sealed-complaint/work/v2\n')

/** Digest of a complaint as it is sent. */
export const complaintDigest = (sent: { case: string; report: string }) =>
  digest('save', sent.case, textDigest(sent.report))
/** Digest of a message as it is sent. */
export const messageDigest = (sent: { case: string; turn: number; sealed: string }) =>
  digest('message', sent.case, String(sent.turn), textDigest(sent.sealed))
/** Digest of a question for a thread. */
export const queryDigest = (sent: { case: string; page: number }) => digest('query', sent.case, String(sent.page))
/** Digest of a part of a file: upload and digest as base64 for addresses. */
export const partDigest = (sent: { upload: string; number: number; sha256: string }) =>
  digest('part', sent.upload, String(sent.number), sent.sha256)

/** Zero bits with which the hash of prefix, nonce, digest and proof begins. */
export function workDone(subject: WorkSubject, proof: Uint8Array): number {
  const hash = sha256(hashed(subject, proof))
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

/** Finds a proof of 8 bytes for at least `bits` zero bits. Takes 2 to the power of `bits` hashes on average. */
export function findWork(subject: WorkSubject, bits: number): Uint8Array {
  const proof = randomBytes(proofBytes)
  const counter = new DataView(proof.buffer, 4)
  while (workDone(subject, proof) < bits) counter.setUint32(0, counter.getUint32(0) + 1)
  return proof
}

const digest = (...texts: string[]) => sha256(withLengths(...texts))
/** A text of any length in 43 characters. */
const textDigest = (text: string) => digestOf(bytesOf(text))

function hashed({ nonce, digest }: WorkSubject, proof: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(prefix.length + nonce.length + digest.length + proof.length)
  bytes.set(prefix)
  bytes.set(nonce, prefix.length)
  bytes.set(digest, prefix.length + nonce.length)
  bytes.set(proof, prefix.length + nonce.length + digest.length)
  return bytes
}
