import type { ItemName, ItemSummary } from '#contract/edit/items.ts'
import { type Lang, langs } from '#contract/paths.ts'
import { kindOf } from '#edit/content/kinds.ts'
import { isData } from '#edit/content/options.ts'
import { useLanguage } from '../language.tsx'

/** Title or name, in the language of the page where the item has it. */
export function titleIn(data: unknown, lang: Lang): string | undefined {
  if (!isData(data)) return undefined
  for (const side of [data[lang], ...langs.map((of) => data[of]), data]) {
    const text = isData(side) ? (side.title ?? side.name) : undefined
    if (typeof text === 'string' && text !== '') return text
  }
  return undefined
}

/** What an item is called by its data: its title, or what its kind is called. */
export function useDataTitle(): (name: ItemName, data: unknown) => string {
  const { kinds, lang } = useLanguage()
  return ({ kind, id }, data) => titleIn(data, lang) ?? kinds[kind] ?? id
}

/** How an item is called in a list: a title that is still missing, in this language or in both, is no reason for an empty row. */
export function useItemTitle() {
  const { kinds, lang } = useLanguage()
  return ({ kind, id, title }: Pick<ItemSummary, 'kind' | 'id' | 'title'>): string =>
    title[lang] ||
    langs.map((of) => title[of]).find(Boolean) ||
    (kindOf(kind)?.folder === undefined ? kinds[kind] : undefined) ||
    id
}
