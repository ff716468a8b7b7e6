import { type Branches, readState, type State } from './branches.ts'
import type { Git } from './git.ts'
import { type Difference, differences, rawDifferences, records } from './trees.ts'
import type { Waiting } from './types.ts'

/** Commits that are read at a time while authors are looked for. */
const page = 200

/** The state of each file that is saved and not published. */
export async function readUnpublished(branches: Branches): Promise<Map<string, Waiting['state']>> {
  const { published, editing } = await readState(branches)
  const found = await differences(branches.git, published, editing)
  return new Map(found.map((difference) => [difference.path, stateOf(difference)]))
}

const stateOf = ({ from, to }: Difference) => (from === undefined ? 'new' : to === undefined ? 'removed' : 'changed')

/** What is saved and not published, sorted by path, with all who wrote it. */
export async function readWaiting(branches: Branches, state?: State): Promise<Waiting[]> {
  const { git } = branches
  const { published, editing, unresolved } = state ?? (await readState(branches))
  const found = await differences(git, published, editing)
  if (found.length === 0) return []
  const writers = await writersOf(git, { published, editing }, found)
  return found.map((difference) => {
    const { path } = difference
    const [last = { name: '', mail: '', at: '' }, ...others] = writers.get(path) ?? []
    const authors = new Map([last, ...others].map(({ name, mail }) => [mail, { name, mail }]))
    return {
      path,
      state: stateOf(difference),
      isConflict: unresolved.includes(path),
      by: last.name,
      mail: last.mail,
      at: last.at,
      authors: [...authors.values()],
    }
  })
}

type Tips = Pick<State, 'published' | 'editing'>

interface Writer {
  name: string
  mail: string
  at: string
}

/** Who wrote each file since it was as it is published, the last first. */
async function writersOf(git: Git, tips: Tips, found: readonly Difference[]): Promise<Map<string, Writer[]>> {
  const writers = new Map(found.map(({ path }) => [path, [] as Writer[]]))
  const open = new Map(found.map(({ path, from }) => [path, from?.blob]))
  const revisions = await revisionsBetween(git, tips)
  for (let at = 0; open.size > 0 && at < revisions.length; at += page) {
    for (const { isMerge, files, ...writer } of await readCommits(git, revisions.slice(at, at + page))) {
      for (const { path, from } of files.filter((file) => open.has(file.path))) {
        if (!isMerge) writers.get(path)?.push(writer)
        if (from?.blob === open.get(path)) open.delete(path)
      }
    }
  }
  return writers
}

/** What was committed to `editing` and is not published, the last first. */
const revisionsBetween = async (git: Git, { published, editing }: Tips) =>
  (await git.text(['rev-list', '--first-parent', editing, `^${published}`], { isFixed: true }))
    .split('\n')
    .filter((line) => line !== '')

interface Commit extends Writer {
  isMerge: boolean
  files: Difference[]
}

/** A commit never changes, and comparing large folders takes long: what was read once is kept. */
const known = new WeakMap<Git, Map<string, Commit>>()
const mostKnown = 5_000

async function readCommits(git: Git, revisions: readonly string[]): Promise<Commit[]> {
  const commits = known.get(git) ?? new Map<string, Commit>()
  known.set(git, commits)
  const missing = revisions.filter((revision) => !commits.has(revision))
  if (missing.length > 0) {
    if (commits.size > mostKnown) commits.clear()
    const format = '%x01%H%x1f%an%x1f%ae%x1f%aI%x1f%P'
    const args = [
      'log',
      '--no-walk=unsorted',
      '--diff-merges=first-parent',
      '-z',
      '--raw',
      '--no-renames',
      '--no-abbrev',
    ]
    const text = await git.text([...args, `--format=${format}`, '--stdin'], { input: `${missing.join('\n')}\n` })
    for (const [revision, commit] of text.split('\x01').slice(1).map(commitIn)) commits.set(revision, commit)
  }
  return revisions.flatMap((revision) => commits.get(revision) ?? [])
}

function commitIn(part: string): [revision: string, commit: Commit] {
  const [head = '', ...fields] = part.split('\0')
  const [revision = '', name = '', mail = '', at = '', parents = ''] = head.split('\x1f')
  const files = rawDifferences(records(fields.map((field) => field.replace(/^\n/, '')).join('\0')))
  return [revision, { name, mail, at, isMerge: parents.includes(' '), files }]
}
