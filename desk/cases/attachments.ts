import { createWriteStream } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FilePart } from '#sealing/attachment.ts'
import { digestOf, from64, systemDigest } from '#sealing/bytes.ts'
import type { FileEntry } from '#sealing/files.ts'
import { savedName } from '#sealing/names.ts'
import { openFile } from '#sealing/reassemble.ts'
import { Refusal } from '#sealing/refusal.ts'
import { partCount } from '#sealing/sizes.ts'
import type { Desk } from '../desk.ts'
import { Fault } from '../fault.ts'
import { markForeign, marksForeign } from '../foreign.ts'
import { notWritten, privateFolder, writePrivate } from '../private.ts'
import { visibleLine } from '../visible.ts'
import { wordsOf } from '../words/index.ts'
import type { Case } from './case.ts'

/** A file of a case under the name that is safe to save it by. */
export interface Attachment extends FileEntry {
  saved: string
  fileKey: string
}

/** All files of a case, those of the report first, numbered through. */
export function attachmentsOf({ report, messages }: Pick<Case, 'report' | 'messages'>): Attachment[] {
  const texts = [report, ...messages].flatMap((text) => ('value' in text ? [text.value] : []))
  const files = texts.flatMap(({ files = [], fileKey = '' }) => files.map((file) => ({ ...file, fileKey })))
  return files.map((file, at) => ({ ...file, saved: savedName(at + 1, file.type) }))
}

export const caseFolder = (folder: string, name: string) => join(folder, 'cases', name)

/**
 * Saves a case's files into a folder, each opened on its way and held against its SHA-256, and an index that tells the
 * senders' names as text. Each carries the system's mark of what came from elsewhere, where there is one. A file that is there already and whole is not fetched again. One that fails leaves nothing behind
 * and does not keep the others from being saved. @throws Fault `badAttachment`, or of the client.
 */
export async function saveAttachments(desk: Desk, found: Case, folder: string): Promise<Attachment[]> {
  const files = attachmentsOf(found)
  await privateFolder(folder)
  const failures: unknown[] = []
  for (const file of files) {
    const path = join(folder, file.saved)
    if (await isThere(path, file)) continue
    await saveOne(desk, found.case, file, path).catch((error) => failures.push(error))
  }
  await writePrivate(join(folder, 'files.txt'), indexOf(files))
  await writePrivate(join(folder, 'SHA256SUMS'), sumsOf(files))
  if (!marksForeign()) await writePrivate(join(folder, 'README.txt'), `${wordsOf(desk.lang).case.filesNote}\n`)
  if (failures.length > 0) throw failures[0]
  return files
}

async function saveOne(desk: Desk, name: string, file: Attachment, path: string): Promise<void> {
  const draft = `${path}.part`
  try {
    const bytes = await openFile(partsOf(desk, name, file), file.fileKey, file)
    const source = Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]) // the same stream by another name
    await pipeline(source, createWriteStream(draft, { mode: 0o600 }))
    await markForeign(draft)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    if (error instanceof Refusal) {
      throw new Fault('badAttachment', file.saved, wordsOf(desk.lang).refusals[error.reason])
    }
    notWritten(error)
  }
}

async function* partsOf(desk: Desk, name: string, { id, size }: Attachment): AsyncGenerator<FilePart> {
  for (let number = 0; number < partCount(size); number++) {
    const given = await desk.ask('part', { case: name, upload: id, number })
    const bytes = Uint8Array.from(Buffer.from(given.bytes, 'base64url'))
    yield { number, bytes, sha256: await systemDigest(bytes) }
  }
}

async function isThere(path: string, { size, sha256 }: Attachment): Promise<boolean> {
  const bytes = await readFile(path).catch(() => undefined)
  return bytes?.length === size && digestOf(bytes) === sha256
}

/** SHA-256 as `sha256sum` writes it. */
export const hexOf = ({ sha256 }: Pick<FileEntry, 'sha256'>) => Buffer.from(from64(sha256)).toString('hex')

/** One line a file; `sha256sum -c SHA256SUMS` checks them. */
export const sumsOf = (files: readonly Attachment[], place = '') =>
  files.map((file) => `${hexOf(file)}  ${place}${file.saved}\n`).join('')

const indexOf = (files: readonly Attachment[]) =>
  files.map((file) => `${file.saved}\t${file.size}\t${file.type}\t${visibleLine(file.name)}\n`).join('')
