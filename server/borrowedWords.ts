import type { Lang } from '#contract/paths.ts'
import { wordsOf } from './content/words/index.ts'
import type { Log } from './log.ts'
import type { SsrBundle } from './render/ssrBundle.ts'
import type { Settings } from './settings.ts'
import type { SiteStore } from './site.ts'

/** Tells the keepers once which words of a language's pack are missing, and in which language readers get them. */
export function tellBorrowedWords(
  { borrowedWords }: Pick<SsrBundle, 'borrowedWords'>,
  site: Pick<SiteStore, 'content' | 'onSwap'>,
  { lang }: Pick<Settings, 'lang'>,
  log: Pick<Log, 'info'>,
) {
  const told = new Set<Lang>()
  const tell = () => {
    for (const of of site.content.languages.filter((one) => !told.has(one))) {
      told.add(of)
      const { instead, names } = borrowedWords(of)
      if (names.length > 0) log.info(wordsOf(lang).borrowed(of, instead, names))
    }
  }
  tell()
  site.onSwap(tell)
}
