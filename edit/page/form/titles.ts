import type { Lang } from '#contract/paths.ts'
import { isData } from '#edit/content/options.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import type { Side } from './context.ts'

/** Fields that say best what an entry is. */
// biome-ignore format: one line says it
const telling = ['title', 'name', 'label', 'caption', 'question', 'item', 'type', 'region', 'icon', 'when', 'year', 'text', 'province', 'week', 'scope', 'value', 'article', 'page', 'stage', 'code', 'number', 'id']

/** A short title of an entry of a list, in the language of the page where it has one. */
export function titleOf(sides: readonly Side[], lang: Lang): string {
  const rank = (side: Side) => Number(lang === side.lang)
  const ordered = [...sides].sort((a, b) => rank(b) - rank(a))
  const [main = lang] = siteLanguages()
  for (const { value } of ordered) {
    if (!isData(value)) continue
    const words = [value[lang], value[main]].find(isData)
    const isBlock = typeof value.type === 'string'
    for (const holder of [words, typeof value[lang] === 'string' ? { title: value[lang] } : undefined, value])
      for (const field of telling) {
        const found = holder?.[field]
        const text = isData(found) ? (found[lang] ?? found[main]) : found
        if (isBlock && (field === 'type' || field === 'kind')) continue
        if (field === 'id' && /^[\da-f]{8}$/.test(String(text))) continue // made by the program: it says nothing
        if ((typeof text === 'string' || typeof text === 'number') && text !== '') return short(String(text))
      }
  }
  return ''
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
