import { from64 } from './bytes.ts'
import { assertKeys, listAt, objectOf, refuse, textAt, wholeAt, within } from './checks.ts'
import { isBytes64, isKey64 } from './keys.ts'
import { cleanName, cleanType } from './plaintext.ts'
import { SealingError } from './sealingError.ts'
import { mostFileBytes, mostFiles, mostFilesBytes } from './sizes.ts'

/** A file as the sealed complaint or message names it; the server knows the id, and how many parts there are. */
export interface FileEntry {
  /** 16 random bytes, 22 characters: its name on the way and in the store. */
  id: string
  /** The sender's name for it, to be shown and never used as a path: at most 100 UTF-16 units, on one line. */
  name: string
  /** Media type as the sender's browser told it, or `application/octet-stream`. Not to be relied on. */
  type: string
  /** Bytes before padding and encrypting: 0 to 50 MiB. */
  size: number
  /** SHA-256 of those bytes, 43 characters. */
  sha256: string
}

/** Cleans names and types. @throws SealingError `too-long` for more than 10 files, 50 MiB in one or 200 MiB in all. */
export function writeFiles(files: readonly FileEntry[]): FileEntry[] {
  if (files.length > mostFiles)
    throw new SealingError('too-long', { field: 'files', size: files.length, limit: mostFiles })
  for (const { size } of files) {
    if (size > mostFileBytes) throw new SealingError('too-long', { field: 'files', size, limit: mostFileBytes })
  }
  const size = totalOf(files)
  if (size > mostFilesBytes) throw new SealingError('too-long', { field: 'files', size, limit: mostFilesBytes })
  return files.map(({ id, name, type, size, sha256 }) => ({
    id,
    name: cleanName(name),
    type: cleanType(type),
    size,
    sha256,
  }))
}

/** @throws SealingError `content` with the field, such as `files.2.size`. */
export function readFiles(value: unknown): FileEntry[] {
  const files = listAt(value, 'files', mostFiles).map(readFile)
  if (new Set(files.map(({ id }) => id)).size !== files.length) refuse('files.id')
  if (totalOf(files) > mostFilesBytes) refuse('files.size')
  return files
}

function readFile(value: unknown, number: number): FileEntry {
  const place = `files.${number}`
  const found = objectOf(value, place)
  assertKeys(found, ['id', 'name', 'type', 'size', 'sha256'], `${place}.`)
  return {
    id: textAt(found.id, `${place}.id`, isFileId),
    name: cleanName(textAt(found.name, `${place}.name`, within(100))),
    type: cleanType(textAt(found.type, `${place}.type`, within(100))),
    size: wholeAt(found.size, `${place}.size`, 0, mostFileBytes),
    sha256: textAt(found.sha256, `${place}.sha256`, isKey64),
  }
}

/** Whether a text is what `newId` makes. */
const isFileId = (text: string) => isBytes64(text) && from64(text).length === 16

const totalOf = (files: readonly FileEntry[]) => files.reduce((sum, { size }) => sum + size, 0)
