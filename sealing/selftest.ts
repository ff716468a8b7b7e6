import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { type FilePart, newFileKey, sealFile } from './attachment.ts'
import { newCode, readCode, writeCode } from './code.ts'
import { openComplaint, sealComplaint } from './complaint.ts'
import { deriveKeys } from './derive.ts'
import { openMessage, sealMessage } from './message.ts'
import { openFile } from './reassemble.ts'

/** Why this browser must not be used to send a complaint. */
export type Unfit =
  /** The page did not come over HTTPS (or from this machine): its code may have been changed on the way. */
  | 'insecure-origin'
  | 'no-randomness'
  | 'no-webcrypto'
  | 'no-streams'
  | 'no-files'
  /** Everything is there, but what was sealed did not open again. */
  | 'self-test'

/** What is looked at of a browser's global object. */
export type Surroundings = Partial<
  Pick<typeof globalThis, 'isSecureContext' | 'crypto' | 'ReadableStream' | 'TransformStream' | 'Blob'>
>

/** What is missing of all that sealing needs. */
export function lackOf(surroundings: Surroundings): Unfit | null {
  const { isSecureContext, crypto, ReadableStream, TransformStream, Blob } = surroundings
  if (isSecureContext === false) return 'insecure-origin'
  if (typeof crypto?.getRandomValues !== 'function') return 'no-randomness'
  if (typeof crypto.subtle?.digest !== 'function') return 'no-webcrypto'
  if (!ReadableStream?.prototype.pipeThrough || !TransformStream) return 'no-streams'
  if (!Blob?.prototype.stream) return 'no-files'
  return null
}

const sample = '自检 self-test'

/**
 * Seals and opens a complaint, a message and a file with keys made for this. The first time takes some tenths of a second, a second on
 * a slow phone: run it beside the page.
 */
export const sealsAndOpens = (): Promise<boolean> => tryAll().catch(() => false)

async function tryAll(): Promise<boolean> {
  const read = readCode(writeCode(newCode('C')))
  if (!read.ok) return false
  const keys = await deriveKeys(read.code)
  const officer = await generateX25519Identity()
  const channel = {
    id: 'self-test',
    symbol: keys.channel,
    officers: [await identityToRecipient(officer)],
    signing: [keys.verifyKey],
    ended: [],
  }
  const fileKey = await newFileKey()
  const bytes = new TextEncoder().encode(sample)

  const file = await sealFile(new Blob([bytes]).stream(), bytes.length, fileKey)
  const parts: FilePart[] = []
  for await (const part of file) parts.push(part)
  const opened = await openFile(parts, fileKey, { size: bytes.length, sha256: file.digest() })
  const { complaint } = await openComplaint(
    await sealComplaint({ channel, recovery: null, keys, fields: { content: sample }, fileKey, files: [] }),
    [officer],
    { case: keys.case, channel: keys.channel },
  )
  const expected = { case: keys.case, from: 'officer', turn: 1 } as const
  const sealed = await sealMessage({ ...expected, before: keys.case, body: sample }, [keys.recipient], keys.signingKey)
  const { message } = await openMessage(sealed, [keys.identity], { ...expected, keys: channel.signing })
  return (
    (await new Response(opened).text()) === sample && complaint.fields.content === sample && message.body === sample
  )
}
