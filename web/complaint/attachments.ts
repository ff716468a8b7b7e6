import type { Lang } from '#contract/paths.ts'
import { mostFileBytes, mostFiles, mostFilesBytes } from '#sealing/sizes.ts'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { sizeOf } from '../words/size.ts'
import type { Attached } from './fileSending.ts'
import { type Cleaning, cleanPhotograph } from './metadata.ts'

/** A file in the list: what was picked and, for a photograph, what was taken out of it. */
export interface Attachment {
  key: string
  name: string
  type: string
  original: Blob
  /** The photograph without what tells about its maker; there is none when nothing was found. */
  cleaned?: Blob
  found: Cleaning['found']
  /** What the sender should know of a file that cannot be cleaned here. */
  risk?: 'document' | 'photograph'
  keepOriginal: boolean
}

export interface Picking {
  added: Attachment[]
  /** A sentence for each file that was not added. */
  refused: string[]
}

const documents = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|pages|numbers|key)$/i
const photographs = /^image\//

/** Reads files that were picked, pasted or dropped; photographs lose what tells about their maker. */
export async function pick(
  files: readonly File[],
  there: readonly Attachment[],
  words: ComplaintWords['files'],
  lang: Lang,
): Promise<Picking> {
  const added: Attachment[] = []
  const refused: string[] = []
  for (const file of files) {
    const all = [...there, ...added]
    const total = all.reduce((sum, { original }) => sum + original.size, file.size)
    if (all.length >= mostFiles) refused.push(words.tooMany(file.name))
    else if (file.size === 0) refused.push(words.empty(file.name))
    else if (file.size > mostFileBytes) refused.push(words.tooLarge(file.name, sizeOf(file.size, lang)))
    else if (total > mostFilesBytes) refused.push(words.tooMuch(file.name))
    else {
      const attachment = await read(file).catch(() => undefined)
      if (attachment) added.push(attachment)
      else refused.push(words.unreadable(file.name))
    }
  }
  return { added, refused }
}

async function read(file: File): Promise<Attachment> {
  const { name, type } = file
  const found = photographs.test(type) ? cleanPhotograph(new Uint8Array(await file.arrayBuffer())) : undefined
  if (!found) await file.slice(0, 1).arrayBuffer() // fails now rather than while sending when the file is gone
  const uncleaned = photographs.test(type) && !found ? 'photograph' : undefined
  return {
    key: crypto.randomUUID(),
    name,
    type,
    original: file,
    ...(found?.cleaned && { cleaned: new Blob([found.cleaned], { type }) }),
    found: found?.found ?? [],
    risk: documents.test(name) ? 'document' : uncleaned,
    keepOriginal: false,
  }
}

/** What is sent of an attachment. */
export const sentOf = ({ name, type, original, cleaned, keepOriginal }: Attachment): Attached => ({
  name,
  type,
  blob: keepOriginal ? original : (cleaned ?? original),
})
