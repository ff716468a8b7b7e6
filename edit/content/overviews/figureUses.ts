import type { ItemSummary, Path } from '#contract/edit/items.ts'
import type { FigureUse } from '#contract/edit/overviews.ts'
import { isLang } from '#contract/languages.ts'
import { figureReference } from '#server/content/shapes/figures.ts'
import { readItem } from '../items.ts'

/** The sentences of `items`, in the folder of a repository, that a shared figure stands in. Items that do not refer to it are left out. */
export function figureUsesIn(folder: string, items: readonly ItemSummary[], figure: string): FigureUse[] {
  return items.flatMap(({ kind, id, title }): FigureUse[] => {
    const sentences = [...sentencesIn(readItem(folder, kind, id)?.data, figure, [])]
    return sentences.length > 0 ? [{ kind, id, title, sentences }] : []
  })
}

function* sentencesIn(value: unknown, figure: string, path: Path): Generator<FigureUse['sentences'][number]> {
  if (typeof value === 'object' && value !== null) {
    for (const [step, member] of Object.entries(value))
      yield* sentencesIn(member, figure, [...path, Array.isArray(value) ? Number(step) : step])
    return
  }
  if (typeof value !== 'string' || !value.includes(`$(${figure}`)) return
  const lang = path.findLast((step) => typeof step === 'string' && isLang(step))
  for (const text of sentencesOf(value)) {
    if ([...text.matchAll(figureReference)].some(([, id]) => id === figure))
      yield { ...(isLang(lang) && { lang }), path, text: text.trim() }
  }
}

/** A text is cut behind a full stop; in a reference there is none with a space behind it. */
export const sentencesOf = (text: string) => text.split(/(?<=[。！？；])|(?<=[.!?;]\s)|\n/)
