import type { ItemName } from '#contract/edit/items.ts'
import type { StaleField, StaleItem } from '#contract/edit/overviews.ts'
import type { Repository } from '../../repository/types.ts'
import type { ItemIndex } from '../index/itemIndex.ts'
import { readItem } from '../items.ts'
import { kindOf } from '../kinds.ts'
import { type StaleTexts, staleName } from '../translation/staleTexts.ts'
import { textPairs } from '../translation/textPairs.ts'

export function staleFields({ folder }: Repository, { kind: kindId, id }: ItemName, stale: StaleTexts): StaleField[] {
  const kind = kindOf(kindId)
  const data = kind && Object.keys(stale).length > 0 ? readItem(folder, kindId, id)?.data : undefined
  if (!kind || data === undefined) return []
  return textPairs(kind, data).flatMap((pair) =>
    pair.sides.flatMap(({ lang, path }, at) => {
      const name = staleName(lang, pair)
      const known = stale[name]
      return known ? [{ name, lang, path, now: pair.sides[1 - at]?.text ?? '', ...known }] : []
    }),
  )
}

/** Those that changed last come first. */
export async function staleItems(
  repository: Repository,
  index: ItemIndex,
  stale: ReadonlyMap<string, StaleTexts>,
): Promise<StaleItem[]> {
  const items = [...stale].map(async ([name, texts]) => {
    const [kind = '', ...words] = name.split(' ')
    const item = { kind, id: words.join(' ') }
    const title = (await index.summaryOf(item))?.title ?? {}
    return { ...item, title, fields: staleFields(repository, item, texts) }
  })
  const latest = ({ fields }: StaleItem) => fields.map(({ at }) => Date.parse(at)).reduce((a, b) => Math.max(a, b), 0)
  return (await Promise.all(items)).filter(({ fields }) => fields.length > 0).sort((a, b) => latest(b) - latest(a))
}
