import { cleanName } from '#sealing/plaintext.ts'
import { mostFileBytes, mostFiles, mostFilesBytes } from '#sealing/sizes.ts'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { sizeOf } from '../words/size.ts'
import { type Cleaning, cleanPhotograph } from './metadata.ts'
import type { Picked } from './pickedFiles.ts'
import type { Attached } from './steps/fileSending.ts'

/** A file in the list: what was picked and, for a photograph, what was taken out of it. */
export interface Attachment {
  key: string
  /** As it is sealed: without control and direction characters, so that the page shows what the officers will read. */
  name: string
  type: string
  original: File
  /** The photograph without what tells about its maker; there is none when nothing was found. */
  cleaned?: Blob
  found: Cleaning['found']
  /** What the sender should know of a file that cannot be cleaned here. */
  risk?: 'document' | 'photograph'
  keepOriginal: boolean
}

/** A file that was not added, and the sentence that says so by its name. */
export interface Refused {
  name: string
  sentence: string
}

export interface Picking {
  added: Attachment[]
  refused: Refused[]
}

interface Around {
  /** Asked anew for each file: others may be removed while one is read. */
  there: () => readonly Attachment[]
  words: ComplaintWords['files']
}

const documents = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|pages|numbers|key)$/i
const photographs = /^image\//

/** Reads files that were picked, pasted or dropped; photographs lose what tells about their maker. */
export async function pick({ files, folders }: Picked, { there, words }: Around): Promise<Picking> {
  const added: Attachment[] = []
  const refused = folders.map(cleanName).map((name): Refused => ({ name, sentence: words.folder(name) }))
  for (const file of files) {
    const name = cleanName(file.name)
    const fault = faultOf(file, name, [...there(), ...added], words)
    const attachment = fault ? undefined : await read(file, name).catch(() => undefined)
    if (attachment) added.push(attachment)
    else refused.push({ name, sentence: fault ?? words.unreadable(name) })
  }
  return { added, refused }
}

function faultOf(file: File, name: string, all: readonly Attachment[], words: Around['words']) {
  if (all.some(({ original }) => isSame(original, file))) return words.twice(name)
  if (all.length >= mostFiles) return words.tooMany(name)
  if (file.size === 0) return words.empty(name)
  if (file.size > mostFileBytes) return words.tooLarge(name, sizeOf(file.size))
  if (all.reduce((sum, { original }) => sum + original.size, file.size) > mostFilesBytes) return words.tooMuch(name)
  return undefined
}

/** The same file chosen again, as far as a page can tell. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

async function read(file: File, name: string): Promise<Attachment> {
  const { type } = file
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
