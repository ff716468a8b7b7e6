import { caseOf } from './caseName.ts'
import { assertKeys, parseObject, textAt } from './checks.ts'
import { isChannelSymbol } from './code.ts'
import type { ReporterKeys } from './derive.ts'
import { type ComplaintFields, readFields, writeFields } from './fields.ts'
import { type FileEntry, readFiles, writeFiles } from './files.ts'
import { type Channel, isIdentity, isKey64, isRecipient, recipientsOf } from './keys.ts'
import { SealingError } from './sealingError.ts'
import { faultOfComplaint } from './shape.ts'
import { openSigned, type Resealing, readSealedTo, sealSigned, sorted } from './signedText.ts'
import { isSignedBy } from './signing.ts'
import { paddedComplaint } from './sizes.ts'

/** What a sealed complaint holds, as JSON on one line, with the reporter's signature on the next. It names no time. */
export interface Complaint {
  v: 2
  /** SHA-256 of the reporter's secret; with the three marked * it gives the case's name. */
  ticket: string
  /** * Symbol of the channel it was sealed to. */
  channel: string
  /** age recipients of the officers and the recovery key to whom the reporter's browser sealed it. */
  sealedTo: string[]
  fields: ComplaintFields
  /** * age recipient to which officers seal their answers. */
  replyTo: string
  /** * Ed25519 public key that proves this complaint and the reporter's messages, 43 characters. */
  replyKey: string
  /** age identity that opens this complaint's files; there is one even when there are no files. */
  fileKey: string
  files: FileEntry[]
}

export interface ComplaintToSeal {
  channel: Channel
  /** The recovery key, or null where there is none. */
  recovery: string | null
  keys: ReporterKeys
  /** What is left out becomes an empty text. */
  fields: Partial<ComplaintFields>
  fileKey: string
  files: readonly FileEntry[]
}

interface OpenedComplaint {
  complaint: Complaint
  /** What the first message names (`SignedText.hash`). */
  hash: string
  /** There when a colleague sealed it again to more officers. */
  resealing?: Resealing
}

/**
 * Seals a complaint to the channel's officers and the recovery key: always 66,422 bytes, however long it is, named or not,
 * whatever files go with it. The reporter is no recipient: whoever has only the code cannot read the complaint.
 *
 * Sealing twice gives different bytes. Keep the sealed bytes and send those again after a failure: the server answers 200 to
 * the same bytes and 409 to others under the same case.
 * @throws SealingError `too-long` with the field, `keys`, `channel` for a code of another channel.
 */
export async function sealComplaint({
  channel,
  recovery,
  keys,
  fields,
  fileKey,
  files,
}: ComplaintToSeal): Promise<Uint8Array> {
  if (keys.channel !== channel.symbol) throw new SealingError('channel')
  const recipients = recipientsOf(channel, recovery)
  const complaint: Complaint = {
    v: 2,
    ticket: keys.ticket,
    channel: channel.symbol,
    sealedTo: sorted(recipients),
    fields: writeFields(fields),
    replyTo: keys.recipient,
    replyKey: keys.verifyKey,
    fileKey,
    files: writeFiles(files),
  }
  return sealSigned('complaint', JSON.stringify(complaint), keys.signingKey, { size: paddedComplaint, recipients })
}

/**
 * Opens a complaint with an officer's identities and holds it against the case and the channel under which the server gave it: the
 * case's name is computed again from what is inside, and the signature held. Texts are cleaned for showing; see `plaintext.ts`.
 * @throws SealingError `form`, `unreadable`, `padding`, `content` with the field, `version`, `channel`, `case`, `signature`.
 */
export async function openComplaint(
  sealed: Uint8Array,
  identities: readonly string[],
  expected: { case: string; channel: string },
): Promise<OpenedComplaint> {
  if (faultOfComplaint(sealed)) throw new SealingError('form')
  const { line, signature, hash, resealing } = await openSigned(sealed, identities, expected)
  const complaint = readComplaint(line)
  if (complaint.channel !== expected.channel) throw new SealingError('channel')
  if (caseOf(complaint) !== expected.case) throw new SealingError('case')
  if (!isSignedBy('complaint', line, signature, [complaint.replyKey])) throw new SealingError('signature')
  return { complaint, hash, ...(resealing && { resealing }) }
}

/** @throws SealingError `content` with the field, `version`. */
export function readComplaint(text: string): Complaint {
  const found = parseObject(text)
  if (found.v !== 2) throw new SealingError('version')
  const keys = ['v', 'ticket', 'channel', 'sealedTo', 'fields', 'replyTo', 'replyKey', 'fileKey', 'files']
  assertKeys(found, keys, '')
  return {
    v: 2,
    ticket: textAt(found.ticket, 'ticket', isKey64),
    channel: textAt(found.channel, 'channel', isChannelSymbol),
    sealedTo: readSealedTo(found.sealedTo),
    fields: readFields(found.fields),
    replyTo: textAt(found.replyTo, 'replyTo', isRecipient),
    replyKey: textAt(found.replyKey, 'replyKey', isKey64),
    fileKey: textAt(found.fileKey, 'fileKey', isIdentity),
    files: readFiles(found.files),
  }
}
