import type { ItemName } from '#contract/edit/items.ts'
import type { Problem } from '#server/content/problems.ts'
import type { ContentAccess } from '../content/access.ts'
import { pageOf } from '../preview/pages.ts'
import type { Repository } from '../repository/types.ts'

/**
 * Items to which readers would be led before they are there, had they the data that `dataOf` gives them: by their names, with the files whose
 * links do that. One that stays as it is may itself link to another.
 */
export async function linkedLater(
  repository: Repository,
  content: ContentAccess,
  items: readonly ItemName[],
  dataOf: (item: ItemName) => Promise<unknown>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const linked = new Map<string, readonly string[]>()
  if (items.length === 0) return linked
  const made = new Map<string, readonly (readonly [string, Buffer | null])[]>()
  for (const item of items) {
    const data = await dataOf(item)
    const files = data === undefined ? [] : content.filesOf(repository, { ...item, data })
    made.set(
      keyOfItem(item),
      files.map(({ path, bytes }) => [path, bytes]),
    )
  }
  const before = new Set((await content.problemsWith(repository, new Map())).map(keyOf))
  for (;;) {
    const left = items.filter((item) => !linked.has(keyOfItem(item)))
    const others = new Map(left.flatMap((item) => made.get(keyOfItem(item)) ?? []))
    if (others.size === 0) return linked
    const early = (await content.problemsWith(repository, others)).filter((problem) => !before.has(keyOf(problem)))
    const found = left.flatMap(({ kind, id }) => {
      const to = pageOf(kind, id, repository.folder)
      const files = early.filter(({ reason }) => reason.is === 'linkNotYet' && reason.to === to).map(({ file }) => file)
      return files.length === 0 ? [] : [[keyOfItem({ kind, id }), [...new Set(files)]] as const]
    })
    if (found.length === 0) return linked
    for (const [name, files] of found) linked.set(name, files)
  }
}

export const keyOfItem = ({ kind, id }: ItemName): string => `${kind} ${id}`
const keyOf = ({ file, field, reason }: Problem) => JSON.stringify([file, field, reason])
