import { sha256 } from '@noble/hashes/sha2.js'
import { base64urlnopad } from '@scure/base'

/** UTF-8. */
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The text that UTF-8 bytes hold; a byte order mark stays. @throws TypeError for anything else than UTF-8. */
export const textOf = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)

/** Base64 for addresses, without `=` (RFC 4648, section 5): 32 bytes are 43 characters, 64 are 86, 16 are 22. */
export const to64 = (bytes: Uint8Array): string => base64urlnopad.encode(bytes)

/** @throws Error for anything that `to64` would not have written. */
export const from64 = (text: string): Uint8Array => base64urlnopad.decode(text)

/** SHA-256 in base64 for addresses: 43 characters. */
export const digestOf = (bytes: Uint8Array): string => to64(sha256(bytes))

/** The same by the system, twenty times as fast for megabytes; it cannot take them piece by piece. */
export const systemDigest = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  to64(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

/** Bytes from the system's generator. */
export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** 16 random bytes, 22 characters: what a file is called while it travels. */
export const newId = (): string => to64(randomBytes(16))
