import type { Lang } from '#contract/paths.ts'
import { asRead, type ShownFigure } from '#edit/content/asRead.ts'

/** What became of a text, as it is read; a change that readers do not see, such as where a link leads, as it is written. */
export function changeAsRead(before: string, after: string, lang: Lang, figures: readonly ShownFigure[]) {
  const [old, now] = [asRead(before, lang, figures), asRead(after, lang, figures)]
  return old === now ? { before, after } : { before: old, after: now }
}
