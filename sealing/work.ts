import { sha256 } from '@noble/hashes/sha2.js'
import { bytesOf, randomBytes } from './bytes.ts'

/*
 * Proof of work in place of a puzzle that a person would have to solve: a sender finds eight bytes whose hash together with
 * the case's or file's name begins with many zero bits (the idea of hashcash, http://www.hashcash.org). Bound to the name,
 * it is of no use for another complaint; nothing about it is stored.
 */

/** Zero bits asked for in quiet times: 65,536 hashes on average, about 0.1 s in a worker. */
export const quietWork = 16
/** Zero bits asked for at most, when the site is flooded: 64 times as many hashes. */
export const mostWork = 22
export const workBytes = 8

const prefix = bytesOf('qingsui/complaint/work/v1\n')

/** Zero bits with which the hash of a name (a lookup or an upload id, as text) and a nonce begins. */
export function workDone(name: string, nonce: Uint8Array): number {
  const hash = sha256(subject(name, nonce))
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

/** Finds a nonce of 8 bytes for at least `bits` zero bits. Takes 2 to the power of `bits` hashes on average. */
export function findWork(name: string, bits: number): Uint8Array {
  const nonce = randomBytes(workBytes)
  const counter = new DataView(nonce.buffer, 4)
  while (workDone(name, nonce) < bits) counter.setUint32(0, counter.getUint32(0) + 1)
  return nonce
}

function subject(name: string, nonce: Uint8Array): Uint8Array {
  const named = bytesOf(name)
  const bytes = new Uint8Array(prefix.length + named.length + nonce.length)
  bytes.set(prefix)
  bytes.set(named, prefix.length)
  bytes.set(nonce, prefix.length + named.length)
  return bytes
}
