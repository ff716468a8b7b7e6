import { cleanName } from '#sealing/plaintext.ts'
import { mostFiles, offeredFileBytes, offeredFilesBytes } from '#sealing/sizes.ts'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { sizeOf } from '../words/size.ts'
import type { Trace } from './metadata/binary.ts'
import { canClean, cleanFile, type LookedAt } from './metadata/cleanFile.ts'
import { type FileKind, headSize, kindOf } from './metadata/kinds.ts'
import type { Picked } from './pickedFiles.ts'
import type { Attached } from './steps/fileSending.ts'

/** A file in the list: what was picked and what was taken out of it. */
export interface Attachment {
  key: string
  /** As it is sealed: without control and direction characters, so that the page shows what the officers will read. */
  name: string
  /** By its bytes, else as the browser told it. */
  type: string
  kind: FileKind
  original: File
  /** Without what tells about its maker; there is none when nothing was found, nor for what cannot be cleaned. */
  cleaned?: Blob
  found: readonly Trace[]
  /** Whether it was looked through for such traces; else it is sent as it is. */
  isLookedThrough: boolean
  keepOriginal: boolean
}

/** A file that was not added, and the sentence that says so by its name. */
export interface Refused {
  name: string
  sentence: string
}

interface Picking {
  added: Attachment[]
  refused: Refused[]
}

interface Around {
  /** Asked anew for each file: others may be removed while one is read. */
  there: () => readonly Attachment[]
  words: ComplaintWords['files']
}

/** Reads files that were picked, pasted or dropped; photographs and films lose what tells about their maker. */
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
  if (file.size > offeredFileBytes) return words.tooLarge(name, sizeOf(file.size))
  if (all.reduce((sum, { original }) => sum + original.size, file.size) > offeredFilesBytes) return words.tooMuch(name)
  return undefined
}

/** The same file chosen again, as far as a page can tell. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** By its bytes: what a name says is not believed. Only what can be cleaned is read whole. */
async function read(file: File, name: string): Promise<Attachment> {
  const piece = async (from: number, to?: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
  const head = await piece(0, headSize)
  const {
    kind,
    type = file.type,
    cleaning,
  }: LookedAt = canClean(head)
    ? cleanFile(await piece(0))
    : kindOf(head, await piece(Math.max(0, file.size - headSize)))
  return {
    key: crypto.randomUUID(),
    name,
    type,
    kind,
    original: file,
    ...(cleaning?.cleaned && { cleaned: new Blob([cleaning.cleaned], { type }) }),
    found: cleaning?.found ?? [],
    isLookedThrough: cleaning !== undefined,
    keepOriginal: false,
  }
}

/** What is sent of an attachment. */
export const sentOf = ({ name, type, original, cleaned, keepOriginal }: Attachment): Attached => ({
  name,
  type,
  blob: keepOriginal ? original : (cleaned ?? original),
})
