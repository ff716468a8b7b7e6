import { articleLink, leaderLink, reportLink } from '#contract/routes.ts'
import { wordsIn } from '../readFiles.ts'
import type { Source } from './source.ts'

/** What the other languages of the site call its pages, articles, reports and people, by address: some readers know that name alone. */
export function otherTitlesOf({ files, lang }: Pick<Source, 'files' | 'lang'>): ReadonlyMap<string, string> {
  const others = files.site.languages.filter((other) => other !== lang)
  const titles = new Map<string, string>()
  const add = (link: string, title: string | undefined) => {
    if (title !== undefined) titles.set(link, `${titles.get(link) ?? ''} ${title}`)
  }
  for (const { path, lang: of, data } of files.pages) if (of !== lang) add(path, data.title)
  for (const other of others) {
    for (const { id, kind, data } of files.articles) add(articleLink(kind, id), wordsIn(data, other)?.title)
    for (const { id, data } of files.reports) add(reportLink(id), data[other]?.title)
    for (const { id, data } of files.leaders) add(leaderLink(id), data[other]?.name)
  }
  return titles
}
