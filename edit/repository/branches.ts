import { commit, program } from './commit.ts'
import type { Git } from './git.ts'
import { forgetRefs, readRefs } from './refs.ts'
import { type Entry, entriesOf, mergeTrees, records } from './trees.ts'
import type { Rights } from './types.ts'

/** Everybody's saved work. */
export const editingBranch = 'refs/heads/editing'
/** The commit that the content folder was last known to hold, where no other repository is followed. */
export const folderMark = 'refs/edit/folder'

/** What the parts of the repository work with. */
export interface Branches {
  git: Git
  /** Branch that the site follows. */
  published: string
  /** Who may do what; without them everybody may everything that his role lets him. */
  rights?: Rights | undefined
  /** Milliseconds since 1970. */
  now(): number
}

export interface State {
  /** Commits of the two branches. */
  published: string
  editing: string
  folder: string | undefined
  /** Files that were changed on both branches and that nobody has compared yet. */
  unresolved: string[]
}

/** The state, or what of it there is while the repository is being made. */
export async function readPartialState(branches: Branches): Promise<Partial<State>> {
  const refs = await readRefs(branches.git)
  return {
    published: refs.get(branches.published)?.commit,
    editing: refs.get(editingBranch)?.commit,
    folder: refs.get(folderMark)?.commit,
    unresolved: unresolvedIn(refs.get(editingBranch)?.message ?? ''),
  }
}

export async function readState(branches: Branches): Promise<State> {
  const { published, editing, folder, unresolved = [] } = await readPartialState(branches)
  if (published === undefined || editing === undefined) throw new Error('the repository has lost a branch')
  return { published, editing, folder, unresolved }
}

export const setBranch = async ({ git }: Branches, branch: string, to: string) => {
  // By stdin, where it says when it is done: simple-git waits longer for a command that says nothing.
  const input = `start\nupdate ${branch} ${to}\ncommit\n`
  await git.text(['update-ref', '--stdin'], { input }).finally(() => forgetRefs(git))
}

/*
 * Which files wait for a comparison stands in the latest commit of `editing`: each commit hands on what is still open, so that it
 * changes in the same step as the files.
 */
const label = 'Unresolved: '

/** Lines below the message of a commit on `editing` that hands on `unresolved`. */
export const unresolvedTrailers = (unresolved: readonly string[]) =>
  unresolved.map((path) => `${label}${JSON.stringify(path)}`)

const unresolvedIn = (message: string) =>
  message
    .split('\n')
    .filter((line) => line.startsWith(label))
    .map((line) => String(JSON.parse(line.slice(label.length))))

/**
 * Merges what is published into `editing`. A file that both changed in ways that do not fit stays as it is in `editing`, and is
 * unresolved until somebody saves or discards it.
 */
export async function mergePublished(branches: Branches): Promise<void> {
  const { git, now } = branches
  const { published, editing, unresolved } = await readState(branches)
  const missing = await git.text(['rev-list', '--count', published, `^${editing}`], { isFixed: true })
  if (Number(missing) === 0) return
  const { tree, conflicts } = await mergeTrees(git, editing, published)
  const doubtful = [...new Set([...unresolved, ...conflicts])]
  const none = new Map<string, Entry>()
  const [ours, theirs, merged] =
    doubtful.length === 0
      ? [none, none, none]
      : [await entriesOf(git, editing), await entriesOf(git, published), await entriesOf(git, tree)]
  const kept = conflicts.map((path) => [path, ours.get(path) ?? null] as const)
  const isOpen = (path: string) => (conflicts.includes(path) ? ours : merged).get(path)?.blob !== theirs.get(path)?.blob
  await commit(git, {
    branch: editingBranch,
    parent: editing,
    merges: published,
    tree,
    files: kept,
    author: program,
    message: 'Takes what is published',
    trailers: unresolvedTrailers(doubtful.filter(isOpen)),
    at: now(),
  })
}

/** Whether `revision` is a commit that `of` stands on. */
export async function isAncestor({ git }: Branches, revision: string, of: string): Promise<boolean> {
  const found = records(await git.text(['rev-list', '--count', revision, `^${of}`], { answers: [128] }))
  return found[0]?.trim() === '0'
}
