import { EditError } from '../editError.ts'
import { type Branches, mergePublished, readState } from './branches.ts'
import { commit } from './commit.ts'
import { assertBelow } from './paths.ts'
import type { Queue } from './queue.ts'
import { assertRights } from './rights.ts'
import { listed } from './saving.ts'
import { watchedWork } from './secondEyes.ts'
import { subjects } from './subjects.ts'
import { entriesOf } from './trees.ts'
import type { Editor, Published } from './types.ts'
import type { Upstream } from './upstream.ts'
import { readWaiting } from './waiting.ts'

/** How often a commit is made again on what somebody else published meanwhile. */
const mostTries = 4

export interface Order {
  paths: readonly string[]
  by: Editor
  /** Version that was looked at, by path. */
  seen: Readonly<Record<string, string | null>>
  /** Folders, or files without their ending, where nobody publishes what he had a part in, nor what belongs to it. */
  secondEyes: readonly string[]
  does: 'publish' | 'takeDown'
}

type Built = { outcome: 'built'; commit: string } | Published

/** @throws EditError `publishersOnly`, `notYoursToPublish`, `secondEyes`, `pushRefused`, and what the upstream says. */
export async function publish(branches: Branches, queue: Queue, upstream: Upstream, order: Order): Promise<Published> {
  if (order.by.role !== 'publisher') throw new EditError('publishersOnly')
  assertBelow(order.paths)
  for (let tries = 0; tries < mostTries; tries++) {
    await upstream.fetchBranch()
    const built = await queue(async () => {
      await mergePublished(branches)
      return build(branches, order)
    })
    if (built.outcome !== 'built') return built
    if (await upstream.pushCommit(built.commit)) {
      await queue(() => mergePublished(branches))
      return { outcome: 'published', revision: built.commit }
    }
  }
  throw new EditError('pushRefused')
}

/** A commit on what is published that takes the files as they are in `editing`. */
async function build(branches: Branches, { paths, by, seen, secondEyes, does }: Order): Promise<Built> {
  const { git, now, rights } = branches
  const state = await readState(branches)
  const waiting = (await readWaiting(branches, state)).filter(({ path }) => paths.includes(path))
  const entries = await entriesOf(git, state.editing)
  const outdated = paths.filter((path) => Object.hasOwn(seen, path) && seen[path] !== (entries.get(path)?.blob ?? null))
  const open = waiting.filter(({ isConflict }) => isConflict).map(({ path }) => path)
  if (outdated.length + open.length > 0) return { outcome: 'conflict', paths: [...new Set([...open, ...outdated])] }
  const out = await entriesOf(git, state.published)
  const changes = waiting.map(({ path }) => ({ path, from: out.get(path), to: entries.get(path) }))
  await assertRights(branches, by, 'publish', changes)
  const own = await watchedWork(
    branches,
    waiting,
    by,
    [{ places: secondEyes }, ...(rights?.watchedOf(by) ?? [])],
    [entries, out],
  )
  if (own.length > 0) throw new EditError('secondEyes', own)
  if (waiting.length === 0) return { outcome: 'published', revision: state.published }
  const writers = new Map(waiting.flatMap(({ authors }) => authors.map(({ name, mail }) => [mail, name] as const)))
  const made = await commit(git, {
    branch: 'refs/edit/publishing',
    isForced: true,
    parent: state.published,
    files: waiting.map(({ path }) => [path, entries.get(path) ?? null] as const),
    author: by,
    message: `${subjects[does]}${listed(waiting.map(({ path }) => path))}`,
    trailers: [
      ...[...writers].map(([mail, name]) => `Written-by: ${name} <${mail}>`),
      `Published-by: ${by.name} <${by.mail}>`,
    ],
    at: now(),
  })
  return { outcome: 'built', commit: made }
}
