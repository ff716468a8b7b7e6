import { systemDigest } from '../../../sealing/bytes.ts'
import { type Complaint, openComplaint } from '../../../sealing/complaint.ts'
import { openFile } from '../../../sealing/reassemble.ts'
import { partCount } from '../../../sealing/sizes.ts'
import type { ComplaintStore } from '../../../server/complaints/index.ts'

/** Opens a stored report and its files with an officer's identity. @throws when one is missing or is not what was sent. */
export async function openStored(
  complaints: ComplaintStore,
  channel: string,
  lookup: Buffer,
  identity: string,
): Promise<Complaint> {
  const sealed = await complaints.sealedBody(channel, lookup)
  if (!sealed) throw new Error('the report is not there')
  const report = await openComplaint(sealed, [identity], { case: lookup.toString('base64url'), channel })
  async function* partsOf(id: Buffer, count: number) {
    for (let number = 0; number < count; number++) {
      const stored = await complaints.filePart(channel, lookup, id, number)
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
