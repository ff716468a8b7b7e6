import { type Branches, readState } from './branches.ts'
import { readChangedIn, readHistory, readTextAt, readWriters } from './history.ts'
import type { Queue } from './queue.ts'
import { readSteps } from './steps.ts'
import { blobsOf, entriesOf, records } from './trees.ts'
import type { Repository } from './types.ts'
import { readUnpublished, readWaiting } from './waiting.ts'

/** What only reads. What has to fit together is asked for between two changes. */
export function reading(
  branches: Branches,
  queue: Queue,
): Pick<
  Repository,
  | 'waiting'
  | 'unpublished'
  | 'history'
  | 'changedIn'
  | 'textAt'
  | 'published'
  | 'entries'
  | 'blobs'
  | 'touchedSince'
  | 'filesHolding'
  | 'steps'
  | 'writers'
> {
  const { git } = branches
  /** What was touched since a day, up to a commit: only what came after that is read again. */
  let touched = { since: '', at: '', paths: new Set<string>() }
  return {
    waiting: () => queue(() => readWaiting(branches)),
    unpublished: () => queue(() => readUnpublished(branches)),
    history: (paths) => readHistory(branches, paths),
    changedIn: (revision) => readChangedIn(branches, revision),
    textAt: (revision, path) => readTextAt(branches, revision, path),
    async published(paths) {
      if (paths.length === 0) return new Map()
      const found = await queue(async () => entriesOf(git, (await readState(branches)).published, paths))
      const named = paths.filter((path) => found.has(path))
      const bytes = await blobsOf(
        git,
        named.map((path) => found.get(path)?.blob ?? ''),
      )
      return new Map(named.flatMap((path, at) => (bytes[at] ? [[path, bytes[at]] as const] : [])))
    },
    async entries() {
      const found = await queue(async () => entriesOf(git, (await readState(branches)).editing))
      return new Map([...found].map(([path, { blob }]) => [path, blob]))
    },
    blobs: (blobs) => blobsOf(git, blobs),
    async touchedSince(moment) {
      const { editing } = await queue(() => readState(branches))
      const since = `--since=${new Date(moment).toISOString().slice(0, 10)}T00:00:00Z`
      const isKnown = touched.since === since
      if (isKnown && touched.at === editing) return touched.paths
      const range = [editing, ...(isKnown ? [`^${touched.at}`] : [])]
      const found = records(await git.text(['log', '-z', '--name-only', '--no-renames', '--format=', since, ...range]))
      touched = { since, at: editing, paths: new Set([...(isKnown ? touched.paths : []), ...found]) }
      return touched.paths
    },
    async filesHolding(letters) {
      const { editing } = await queue(() => readState(branches))
      const args = ['grep', '-l', '-z', '-I', '-F', '-e', letters, editing]
      const found = records(await git.text(args, { answers: [1], isFixed: true }))
      return found.map((file) => file.slice(file.indexOf(':') + 1))
    },
    steps: (query) => readSteps(branches, query),
    writers: () => readWriters(branches),
  }
}
