import { digestOf, from64 } from './bytes.ts'

/**
 * What the server keeps of a lookup token, and what a complaint and its messages call their case: SHA-256 of the 32 bytes,
 * as base64 for addresses (43 characters, as the token itself). @throws Error for a token that is not 32 bytes.
 */
export function lookupOf(token: string): string {
  const bytes = from64(token)
  if (bytes.length !== 32) throw new Error('a lookup token has 32 bytes')
  return digestOf(bytes)
}
