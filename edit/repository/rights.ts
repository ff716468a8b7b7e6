import { EditError } from '../editError.ts'
import type { Branches } from './branches.ts'
import type { Content } from './commit.ts'
import type { Git } from './git.ts'
import { blobsOf } from './trees.ts'
import type { Editor, FileStep } from './types.ts'

/** A file that changes from one content to another; nothing where it is not there. */
export interface Changing {
  path: string
  from: Content | undefined
  to: Content | undefined
}

/** What changes, with the texts of it. */
export const stepsOf = (git: Git, changes: readonly Changing[]): Promise<FileStep[]> =>
  Promise.all(
    changes.map(async ({ path, from, to }) => ({
      path,
      before: await bytesOf(git, path, from),
      after: await bytesOf(git, path, to),
    })),
  )

const nothing = Buffer.alloc(0)

/** What pictures, films and PDFs hold does not matter here. */
async function bytesOf(git: Git, path: string, content: Content | undefined): Promise<Buffer | undefined> {
  if (!content) return undefined
  if (!path.endsWith('.yaml')) return nothing
  return Buffer.isBuffer(content) ? content : (await blobsOf(git, [content.blob]))[0]
}

/**
 * Whatever way a change comes, it comes through here before it is kept. @throws EditError `notYours`, `notYoursToPublish`, with the files
 * that `by` may not change, or publish, in this way.
 */
export async function assertRights(
  { git, rights }: Branches,
  by: Editor,
  deed: 'edit' | 'publish',
  changes: readonly Changing[],
): Promise<void> {
  if (!rights) return
  const refused = (await stepsOf(git, changes)).filter((step) => !rights.allows(by, deed, step))
  if (refused.length === 0) return
  throw new EditError(
    deed === 'edit' ? 'notYours' : 'notYoursToPublish',
    refused.map(({ path }) => path),
  )
}
