import { isDeepStrictEqual } from 'node:util'
import type { ItemName, Path, Versions } from '#contract/edit/items.ts'
import type { ChangedMany } from '#contract/edit/many.ts'
import type { ContentAccess } from '../content/access.ts'
import { issuesOf } from '../content/issues.ts'
import { type Kind, kindOf } from '../content/kinds.ts'
import { EditError } from '../editError.ts'
import type { Presence } from '../presence.ts'
import { subjects } from '../repository/subjects.ts'
import type { Change, Editor, Repository, Saved } from '../repository/types.ts'
import { type SentenceName, type SpokenNames, textsOf } from '../words/index.ts'

/** With versions it is changed only as it was read. */
export type Chosen = ItemName & { versions?: Versions }

/** Why an item stays as it is, and the field or the people that this is about. */
interface Refusal {
  reason: SentenceName
  path?: Path
  names?: SpokenNames
}

export interface Together {
  repository: Repository
  content: ContentAccess
  presence: Pick<Presence, 'writing'>
}

/**
 * Changes many items in one commit, of which `does` tells the subject. Those that cannot be changed are left as they were, and named with
 * why. `change` makes the data of an item of what it is.
 */
export async function changeTogether<T extends Chosen>(
  { repository, content, presence }: Together,
  chosen: readonly T[],
  change: (item: T, kind: Kind, data: unknown) => { data: unknown } | Refusal,
  by: Editor,
  does: string,
): Promise<ChangedMany> {
  const refused: ChangedMany['refused'][number][] = []
  const refuse = ({ kind, id }: ItemName, { reason, path, names }: Refusal) =>
    refused.push({ kind, id, text: textsOf(reason, names), ...(path && { path }) })

  async function prepared(item: T): Promise<{ changes: Change[] } | Refusal> {
    const { kind: kindId, id } = item
    const kind = kindOf(kindId)
    const read = kind && (await content.readItem(repository, { kind: kindId, id }))
    if (!kind || !read) return { reason: 'notFound' }
    if (read.faults) return { reason: 'unreadable' }
    if (Object.values(read.versions).some((version) => version?.includes('+'))) return { reason: 'uncompared' }
    if (item.versions && !isDeepStrictEqual(item.versions, read.versions)) return { reason: 'changedSince' }
    const names = presence.writing(`${kindId} ${id}`)
    if (names.length > 0) return { reason: 'openElsewhere', names }
    const made = change(item, kind, read.data)
    if ('reason' in made) return made
    const known = new Set(issuesOf(kind, read.data).map(nameOfIssue))
    const worse = issuesOf(kind, made.data).find((issue) => !known.has(nameOfIssue(issue)))
    if (worse) return { reason: 'wouldBreak', path: worse.path }
    const changes = content.filesOf(repository, { kind: kindId, id, data: made.data })
    return { changes: changes.map((file) => ({ ...file, version: read.versions[file.path] ?? null })) }
  }

  let ready: { item: T; changes: Change[] }[] = []
  for (const item of chosen) {
    const made = await prepared(item)
    if ('reason' in made) refuse(item, made)
    else ready.push({ item, ...made })
  }
  while (ready.length > 0) {
    const changes = ready.flatMap((one) => one.changes)
    const message = `${subjects.save}${ready.length} items: ${does.slice(0, 200)}`
    const stopped = await repository.save(changes, by, message).then(stoppedBy, stoppedBy)
    if (!stopped) break
    // All or nothing is saved: once more without those.
    const isStopped = (one: (typeof ready)[number]) => one.changes.some(({ path }) => stopped.paths.includes(path))
    if (!ready.some(isStopped)) throw stopped.error
    for (const { item } of ready.filter(isStopped)) refuse(item, stopped)
    ready = ready.filter((one) => !isStopped(one))
  }
  return { items: ready.map(({ item: { kind, id } }) => ({ kind, id })), refused }
}

/** The files because of which nothing was saved, and why: somebody saved them at this very moment, or they are not his to change. */
function stoppedBy(
  outcome: Saved | Error,
): { paths: readonly string[]; reason: SentenceName; error?: Error } | undefined {
  if (outcome instanceof EditError) return { paths: outcome.names, reason: outcome.reason, error: outcome }
  if (outcome instanceof Error) throw outcome
  return outcome.outcome === 'saved' ? undefined : { paths: outcome.paths, reason: 'changedSince' }
}

const nameOfIssue = ({ path, code }: { path: Path; code: string }) => `${path.join('.')} ${code}`
