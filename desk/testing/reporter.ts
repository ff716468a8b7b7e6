import type { ComplaintBody, ComplaintCall, Thread } from '#contract/complaints.ts'
import { complaintPaths } from '#contract/paths.ts'
import { newFileKey, sealFile } from '#sealing/attachment.ts'
import { from64, newId, to64 } from '#sealing/bytes.ts'
import { newCode } from '#sealing/code.ts'
import { sealComplaint } from '#sealing/complaint.ts'
import { deriveKeys } from '#sealing/derive.ts'
import type { ComplaintFields } from '#sealing/fields.ts'
import type { FileEntry } from '#sealing/files.ts'
import { recipientsOf } from '#sealing/keys.ts'
import { openMessage, sealMessage } from '#sealing/message.ts'
import type { Served } from '#server/testing/served.ts'

export interface SentFile {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}
export type Reporter = Awaited<ReturnType<typeof report>>

/** A reporter of a test: seals as the page does and puts the report into the server's own store. */
export async function report(
  served: Served,
  fields: Partial<ComplaintFields>,
  sent: readonly SentFile[] = [],
  channelId = 'compliance',
) {
  const { complaints } = served
  if (!complaints) throw new Error('the calls of the sealed report are not served')
  const channel = complaints.keys.channels.find(({ id }) => id === channelId)
  if (!channel) throw new Error(channelId)
  const { recovery } = complaints.keys
  const keys = await deriveKeys(newCode())
  const lookup = buffer(keys.lookup)
  const fileKey = await newFileKey()
  const entries: FileEntry[] = []
  for (const file of sent) entries.push(await upload(served, file, fileKey))
  const body = Buffer.from(await sealComplaint({ channel, recovery, keys, fields, fileKey, files: entries }))
  const files = await claims(served, entries)
  const saved = await complaints.complaints.save({ lookup, channel: channelId, body, files })
  if (saved.outcome !== 'saved') throw new Error(saved.outcome)

  const post = async <N extends ComplaintCall>(name: N, payload: ComplaintBody<N>) =>
    (await served.app.inject({ method: 'POST', url: complaintPaths[name], payload })).json()
  return {
    keys,
    /** What the officers have answered, opened and proved. */
    async read() {
      const { messages }: Thread = (await post('query', { token: keys.token })).data
      const answers = messages.filter(({ speaker }) => speaker === 'officer')
      return Promise.all(
        answers.map(({ sealed, turn }) =>
          openMessage(from64(sealed), [keys.identity], {
            case: keys.lookup,
            from: 'officer',
            turn,
            keys: channel.signing,
          }),
        ),
      )
    },
    async write(turn: number, text: string) {
      const message = { case: keys.lookup, from: 'reporter', turn, body: text } as const
      const sealed = to64(await sealMessage(message, recipientsOf(channel, recovery, keys.recipient), keys.signingKey))
      return post('message', { token: keys.token, turn, sealed, files: [] })
    },
  }
}

async function upload(served: Served, { name, type, bytes }: SentFile, fileKey: string): Promise<FileEntry> {
  const id = newId()
  const sealed = await sealFile(new Blob([bytes]).stream(), bytes.length, fileKey)
  for await (const part of sealed) {
    const { number, sha256 } = part
    const stored = { upload: buffer(id), number, digest: buffer(sha256), body: Buffer.from(part.bytes) }
    await served.complaints?.uploads.putPart(stored, '2099-01-01T00')
  }
  return { id, name, type, size: bytes.length, sha256: sealed.digest() }
}

async function claims(served: Served, entries: readonly FileEntry[]) {
  const partsOf = async (id: string) => (await served.complaints?.uploads.partsOf(buffer(id)))?.length ?? 0
  return Promise.all(entries.map(async ({ id }) => ({ id: buffer(id), parts: await partsOf(id) })))
}

const buffer = (text: string) => Buffer.from(text, 'base64url')
