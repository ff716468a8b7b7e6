import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { ContentError } from './problems.ts'
import type { TextFile, Texts } from './textFiles.ts'

/** The content files as they last were good: what a broken one is replaced by. */
export interface KeptContent {
  /** Hash of the bytes that are kept under a name. */
  hashOf(name: string): string | undefined
  read(name: string): TextFile | undefined
  /** All of it, as a folder of its own. */
  texts(): Texts
  /** Keeps exactly these files. A full disk costs what would be kept, not what is shown. */
  keep(texts: Texts): void
  close(): void
}

/** Opens what is kept in `file`, an SQLite database; it is made anew when it cannot be used. */
export function openKeptContent(file: string): KeptContent {
  const { database, hashes } = opened(file)
  const select = database.prepare('SELECT bytes FROM files WHERE name = ?')
  const read = (name: string) => {
    const [hash, row] = [hashes.get(name), select.get(name)]
    return hash !== undefined && row ? { name, hash, bytes: Buffer.from(row.bytes as Uint8Array) } : undefined // a BLOB
  }
  return {
    hashOf: (name) => hashes.get(name),
    read,
    texts: () => ({
      names: [...hashes.keys()].sort(),
      copies: [],
      hashes: new Map(hashes),
      read(name) {
        const file = read(name)
        if (!file) throw new ContentError([{ file: name, reason: { is: 'notThere' } }])
        return file
      },
    }),
    keep(texts) {
      const gone = [...hashes.keys()].filter((name) => !texts.hashes.has(name))
      const changed = texts.names.filter((name) => texts.hashes.get(name) !== hashes.get(name))
      if (gone.length + changed.length === 0) return
      try {
        database.exec('BEGIN')
        const remove = database.prepare('DELETE FROM files WHERE name = ?')
        const put = database.prepare('INSERT OR REPLACE INTO files (name, hash, bytes) VALUES (?, ?, ?)')
        for (const name of gone) remove.run(name)
        const fresh = changed.map((name) => texts.read(name))
        for (const { name, hash, bytes } of fresh) put.run(name, hash, bytes)
        database.exec('COMMIT')
        for (const name of gone) hashes.delete(name)
        for (const { name, hash } of fresh) hashes.set(name, hash)
      } catch {
        if (database.isTransaction) database.exec('ROLLBACK')
      }
    },
    close: () => database.close(),
  }
}

function opened(file: string) {
  try {
    return readHashes(file)
  } catch {
    for (const ending of ['', '-journal']) rmSync(file + ending, { force: true })
    return readHashes(file)
  }
}

function readHashes(file: string) {
  const database = new DatabaseSync(file)
  try {
    database.exec(
      'CREATE TABLE IF NOT EXISTS files (name TEXT PRIMARY KEY, hash TEXT NOT NULL, bytes BLOB NOT NULL) WITHOUT ROWID',
    )
    const rows = database.prepare('SELECT name, hash FROM files').all() as { name: string; hash: string }[] // as in the statement
    return { database, hashes: new Map(rows.map(({ name, hash }) => [name, hash])) }
  } catch (error) {
    database.close() // Windows removes no file that is open
    throw error
  }
}
