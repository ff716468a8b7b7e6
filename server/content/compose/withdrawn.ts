import { dayInChina } from '#contract/day.ts'
import type { Withdrawn } from '#contract/withdrawn.ts'
import { routeOf, wordsIn } from '../readFiles.ts'
import { timeOf } from '../schedule.ts'
import type { Source } from './source.ts'

/** Pages and articles that were withdrawn and say so in this language, by route: `/culture`, `/2026-11-12-lorries`. */
export function composeWithdrawn({ files, lang }: Source): Map<string, Withdrawn> {
  return new Map(
    files.over.flatMap((entry): [string, Withdrawn][] => {
      const isPage = 'path' in entry
      if (isPage && entry.lang !== lang) return []
      const words = isPage ? entry.data : wordsIn(entry.data, lang)
      const route = routeOf(entry)
      const { movedTo, until } = entry.data
      if (movedTo !== undefined && movedTo !== route) return [[route, { to: movedTo }]]
      if (words?.withdrawn === undefined || until === undefined) return []
      return [[route, { day: dayInChina(timeOf(until)), reason: words.withdrawn }]]
    }),
  )
}

/** Titles of withdrawn pages: an address of theirs is a page's still, and no article's. */
export const withdrawnTitles = ({ files, lang }: Source): Record<string, string> =>
  Object.fromEntries(
    files.over.flatMap((entry) => ('path' in entry && entry.lang === lang ? [[entry.path, entry.data.title]] : [])),
  )
