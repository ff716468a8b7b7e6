import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilePart } from '#sealing/attachment.ts'
import { digestOf, from64, systemDigest } from '#sealing/bytes.ts'
import type { FileEntry } from '#sealing/files.ts'
import { savedName } from '#sealing/names.ts'
import { openFile } from '#sealing/reassemble.ts'
import { SealingError } from '#sealing/sealingError.ts'
import { partCount } from '#sealing/sizes.ts'
import type { Desk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { markForeign, marksForeign } from '../foreign.ts'
import { privateFolder, writePrivate } from '../private.ts'
import { openSealed, type Seal, writeSealed } from '../sealedFile.ts'
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
 * Saves a case's files into a folder, each opened on its way and held against its SHA-256, and an index that tells the senders' names as
 * text. They are sealed to the officer (`.age`) unless they are asked for plain; plain ones carry the system's mark of what came from elsewhere, where there
 * is one. A file that is there already and whole is not fetched again. One that fails leaves nothing behind and does not keep the others
 * from being saved. @throws DeskError `badAttachment`, or of the client.
 */
export async function saveAttachments(
  desk: Desk,
  found: Case,
  folder: string,
  seal: 'own' | 'plain',
): Promise<Attachment[]> {
  const files = attachmentsOf(found)
  await privateFolder(folder)
  const failures: unknown[] = []
  for (const file of files) {
    const path = join(folder, seal === 'plain' ? file.saved : `${file.saved}.age`)
    if (await isThere(desk, path, file)) continue
    await saveOne(desk, found.case, file, { path, seal }).catch((error) => failures.push(error))
  }
  await writeSealed(join(folder, 'files.txt.age'), textOf(indexOf(files)), 'own', desk)
  if (seal === 'plain') {
    await writePrivate(join(folder, 'files.txt'), indexOf(files))
    await writePrivate(join(folder, 'SHA256SUMS'), sumsOf(files))
    if (!marksForeign()) await writePrivate(join(folder, 'README.txt'), `${wordsOf(desk.lang).case.filesNote}\n`)
  }
  if (failures.length > 0) throw failures[0]
  return files
}

async function saveOne(desk: Desk, name: string, file: Attachment, { path, seal }: { path: string; seal: Seal }) {
  await writeSealed(path, piecesOf(desk, name, file), seal, desk)
  if (seal === 'plain') await markForeign(path)
}

/** A file's bytes. @throws DeskError `badAttachment`, or of the client. */
export async function openAttachment(desk: Desk, name: string, file: Attachment): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(piecesOf(desk, name, file)))
}

async function* piecesOf(desk: Desk, name: string, file: Attachment): AsyncGenerator<Uint8Array> {
  try {
    yield* await openFile(partsOf(desk, name, file), file.fileKey, file)
  } catch (error) {
    if (!(error instanceof SealingError)) throw error
    throw new DeskError('badAttachment', file.saved, wordsOf(desk.lang).refusals[error.reason])
  }
}

async function* partsOf(desk: Desk, name: string, { id, size }: Attachment): AsyncGenerator<FilePart> {
  for (let number = 0; number < partCount(size); number++) {
    const given = await desk.ask('part', { case: name, upload: id, number })
    const bytes = Uint8Array.from(Buffer.from(given.bytes, 'base64url'))
    yield { number, bytes, sha256: await systemDigest(bytes) }
  }
}

async function isThere({ ring }: Desk, path: string, { size, sha256 }: Attachment): Promise<boolean> {
  try {
    const bytes = path.endsWith('.age')
      ? Buffer.concat(await Array.fromAsync(openSealed(path, ring)))
      : await readFile(path)
    return bytes.length === size && digestOf(bytes) === sha256
  } catch {
    return false
  }
}

async function* textOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** SHA-256 as `sha256sum` writes it. */
export const hexOf = ({ sha256 }: Pick<FileEntry, 'sha256'>) => Buffer.from(from64(sha256)).toString('hex')

/** One line a file; `sha256sum -c SHA256SUMS` checks them. */
export const sumsOf = (files: readonly Attachment[], place = '') =>
  files.map((file) => `${hexOf(file)}  ${place}${file.saved}\n`).join('')

const indexOf = (files: readonly Attachment[]) =>
  files.map((file) => `${file.saved}\t${file.size}\t${file.type}\t${visibleLine(file.name)}\n`).join('')
