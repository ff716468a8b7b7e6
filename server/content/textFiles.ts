import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from './problems.ts'
import { copyIn, isStray } from './strayFiles.ts'

/** A text file of the content, as it was when it was read. */
export interface TextFile {
  /** Path below the content folder, `/` as separator. */
  name: string
  bytes: Buffer
  /** Of the bytes. */
  hash: string
}

/** The text files of a content folder. None is kept: there may be tens of thousands. */
export interface Texts {
  /** Sorted. */
  names: readonly string[]
  /** Files and folders that look like copies of others; what is in them counts for nothing. */
  copies: readonly string[]
  /** Hash of each file when it was last read. */
  hashes: ReadonlyMap<string, string>
  /** @throws ContentError when the file cannot be read. */
  read(name: string): TextFile
}

/** Lists the text files below `folder`. @throws ContentError when it cannot be read. */
export function openTexts(folder: string): Texts {
  const all = readable(folder, () => listed(folder))
  const names = all.filter((name) => copyIn(name) === undefined)
  const copies = [...new Set(all.flatMap((name) => copyIn(name) ?? []))]
  const hashes = new Map<string, string>()
  return {
    names,
    copies,
    hashes,
    read(name) {
      const bytes = readable(name, () => readFileSync(join(folder, name)))
      const file = { name, bytes, hash: hash('sha256', bytes, 'base64url') }
      hashes.set(name, file.hash)
      return file
    },
  }
}

/** The same texts with others in the place of some: `null` where there is none. */
export function withOthers(texts: Texts, others: ReadonlyMap<string, Buffer | null>): Texts {
  const held = [...others].filter(([name, bytes]) => bytes !== null && isText(name)).map(([name]) => name)
  return {
    ...texts,
    names: [...new Set([...texts.names.filter((name) => !others.has(name)), ...held])].sort(),
    read(name) {
      const bytes = others.get(name)
      return bytes ? { name, bytes, hash: hash('sha256', bytes, 'base64url') } : texts.read(name)
    },
  }
}

const isText = (name: string) => /\.(ya?ml|csv)$/i.test(name)
const listed = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`.replaceAll('\\', '/').slice(1))
    .filter((path) => !path.split('/').some(isStray))
    .sort()

function readable<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException
    throw new ContentError([{ file, reason: code === 'ENOENT' ? { is: 'notThere' } : { is: 'notReadable', code } }])
  }
}
