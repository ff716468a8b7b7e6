import type { ItemName, ItemToTakeDown } from '#contract/edit/items.ts'
import { momentInChina } from '#server/content/schedule.ts'
import type { Repository } from '../repository/types.ts'
import type { ContentAccess } from './access.ts'
import { issuesOf } from './issues.ts'
import { kindOf, withTimes } from './kinds.ts'
import { type Data, isData } from './options.ts'

type Notice = Pick<ItemToTakeDown, 'withdrawn' | 'movedTo'>

/**
 * The data of an item as it is once its time is over, at `now` (milliseconds since 1970), with what its address says then. `undefined` where
 * there is no such item, or one that cannot be taken down.
 */
export async function takenDown(
  repository: Repository,
  content: ContentAccess,
  name: ItemName & Notice,
  now: number,
): Promise<Data | undefined> {
  const kind = kindOf(name.kind)
  const data = kind?.folder === undefined ? undefined : await soundData(repository, content, name)
  if (!kind || !isData(data)) return undefined
  const { movedTo, withdrawn = {} } = name
  const shared = { draft: undefined, publishAt: undefined, until: momentInChina(now), movedTo }
  return withTimes(kind, data, shared, (lang) => ({ withdrawn: withdrawn[lang]?.trim() || undefined }))
}

/** An item as it is saved, or as it is published where that cannot be shown: a mistake is no reason to leave it where it is. */
async function soundData(repository: Repository, content: ContentAccess, name: ItemName): Promise<unknown> {
  const [saved, kind] = [await content.readItem(repository, name), kindOf(name.kind)]
  if (!saved || !kind) return undefined
  const isSound = !saved.faults && issuesOf(kind, saved.data).every(({ code }) => code === 'untranslated')
  if (isSound) return saved.data
  const published = (await repository.history(content.pathsOf(name))).find((revision) => revision.published)
  return published && content.readItemAt(repository, name, published.revision)
}
