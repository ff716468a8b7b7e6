import type { Release } from '#contract/edit/overviews.ts'
import type { Repository, Step } from '../../repository/types.ts'
import { itemsIn } from '../index/entries.ts'
import type { ItemIndex } from '../index/itemIndex.ts'
import type { Kind } from '../kinds.ts'
import { titleFrom } from '../lastVersion.ts'

const [mostSteps, mostItems] = [50, 20]

export async function readReleases(repository: Repository, index: ItemIndex): Promise<Release[]> {
  const steps = (await repository.steps({ of: 'published', most: mostSteps })) ?? []
  const made = steps.filter(({ files }) => files.length > 0).map((step) => releaseOf(repository, step, index))
  return (await Promise.all(made)).reverse()
}

async function releaseOf(
  repository: Pick<Repository, 'blobs'>,
  { revision, by, at, message, files }: Step,
  index: ItemIndex,
): Promise<Release> {
  const found = [...itemsIn(files.map(({ path }) => path))].slice(0, mostItems)
  const items = found.map(async ({ kind, id, paths }) => {
    const own = files.filter(({ path }) => paths.includes(path))
    const isRemoved = own.every(({ to }) => to === undefined)
    const title = (await index.summaryOf({ kind: kind.id, id }))?.title ?? (await titleThen(repository, kind, id, own))
    return { kind: kind.id, id, title, isRemoved }
  })
  const known = new Set(found.flatMap(({ paths }) => paths))
  const writers = [...message.matchAll(/^Written-by: (.+) <.*>$/gm)].flatMap(([, name]) => name ?? [])
  return {
    revision,
    by,
    writers: [...new Set(writers)].filter((name) => name !== by),
    at,
    items: await Promise.all(items),
    others: files.filter(({ path }) => !known.has(path)).length,
  }
}

/** The title of an item that is gone now: as it was published in a step, or before the step removed it. */
async function titleThen(repository: Pick<Repository, 'blobs'>, kind: Kind, id: string, own: Step['files']) {
  const named = own.flatMap(({ path, from, to = from }) => (to === undefined ? [] : [{ path, blob: to }]))
  const bytes = await repository.blobs(named.map(({ blob }) => blob))
  const files = Object.fromEntries(named.flatMap(({ path }, at) => (bytes[at] ? [[path, bytes[at]] as const] : [])))
  return titleFrom(kind, id, files)
}
