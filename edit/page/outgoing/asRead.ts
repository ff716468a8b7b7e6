import type { Lang } from '#contract/paths.ts'
import { figureReference } from '#server/content/shapes/figures.ts'
import type { FigureChoice } from '../form/context.ts'

/** A text as its readers have it: shared figures as their words, Markdown without its signs. */
export function asRead(text: string, lang: Lang, figures: readonly FigureChoice[]): string {
  return text
    .replace(figureReference, (whole, id: string, part?: 'value' | 'unit') => {
      const words = figures.find((figure) => figure.id === id)?.parts[lang]
      return words?.[part ?? 'text'] ?? whole
    })
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/^#{1,6} /gm, '')
}

/** What became of a text, as it is read; a change that readers do not see, such as where a link leads, as it is written. */
export function changeAsRead(before: string, after: string, lang: Lang, figures: readonly FigureChoice[]) {
  const [old, now] = [asRead(before, lang, figures), asRead(after, lang, figures)]
  return old === now ? { before, after } : { before: old, after: now }
}
