import { type Branches, readState } from './branches.ts'
import { readHistory, readTextAt } from './history.ts'
import type { Queue } from './queue.ts'
import { readSteps } from './steps.ts'
import { blobsOf, entriesOf } from './trees.ts'
import type { Repository } from './types.ts'
import { readUnpublished, readWaiting } from './waiting.ts'

/** What only reads. What has to fit together is asked for between two changes. */
export function reading(
  branches: Branches,
  queue: Queue,
): Pick<Repository, 'waiting' | 'unpublished' | 'history' | 'textAt' | 'entries' | 'blobs' | 'steps'> {
  const { git } = branches
  return {
    waiting: () => queue(() => readWaiting(branches)),
    unpublished: () => queue(() => readUnpublished(branches)),
    history: (paths) => readHistory(branches, paths),
    textAt: (revision, path) => readTextAt(branches, revision, path),
    async entries() {
      const found = await queue(async () => entriesOf(git, (await readState(branches)).editing))
      return new Map([...found].map(([path, { blob }]) => [path, blob]))
    },
    blobs: (blobs) => blobsOf(git, blobs),
    steps: (query) => readSteps(branches, query),
  }
}
