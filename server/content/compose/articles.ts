import type { Article, ArticleKind, ArticleSummary, HomeNews } from '#contract/article.ts'
import { newsTypes } from '#contract/article.ts'
import { isHiddenIn, type Lang } from '#contract/paths.ts'
import { articleLink, articleLists } from '#contract/routes.ts'
import type { NavigationSection } from '#contract/site.ts'
import { type ArticleEntry, wordsIn } from '../readFiles.ts'
import { captionsOf } from '../shapes/media.ts'
import { entriesOf } from './navigation.ts'
import { revisionOf } from './revisions.ts'
import type { Source } from './source.ts'

export interface Articles {
  lists: Record<ArticleKind, ArticleSummary[]>
  /** Whole articles, put together when they are asked for: of thousands, few are between one change of the content and the next. */
  byId: Pick<ReadonlyMap<string, Article>, 'get' | 'has' | 'keys' | 'values' | 'size'>
}

/** Articles of one language, newest first, each knowing its neighbours. Some exist in one of them only. */
export function composeArticles(source: Source): Articles {
  const lists = Object.fromEntries(Object.keys(articleLists).map((kind) => [kind, []])) as unknown as Articles['lists']
  const byId = new Map<string, PlacedDraft>()
  const drafts = source.files.articles
    .flatMap((entry) => draftOf(entry, source) ?? [])
    .map((article) => ({ article, order: orderOf(article) }))
    .sort((a, b) => (a.order < b.order ? 1 : -1))
  for (const { article } of drafts) {
    const list = lists[article.summary.kind]
    byId.set(article.summary.id, { ...article, list, place: list.length })
    list.push(article.summary)
  }
  return {
    lists,
    byId: {
      size: byId.size,
      has: (id) => byId.has(id),
      keys: () => byId.keys(),
      get(id) {
        const found = byId.get(id)
        return found && articleOf(found)
      },
      values: () => byId.values().map(articleOf),
    },
  }
}

/** An article as it was written. */
interface Draft {
  summary: ArticleSummary
  markdown: string
  html: Source['html']
  translated: boolean
}
/** The same with its place in its list. */
interface PlacedDraft extends Draft {
  list: ArticleSummary[]
  place: number
}

/** By day, within a day by the number of an announcement, then by name. */
const orderOf = ({ summary: { date, number = '', id } }: Draft) => [date, number, id].join(' ')

const articleOf = ({ summary, markdown, html, translated, list, place }: PlacedDraft): Article => ({
  ...summary,
  translated,
  section: articleLists[summary.kind].route,
  next: neighbour(list[place - 1]),
  previous: neighbour(list[place + 1]),
  // Whether an article is there is asked more often than what it says.
  get body() {
    return html(markdown)
  },
})

const neighbour = (article: ArticleSummary | undefined) =>
  article && { id: article.id, title: article.title, link: article.link }

/** With every field named, so that one that is forgotten does not compile. */
type Whole<T> = { [K in keyof Required<T>]: T[K] }

function draftOf(entry: ArticleEntry, { files, html, lang, media, picture }: Source): Draft | undefined {
  const { data, kind, id } = entry
  const words = wordsIn(data, lang)
  if (!words) return undefined
  const revised = 'editions' in data ? revisionOf(data.editions) : undefined
  const category = files.categories[kind].find(({ code }) => code === data.category)
  const summary: Whole<ArticleSummary> = {
    id,
    kind,
    title: words.title,
    summary: words.summary,
    date: data.date,
    updated: data.updated,
    category: data.category,
    categoryName: category?.[lang] ?? '',
    source: words.source,
    picture: data.picture ? picture(data.picture, words.alt ?? '', data.focus) : undefined,
    isCollect: data.isCollect,
    videoInfo: 'video' in data ? `/media/${data.video}` : undefined,
    captions: 'video' in data ? `/media/${captionsOf(data.video, lang)}` : undefined,
    duration: 'duration' in data ? data.duration : undefined,
    number: 'number' in data ? data.number : undefined,
    file: kind === 'announcement' ? media.findPdf('announcements', id, lang) : undefined,
    revised: revised && { date: revised.date, reason: revised.reason[lang] },
    link: articleLink(kind, id),
  }
  return {
    summary,
    markdown: words.body,
    html,
    translated: files.site.languages.every((of) => wordsIn(data, of) !== undefined),
  }
}

/** The newest items of each kind of news that has a list in the menu and an item in it, for the home page; named as in the menu. */
export function composeHomeNews(lists: Articles['lists'], navigation: NavigationSection[], lang: Lang): HomeNews {
  const shown = entriesOf(navigation).filter(({ item }) => !isHiddenIn(lang, item))
  const titles = new Map(shown.map(({ item }) => [item.link, item.title]))
  return newsTypes
    .filter((type) => type !== 'event' && titles.has(articleLists[type].route) && lists[type].length > 0)
    .map((type) => ({
      type,
      title: titles.get(articleLists[type].route) ?? '',
      link: articleLists[type].route,
      items: lists[type].slice(0, 5),
    }))
}
