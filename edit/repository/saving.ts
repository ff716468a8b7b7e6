import { EditError } from '../editError.ts'
import { type Branches, editingBranch, isAncestor, readState, type State, unresolvedTrailers } from './branches.ts'
import { type Content, commit } from './commit.ts'
import { assertBelow, assertContentPath } from './paths.ts'
import { assertRights } from './rights.ts'
import { subjects } from './subjects.ts'
import { blobOf, differences, type Entry, entriesOf, mergeTrees } from './trees.ts'
import type { Change, Editor, Saved } from './types.ts'
import { readWaiting } from './waiting.ts'

type Entries = ReadonlyMap<string, Entry>

/** Of a file that waits for a comparison both sides count: who has not seen the other one, saves over nothing. */
export const versionOf = (state: Pick<State, 'unresolved'>, path: string, ours?: string, theirs?: string) =>
  state.unresolved.includes(path) ? `${ours ?? ''}+${theirs ?? ''}` : (ours ?? null)

/** Commits changes to `editing`. @throws EditError `badPath`, `nameTaken`, `notYours`. */
export async function save(
  branches: Branches,
  changes: readonly Change[],
  by: Editor,
  message: string,
): Promise<Saved> {
  const { git } = branches
  const state = await readState(branches)
  const ours = await entriesOf(git, state.editing)
  const theirs = state.unresolved.length > 0 ? await entriesOf(git, state.published) : new Map<string, Entry>()
  assertBelow(changes.map(({ path }) => path))
  for (const { path } of changes) if (!ours.has(path)) assertNewPath(path, ours)
  const isThere = ({ path, bytes }: Change) =>
    (ours.get(path)?.blob ?? null) === (bytes && blobOf(bytes)) && !state.unresolved.includes(path)
  const todo = changes.filter((change) => !isThere(change))
  const stale = todo.filter(({ path, version }) => {
    return version !== versionOf(state, path, ours.get(path)?.blob, theirs.get(path)?.blob)
  })
  if (stale.length > 0) return { outcome: 'conflict', paths: stale.map(({ path }) => path) }
  if (todo.length === 0) return { outcome: 'saved', revision: state.editing }
  const steps = todo.map(({ path, bytes }) => ({ path, from: ours.get(path), to: bytes }))
  await assertRights(branches, by, 'edit', steps)
  const files = todo.map(({ path, bytes }) => [path, bytes] as const)
  return { outcome: 'saved', revision: await keep(branches, state, { files, by, message }) }
}

/** @throws EditError `badPath`; `nameTaken` where a file's name differs in capitals alone, which some disks take for the same. */
function assertNewPath(path: string, entries: Entries) {
  assertContentPath(path)
  const taken = [...entries.keys()].find((other) => other.toLowerCase() === path.toLowerCase())
  if (taken !== undefined) throw new EditError('nameTaken', [taken])
}

interface Kept {
  files: readonly (readonly [path: string, content: Content])[]
  by: Editor
  message: string
  tree?: string
  /** Files that are compared by this; those of `files` if not given. */
  resolved?: readonly string[]
  lines?: readonly string[]
}

async function keep(
  branches: Branches,
  state: State,
  { files, by, message, tree, resolved, lines = [] }: Kept,
): Promise<string> {
  const done = new Set(resolved ?? files.map(([path]) => path))
  return commit(branches.git, {
    branch: editingBranch,
    parent: state.editing,
    tree,
    files,
    author: by,
    message,
    trailers: [...lines, ...unresolvedTrailers(state.unresolved.filter((path) => !done.has(path)))],
    at: branches.now(),
  })
}

/** Keeps a line in the history of `editing`; no file changes. */
export async function note(branches: Branches, line: string, by: Editor, message: string): Promise<void> {
  await keep(branches, await readState(branches), { files: [], resolved: [], by, message, lines: [line] })
}

/** Puts files back to what is published. @throws EditError `othersWork`, `notYours`. */
export async function discard(branches: Branches, paths: readonly string[], by: Editor): Promise<void> {
  assertBelow(paths)
  const state = await readState(branches)
  const waiting = (await readWaiting(branches, state)).filter(({ path }) => paths.includes(path))
  if (waiting.length === 0) return
  const foreign = waiting.filter(({ authors }) => authors.some(({ mail }) => mail !== by.mail))
  if (by.role !== 'publisher' && foreign.length > 0)
    throw new EditError(
      'othersWork',
      foreign.map(({ path }) => path),
    )
  const theirs = await entriesOf(branches.git, state.published)
  const ours = await entriesOf(branches.git, state.editing)
  const steps = waiting.map(({ path }) => ({ path, from: ours.get(path), to: theirs.get(path) }))
  await assertRights(branches, by, 'edit', steps)
  const files = waiting.map(({ path }) => [path, theirs.get(path) ?? null] as const)
  await keep(branches, state, { files, by, message: `${subjects.discard}${listed(paths)}` })
}

/**
 * Takes back what a revision changed: a merge, as if a commit that takes it back had followed it at once.
 * @throws EditError `publishersOnly`, `notYours`, `unknownRevision`, `undoImpossible` for the first commit and merges.
 */
export async function undo(branches: Branches, revision: string, by: Editor): Promise<Saved> {
  if (by.role !== 'publisher') throw new EditError('publishersOnly')
  const { git, now } = branches
  const state = await readState(branches)
  const isKnown = /^[0-9a-f]{40}$/.test(revision) && (await isAncestor(branches, revision, state.editing))
  if (!isKnown) throw new EditError('unknownRevision')
  const [, before, ...others] = (await git.text(['rev-list', '--parents', '--max-count=1', revision])).trim().split(' ')
  if (before === undefined || others.length > 0) throw new EditError('undoImpossible')
  const tree = (await git.text(['rev-parse', `${before}^{tree}`])).trim()
  const subject = (await git.text(['log', '--max-count=1', '--format=%s', revision])).trim()
  const message = `${subjects.undo}${subject}`
  const inverse = {
    branch: 'refs/edit/inverse',
    isForced: true,
    parent: revision,
    tree,
    author: by,
    message,
    at: now(),
  }
  const merged = await mergeTrees(git, state.editing, await commit(git, inverse))
  if (merged.conflicts.length > 0) return { outcome: 'conflict', paths: merged.conflicts }
  const held = (await git.text(['rev-parse', `${state.editing}^{tree}`])).trim()
  if (held === merged.tree) return { outcome: 'saved', revision: state.editing }
  await assertRights(branches, by, 'edit', await differences(git, held, merged.tree))
  const made = await keep(branches, state, { files: [], tree: merged.tree, by, message, resolved: [] })
  return { outcome: 'saved', revision: made }
}

/** For messages of commits. */
export const listed = (paths: readonly string[]) =>
  paths.length > 3 ? `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more` : paths.join(', ')
