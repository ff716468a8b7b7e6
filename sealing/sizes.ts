/*
 * Every size of the sealed forms, in bytes. They follow from the age format (C2SP, https://c2sp.org/age) and hold for
 * every complaint, message and file alike; a test holds them against what is really sealed. No dependencies: the server
 * reads them.
 */

const KiB = 1024
const MiB = 1024 * KiB

/** Recipient stanzas of every complaint and message: officers, recovery key, reporter, and throw-away keys up to here. */
export const stanzaCount = 8

/** Officers' keys of a channel at most: the recovery key and the reporter need a stanza each. */
export const mostOfficers = stanzaCount - 2
/** Lines of a channel in the list of keys, those that have ended too. */
export const mostListed = 60

/** A complaint's JSON is padded to this, a message's text to that, however long it is. */
export const paddedComplaint = 64 * KiB
export const paddedMessage = 16 * KiB

/** `age-encryption.org/v1\n`. */
export const versionLine = 22
/** `-> X25519 ` and 43 characters, a line of 43 characters. */
export const stanzaLines = 98
/** `--- ` and 43 characters. */
const macLine = 48
const payloadNonce = 16
const chunk = 64 * KiB
const tag = 16

/** Size of an age header with `stanzas` X25519 stanzas. */
export const headerSize = (stanzas: number) => versionLine + stanzas * stanzaLines + macLine

/** Size of the age file that holds `plain` bytes: header, nonce, and a tag behind each chunk of 64 KiB. */
export const sealedSize = (plain: number, stanzas: number) =>
  headerSize(stanzas) + payloadNonce + plain + tag * Math.max(1, Math.ceil(plain / chunk))

/** 66,422 bytes: every sealed complaint. */
export const complaintBytes = sealedSize(paddedComplaint, stanzaCount)
/** 17,270 bytes: every sealed message. */
export const messageBytes = sealedSize(paddedMessage, stanzaCount)

/** Files: one stanza each; sealed they are a multiple of `fileStep` and travel in parts of `partBytes`, the last one less. */
export const fileStanzas = 1
export const fileStep = 256 * KiB
export const partBytes = MiB

/** What a complaint, or a message, may carry: files, bytes of one, bytes of all. */
export const mostFiles = 10
export const mostFileBytes = 50 * MiB
export const mostFilesBytes = 200 * MiB
/** What the form takes of that: whole megabytes of a million bytes, the unit in which every size is written. */
export const offeredFileBytes = 50_000_000
export const offeredFilesBytes = 200_000_000

/** Size of a sealed file that holds `size` bytes: the next multiple of 256 KiB with room for the padding's first byte. */
export const sealedFileSize = (size: number) => Math.ceil(sealedSize(size + 1, fileStanzas) / fileStep) * fileStep

/** Bytes to which a file of `size` bytes is padded, so that it fills `sealedFileSize(size)` exactly. */
export function paddedFileSize(size: number): number {
  const payload = sealedFileSize(size) - headerSize(fileStanzas) - payloadNonce
  return payload - tag * Math.ceil(payload / (chunk + tag))
}

/** Parts in which a file of `size` bytes travels. */
export const partCount = (size: number) => Math.ceil(sealedFileSize(size) / partBytes)

/** 51: the parts of the largest file that is allowed. */
export const mostParts = partCount(mostFileBytes)

/** Messages of a conversation at most. */
export const mostTurns = 9_999

/** What work is done over: time, random bytes and the server's own mark; and what is found, see `proofOfWork.ts`. */
export const nonceBytes = 33
export const proofBytes = 8
/** Minutes for which the server takes a nonce; a sender asks for another before. */
export const nonceMinutes = 10
