import { systemDigest } from '../../../sealing/bytes.ts'
import { type Complaint, openComplaint } from '../../../sealing/complaint.ts'
import { openFile } from '../../../sealing/reassemble.ts'
import { partCount } from '../../../sealing/sizes.ts'
import type { ComplaintStore } from '../../../server/complaints/index.ts'

/** Opens a stored report and its files with an officer's identity. @throws when one is missing or is not what was sent. */
export async function openStored(
  complaints: ComplaintStore,
  channel: string,
  name: Buffer,
  identity: string,
): Promise<Complaint> {
  const sealed = (await complaints.glance(channel, name))?.body
  if (!sealed) throw new Error('the report is not there')
  const of = { case: name.toString('base64url'), channel }
  const { complaint: report } = await openComplaint(sealed, [identity], of)
  async function* partsOf(id: Buffer, count: number) {
    for (let number = 0; number < count; number++) {
      const stored = await complaints.filePart(channel, name, id, number)
      if (!stored) return // openFile misses it
      const bytes = Uint8Array.from(stored)
      yield { number, bytes, sha256: await systemDigest(bytes) }
    }
  }
  for (const file of report.files) {
    const parts = partsOf(Buffer.from(file.id, 'base64url'), partCount(file.size))
    for await (const _ of await openFile(parts, report.fileKey, file)); // throws when it is not the file
  }
  return report
}

/** All cases of a channel. */
export async function allCases(complaints: ComplaintStore, channel: string) {
  const all = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await complaints.list(channel, page)
    pages = found.pages
    all.push(...found.cases)
  }
  return all
}
