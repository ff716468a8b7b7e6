import { langs } from '#contract/paths.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { names } from '../words/names.ts'
import type { ItemIndex } from './index/itemIndex.ts'
import { itemOf } from './kinds.ts'

/** What people call the items of these files: by their titles, of a kind that is one file by its name, and else by the path. */
export async function titlesOf(
  index: Pick<ItemIndex, 'summaryOf'>,
  files: readonly string[],
): Promise<Record<WholeLang, readonly string[]>> {
  const titles = { zh: [] as string[], en: [] as string[] }
  for (const file of files) {
    const item = itemOf(file)
    const title = item ? ((await index.summaryOf({ kind: item.kind.id, id: item.id }))?.title ?? {}) : {}
    const any = langs.map((lang) => title[lang]).find(Boolean)
    const ofKind = (lang: WholeLang) => (item?.kind.folder === undefined ? item && names[lang].kinds[item.kind.id] : '')
    titles.zh.push(title.zh || any || ofKind('zh') || file)
    titles.en.push(title.en || any || ofKind('en') || file)
  }
  return { zh: [...new Set(titles.zh)], en: [...new Set(titles.en)] }
}
