import type { Channels, ComplaintBody } from '#contract/complaints.ts'
import { writeFrame } from '#contract/upload.ts'
import { newFileKey, sealFile } from '#sealing/attachment.ts'
import { from64, newId, to64 } from '#sealing/bytes.ts'
import { newCode } from '#sealing/code.ts'
import { sealComplaint } from '#sealing/complaint.ts'
import { deriveKeys, type ReporterKeys } from '#sealing/derive.ts'
import type { FileEntry } from '#sealing/files.ts'
import { findWork } from '#sealing/work.ts'

/** A sealed file as it travels, and what its report says of it. */
export interface SealedParts {
  entry: FileEntry
  parts: number
  frames: Uint8Array<ArrayBuffer>[]
}

/** Seals a file for `fileKey` and does the work for its upload. */
export async function sealParts(bytes: Uint8Array<ArrayBuffer>, fileKey: string, work: number): Promise<SealedParts> {
  const id = newId()
  const nonce = findWork(id, work)
  const file = await sealFile(new Blob([bytes]).stream(), bytes.length, fileKey)
  const frames: Uint8Array<ArrayBuffer>[] = []
  for await (const { number, bytes, sha256 } of file) {
    frames.push(writeFrame({ id: from64(id), work: nonce, number, digest: from64(sha256), bytes }))
  }
  const entry = { id, name: 'evidence.pdf', type: 'application/pdf', size: bytes.length, sha256: file.digest() }
  return { entry, parts: file.parts, frames }
}

export interface ReportToSend {
  channel?: string
  content?: string
  fileKey?: string
  files?: readonly Pick<SealedParts, 'entry' | 'parts'>[]
}

/** A sound report as the form makes it, ready for the call `save`. */
export async function newReport(
  offered: Channels,
  { channel: id = 'compliance', content = '收受回扣', fileKey, files = [] }: ReportToSend = {},
): Promise<{ keys: ReporterKeys; body: ComplaintBody<'save'> }> {
  const channel = offered.channels.find((channel) => channel.id === id)
  if (!channel) throw new Error(`no channel ${id}`)
  const keys = await deriveKeys(newCode())
  const report = await sealComplaint({
    channel,
    recovery: offered.recovery,
    keys,
    fields: { reportedName: '某人', department: '采购中心', content },
    fileKey: fileKey ?? (await newFileKey()),
    files: files.map(({ entry }) => entry),
  })
  const body: ComplaintBody<'save'> = {
    v: 1,
    lookup: keys.lookup,
    channel: id,
    report: to64(report),
    files: files.map(({ entry, parts }) => ({ id: entry.id, parts })),
    work: to64(findWork(keys.lookup, offered.work)),
  }
  return { keys, body }
}
