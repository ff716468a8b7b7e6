import { newFileKey, sealFile } from '#sealing/attachment.ts'
import { newId, to64 } from '#sealing/bytes.ts'
import { newCode } from '#sealing/code.ts'
import { sealComplaint } from '#sealing/complaint.ts'
import { openConversation } from '#sealing/conversation.ts'
import { deriveKeys } from '#sealing/derive.ts'
import type { ComplaintFields } from '#sealing/fields.ts'
import type { FileEntry } from '#sealing/files.ts'
import { channelOn } from '#sealing/keyList.ts'
import { type Channel, recipientsOf } from '#sealing/keys.ts'
import { sealMessage } from '#sealing/message.ts'
import type { Website } from './website.ts'

export interface SentFile {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}
export type Reporter = Awaited<ReturnType<typeof report>>

interface Wanted {
  symbol?: string
  day?: string
  files?: readonly SentFile[]
  /** To whom it is sealed; the website's officers if not given. */
  officers?: readonly string[]
}

/** A reporter of a test: seals as the page does and puts the report into the website. */
export async function report(
  website: Website,
  fields: Partial<ComplaintFields>,
  { symbol = 'C', day = website.today, files = [], officers }: Wanted = {},
) {
  const { recovery, channels } = website.list()
  const listed = channels.find((channel) => channel.symbol === symbol)
  if (!listed) throw new Error(symbol)
  const namedNow = () => channelOn(website.list().channels.find(({ id }) => id === listed.id) ?? listed, website.today)
  const named = namedNow()
  const channel: Channel = { ...named, officers: officers ?? named.officers }
  const keys = await deriveKeys(newCode(symbol))
  const fileKey = await newFileKey()
  const entries: FileEntry[] = []
  for (const file of files) entries.push(await upload(website, file, fileKey))
  const sealed = await sealComplaint({ channel, recovery, keys, fields, fileKey, files: entries })
  website.rows.push({
    case: keys.case,
    channel: symbol,
    day,
    closed: null,
    deletion: null,
    sealed: to64(sealed),
    resealed: null,
    messages: [],
    notes: [],
  })
  const converse = () =>
    openConversation(website.row(keys.case).messages, [keys.identity], {
      case: keys.case,
      replyKey: keys.verifyKey,
      signing: namedNow().signing,
      ended: namedNow().ended,
      isReporter: true,
    })
  return {
    keys,
    case: keys.case,
    converse,
    /** What the officers have answered, opened and proved. */
    async read() {
      const { entries } = await converse()
      return entries.flatMap((entry) => ('message' in entry && entry.speaker === 'officer' ? [entry.message] : []))
    },
    async write(body: string, next?: { turn: number; before: string }) {
      const { turn, before } = next ?? (await converse()).next
      const message = { case: keys.case, from: 'reporter', turn, before, body } as const
      const sealed = await sealMessage(message, recipientsOf(named, recovery, keys.recipient), keys.signingKey)
      website
        .row(keys.case)
        .messages.push({ speaker: 'reporter', turn, day: website.today, sealed: to64(sealed), resealed: null })
    },
  }
}

async function upload(website: Website, { name, type, bytes }: SentFile, fileKey: string): Promise<FileEntry> {
  const id = newId()
  const sealed = await sealFile(new Blob([bytes]).stream(), bytes.length, fileKey)
  for await (const part of sealed) website.parts.set(`${id} ${part.number}`, part.bytes)
  return { id, name, type, size: bytes.length, sha256: sealed.digest() }
}
