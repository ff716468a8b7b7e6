import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { checkRecipient } from './keys.ts'
import { Refusal } from './refusal.ts'
import { stanzaCount } from './sizes.ts'

/**
 * The recipients of a sealed complaint or message: those named, each once, filled up to 8 with throw-away keys whose secret
 * halves are dropped at once, in random order. An age stanza tells nothing about its recipient (https://c2sp.org/age), so
 * the header does not show how many officers there are, nor whether a recovery key or a reporter is among them.
 * @throws Refusal `keys` when there is none, one is malformed or there are more than 8.
 */
export async function fillUp(named: readonly string[]): Promise<string[]> {
  for (const [at, key] of named.entries()) checkRecipient(key, `recipients.${at}`)
  const all = [...new Set(named)]
  if (all.length === 0 || all.length > stanzaCount) throw new Refusal('keys', { field: 'recipients', size: all.length })
  while (all.length < stanzaCount) all.push(await identityToRecipient(await generateX25519Identity()))
  return shuffled(all)
}

/** Fisher and Yates, with the system's generator. */
function shuffled<T>(items: T[]): T[] {
  const out: T[] = []
  while (items.length > 0) out.push(...items.splice(randomBelow(items.length), 1))
  return out
}

/** A whole number from 0, every one as likely: values above the last full multiple are drawn again. */
function randomBelow(limit: number): number {
  const last = 256 - (256 % limit)
  for (;;) {
    const [value = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (value < last) return value % limit
  }
}
