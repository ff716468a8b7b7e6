import { type Branches, readState, type State } from './branches.ts'
import type { Git } from './git.ts'
import { type Difference, differences, rawDifferences, records } from './trees.ts'
import type { Waiting } from './types.ts'

/** Commits that are read at a time while authors are looked for. */
const page = 200

/** What is saved and not published, sorted by path, with all who wrote it. */
export async function readWaiting(branches: Branches, state?: State): Promise<Waiting[]> {
  const { git } = branches
  const { published, editing, unresolved } = state ?? (await readState(branches))
  const found = await differences(git, published, editing)
  if (found.length === 0) return []
  const writers = await writersOf(git, editing, found)
  return found.map(({ path, from, to }) => {
    const [last = { name: '', mail: '', at: '' }, ...others] = writers.get(path) ?? []
    const authors = new Map([last, ...others].map(({ name, mail }) => [mail, { name, mail }]))
    return {
      path,
      state: from === undefined ? 'new' : to === undefined ? 'removed' : 'changed',
      isConflict: unresolved.includes(path),
      by: last.name,
      mail: last.mail,
      at: last.at,
      authors: [...authors.values()],
    }
  })
}

interface Writer {
  name: string
  mail: string
  at: string
}

/** Who wrote each file since it was as it is published, the last first. */
async function writersOf(git: Git, editing: string, found: readonly Difference[]): Promise<Map<string, Writer[]>> {
  const writers = new Map(found.map(({ path }) => [path, [] as Writer[]]))
  const open = new Map(found.map(({ path, from }) => [path, from?.blob]))
  for (let skip = 0; open.size > 0; skip += page) {
    const commits = await readCommits(git, editing, skip, [...open.keys()])
    for (const { isMerge, files, ...writer } of commits) {
      for (const { path, from } of files.filter((file) => open.has(file.path))) {
        if (!isMerge) writers.get(path)?.push(writer)
        if (from?.blob === open.get(path)) open.delete(path)
      }
    }
    if (commits.length < page) break
  }
  return writers
}

async function readCommits(git: Git, editing: string, skip: number, paths: readonly string[]) {
  const format = '%x01%an%x1f%ae%x1f%aI%x1f%P'
  const args = ['log', '--first-parent', '--diff-merges=first-parent', '-z', '--raw', '--no-renames', '--no-abbrev']
  // Without paths every commit is read: too many names do not fit on a command line, and skipping must not depend on them.
  const text = await git.text([...args, `--format=${format}`, `--max-count=${page}`, `--skip=${skip}`, editing])
  const wanted = new Set(paths)
  return text
    .split('\x01')
    .slice(1)
    .map((part) => {
      const [head = '', ...fields] = part.split('\0')
      const [name = '', mail = '', at = '', parents = ''] = head.split('\x1f')
      const files = rawDifferences(records(fields.map((field) => field.replace(/^\n/, '')).join('\0')))
      return { name, mail, at, isMerge: parents.includes(' '), files: files.filter(({ path }) => wanted.has(path)) }
    })
}
