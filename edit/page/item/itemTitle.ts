import type { Lang } from '#contract/paths.ts'
import { isData } from '#edit/content/options.ts'

/** Title or name, in the language of the page where the item has it. */
export function titleIn(data: unknown, lang: Lang): string | undefined {
  if (!isData(data)) return undefined
  for (const side of [data[lang], data.zh, data.en, data]) {
    const text = isData(side) ? (side.title ?? side.name) : undefined
    if (typeof text === 'string' && text !== '') return text
  }
  return undefined
}
