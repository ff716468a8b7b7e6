import { hash } from 'node:crypto'
import type { Git } from './git.ts'

/** A file of a tree: its blob, and the mode that tells files from links. */
export interface Entry {
  mode: string
  blob: string
}

/** A file that differs between two trees; undefined on the side that has none. */
export interface Difference {
  path: string
  from: Entry | undefined
  to: Entry | undefined
}

/** The name that Git gives to a file's bytes. */
export const blobOf = (bytes: Buffer) => hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]))

/** More names than this do not fit on a command line: then all are read. */
const mostNamed = 200

/** The files of a revision by path; of `paths` at least. */
export async function entriesOf(git: Git, revision: string, paths: readonly string[] = []) {
  const named = paths.length <= mostNamed ? paths : []
  const text = await git.text(['ls-tree', '-r', '-z', '--full-tree', revision, '--', ...named], { isFixed: true })
  return new Map(
    records(text).map((record): [string, Entry] => {
      const [mode = '', , blob = ''] = record.slice(0, record.indexOf('\t')).split(' ')
      return [record.slice(record.indexOf('\t') + 1), { mode, blob }]
    }),
  )
}

/** What differs between two revisions or trees, by path. */
export async function differences(git: Git, from: string, to: string): Promise<Difference[]> {
  const text = await git.text(['diff-tree', '-r', '-z', '--raw', '--no-renames', '--full-index', from, to], {
    isFixed: true,
  })
  return rawDifferences(records(text))
}

/** Reads `:100644 100644 <blob> <blob> M` and a path in turn. */
export function rawDifferences(fields: readonly string[]): Difference[] {
  const found: Difference[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [fromMode = '', toMode = '', from = '', to = ''] = (fields[at] ?? '').slice(1).split(' ')
    const entry = (mode: string, blob: string) => (/^0+$/.test(blob) ? undefined : { mode, blob })
    found.push({ path: fields[at + 1] ?? '', from: entry(fromMode, from), to: entry(toMode, to) })
  }
  return found
}

/** The bytes of blobs, in their order. @throws Error when one is missing. */
export async function blobsOf(git: Git, blobs: readonly string[]): Promise<Buffer[]> {
  if (blobs.length === 0) return []
  const output = await git.file(['--batch'], { input: blobs.map((blob) => `${blob}\n`).join('') })
  const found: Buffer[] = []
  let at = 0
  for (const blob of blobs) {
    const end = output.indexOf('\n', at)
    const size = Number(output.toString('latin1', at, end).match(/^\w+ blob (\d+)$/)?.[1])
    if (!Number.isInteger(size)) throw new Error(`${blob} is missing`)
    found.push(output.subarray(end + 1, end + 1 + size))
    at = end + 1 + size + 1
  }
  return found
}

export interface Merged {
  tree: string
  /** Files that both sides changed, each in its own way; in the tree they hold marks of Git. */
  conflicts: string[]
}

/** Merges two commits without touching any folder. */
export async function mergeTrees(git: Git, ours: string, theirs: string): Promise<Merged> {
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs]
  const [tree = '', ...conflicts] = records(await git.text(args, { answers: [1] }))
  return { tree, conflicts }
}

/** The fields of an output that ends each with NUL. */
export const records = (text: string) => text.split('\0').filter((record) => record !== '')
