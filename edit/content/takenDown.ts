import type { ItemName, ItemToTakeDown } from '#contract/edit/items.ts'
import { isLang } from '#contract/languages.ts'
import type { Repository } from '../repository/types.ts'
import type { ContentAccess } from './access.ts'
import { issuesOf } from './issues.ts'
import { kindOf } from './kinds.ts'
import { type Data, isData } from './options.ts'
import { withValue } from './withValue.ts'

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
  return kind && isData(data) ? ended(data, kind.form, name, now) : undefined
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

function ended(data: Data, form: 'bilingual' | 'twins', { withdrawn = {}, movedTo }: Notice, now: number): Data {
  const times = { draft: undefined, publishAt: undefined, until: momentInChina(now), movedTo }
  const over = (side: Data) =>
    Object.entries(times).reduce<Data>((made, [field, value]) => withValue(made, [field], value) as Data, side)
  const sides = Object.entries(data).map(([name, side]) => {
    if (!isLang(name) || !isData(side)) return [name, side]
    return [name, withValue(form === 'twins' ? over(side) : side, ['withdrawn'], withdrawn[name]?.trim() || undefined)]
  })
  const whole: Data = Object.fromEntries(sides)
  return form === 'twins' ? whole : over(whole)
}

/** `2026-11-29T11:05:33+08:00` */
const momentInChina = (now: number) => `${new Date(now + 8 * 60 * 60 * 1000).toISOString().slice(0, 19)}+08:00`
