import { type Branches, readState } from './branches.ts'
import { rawDifferences, records } from './trees.ts'
import type { Step } from './types.ts'

interface StepsQuery {
  of: 'editing' | 'published'
  /** Only what came after this commit. */
  after?: string
  /** The latest ones. */
  most?: number
}

const format = '%x01%H%x1f%an%x1f%aI%x1f%B'

/**
 * What happened to a branch, commit by commit as it stands there, the oldest first; undefined where `after` is none of its commits. What a
 * merge brought is one step.
 */
export async function readSteps(branches: Branches, { of, after, most }: StepsQuery): Promise<Step[] | undefined> {
  const { git } = branches
  const state = await readState(branches)
  if (after !== undefined && !(await isOnLine(branches, after, state[of]))) return undefined
  const args = ['log', '--first-parent', '--diff-merges=first-parent', '--root', '-z', '--raw', '--no-renames']
  const limits = most === undefined ? ['--reverse'] : [`--max-count=${most}`]
  const text = await git.text([
    ...args,
    '--no-abbrev',
    ...limits,
    `--format=${format}`,
    state[of],
    ...(after === undefined ? [] : [`^${after}`]),
  ])
  const steps = text.split('\x01').slice(1).map(stepIn)
  return most === undefined ? steps : steps.reverse()
}

function stepIn(part: string): Step {
  const [head = '', ...fields] = part.split('\0')
  const [revision = '', by = '', at = '', message = ''] = head.split('\x1f')
  const files = rawDifferences(records(fields.map((field) => field.replace(/^\n/, '')).join('\0')))
  return {
    revision,
    by,
    at,
    message: message.trim(),
    files: files.map(({ path, from, to }) => ({ path, from: from?.blob, to: to?.blob })),
  }
}

/** Whether a commit stands on the first line of a branch, not on one that was merged. */
async function isOnLine({ git }: Branches, revision: string, tip: string): Promise<boolean> {
  if (!/^[0-9a-f]{40}$/.test(revision)) return false
  const args = ['rev-list', '--first-parent', tip, `^${revision}^@`]
  const found = await git.text(args, { answers: [128] })
  return found.split('\n').includes(revision)
}
