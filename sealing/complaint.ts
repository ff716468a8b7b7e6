import { holdKeys, parseObject, textAt } from './checks.ts'
import type { ReporterKeys } from './derive.ts'
import { type ComplaintFields, readFields, writeFields } from './fields.ts'
import { type FileEntry, readFiles, writeFiles } from './files.ts'
import { type Channel, isIdentity, isKey64, isRecipient, recipientsOf } from './keys.ts'
import { Refusal } from './refusal.ts'
import { seal, unseal } from './seal.ts'
import { faultOfComplaint } from './shape.ts'
import { paddedComplaint } from './sizes.ts'

/** What a sealed complaint holds, as JSON on one line (`age -d -i key report.age | head -n 1`). It names no time. */
export interface Complaint {
  v: 1
  /** The reporter's lookup: a complaint that the server moves to another case is refused. */
  case: string
  /** Id of the channel it was sealed to. */
  channel: string
  fields: ComplaintFields
  /** age recipient to which officers seal their answers. */
  replyTo: string
  /** Ed25519 public key that proves the reporter's messages, 43 characters. */
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

/**
 * Seals a complaint to the channel's officers and the recovery key: always 66,422 bytes, however long it is, named or not,
 * whatever files go with it. The reporter is no recipient: whoever has only the code cannot read the complaint.
 *
 * Sealing twice gives different bytes. Keep the sealed bytes and send those again after a failure: the server answers 200 to
 * the same bytes and 409 to others under the same lookup.
 * @throws Refusal `too-long` with the field, `keys`.
 */
export async function sealComplaint({
  channel,
  recovery,
  keys,
  fields,
  fileKey,
  files,
}: ComplaintToSeal): Promise<Uint8Array> {
  const report: Complaint = {
    v: 1,
    case: keys.lookup,
    channel: channel.id,
    fields: writeFields(fields),
    replyTo: keys.recipient,
    replyKey: keys.verifyKey,
    fileKey,
    files: writeFiles(files),
  }
  return seal(`${JSON.stringify(report)}\n`, paddedComplaint, recipientsOf(channel, recovery))
}

/**
 * Opens a complaint with an officer's identities and holds it against the case and the channel under which the server gave it.
 * Texts are cleaned for showing; see `plaintext.ts`.
 * @throws Refusal `form`, `unreadable`, `padding`, `content` with the field, `version`, `case`, `channel`.
 */
export async function openComplaint(
  sealed: Uint8Array,
  identities: readonly string[],
  expected: { case: string; channel: string },
): Promise<Complaint> {
  if (faultOfComplaint(sealed)) throw new Refusal('form')
  const report = readComplaint(await unseal(sealed, identities))
  if (report.case !== expected.case) throw new Refusal('case')
  if (report.channel !== expected.channel) throw new Refusal('channel')
  return report
}

/** @throws Refusal `content` with the field, `version`. */
export function readComplaint(text: string): Complaint {
  const found = parseObject(text)
  if (found.v !== 1) throw new Refusal('version')
  holdKeys(found, ['v', 'case', 'channel', 'fields', 'replyTo', 'replyKey', 'fileKey', 'files'], '')
  return {
    v: 1,
    case: textAt(found.case, 'case', isKey64),
    channel: textAt(found.channel, 'channel', (text) => text.length <= 40),
    fields: readFields(found.fields),
    replyTo: textAt(found.replyTo, 'replyTo', isRecipient),
    replyKey: textAt(found.replyKey, 'replyKey', isKey64),
    fileKey: textAt(found.fileKey, 'fileKey', isIdentity),
    files: readFiles(found.files),
  }
}
