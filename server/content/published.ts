import { hiddenIn, type Lang } from '#contract/paths.ts'
import { leaderLink, reportLink } from '#contract/routes.ts'
import { parseDays, quoteNames } from './compose/quotes.ts'
import { type Files, fileOf, routeOf } from './readFiles.ts'
import { endOfDay, isOver, isPublished, type Schedule, timeOf } from './schedule.ts'

/** What of the content is shown at a moment, and the next moment at which that changes. */
export interface Published {
  files: Files
  next: number | undefined
}

/**
 * The content as it is shown at `now` (milliseconds since 1970). A menu entry goes with its page in the main language, pages go with their entry;
 * an entry whose page in another language alone is not shown is not in that language. With `quoteDays` a share or bond goes so many days after its
 * last trading day.
 */
export function publishedAt(files: Files, now: number, quoteDays = 0): Published {
  const hidden = new Set(files.hidden)
  const moments: number[] = []
  const isShown = (data: Schedule) => {
    if (!data.draft) moments.push(...momentsOf(data).filter((moment) => moment > now))
    return isPublished(data, now)
  }
  const shown = <E extends { file: string; data: Schedule }>(entries: E[]) =>
    entries.filter(({ file, data }) => {
      const is = isShown(data)
      if (!is) hidden.add(file)
      return is
    })
  const [pages, articles] = [shown(files.pages), shown(files.articles)]
  const over = [...files.pages, ...files.articles].filter(({ data }) => !data.draft && isOver(data, now))
  const [reports, leaders] = [shown(files.reports), shown(files.leaders)]
  const coming = comingIn(files, now)
  const vacancies = shown(files.vacancies.map(closing))
  const old = quoteNames.filter((name) => {
    const end = quoteDays > 0 && endOfQuotes(files, name, quoteDays)
    if (end && end > now) moments.push(end)
    return end && end <= now
  })
  const gone = new Set<string>()
  const [main, ...others] = files.site.languages
  const navigation = files.navigation.map((section) => ({
    ...section,
    children: section.children
      .map((group) => ({
        ...group,
        children: group.children.flatMap((entry) => {
          const pageOf = (lang: Lang | undefined) => `pages${entry.link}.${lang}.yaml`
          const inMenu = isShown(entry)
          if (!inMenu || hidden.has(pageOf(main))) {
            gone.add(entry.link)
            hidden.add(entry.id)
            return []
          }
          return [
            hiddenIn(
              entry,
              others.filter((lang) => hidden.has(pageOf(lang))),
            ),
          ]
        }),
      }))
      .filter(({ children }) => children.length > 0),
  }))
  return {
    files: {
      ...files,
      ...Object.fromEntries(old.map((name) => [name, undefined])),
      navigation,
      pages: pages.filter(({ path }) => !gone.has(path)),
      articles,
      reports,
      leaders,
      vacancies,
      hidden: [...hidden].sort(),
      coming,
      over,
    },
    next: moments.length === 0 ? undefined : Math.min(...moments),
  }
}

/** What is shown later. A page comes with its files and with its entry of the menu. */
function comingIn(files: Files, now: number): Files['coming'] {
  const { pages, articles, navigation } = files
  const menu = navigation.flatMap(({ children }) => children.flatMap((group) => group.children))
  const all = [
    ...[...pages, ...articles].map((entry) => ({ ...entry, to: routeOf(entry) })),
    ...files.reports.map((entry) => ({ ...entry, to: reportLink(entry.id) })),
    ...files.leaders.map((entry) => ({ ...entry, to: leaderLink(entry.id) })),
    ...files.vacancies.map((entry) => ({ ...entry, to: entry.file })),
    ...menu.map((entry) => ({ file: fileOf.navigation, to: entry.link, data: entry })),
  ]
  return all.flatMap(({ file, to, data: { draft, publishAt: at }, ...entry }) =>
    !draft && at !== undefined && timeOf(at) > now
      ? [{ file, to, at, lang: 'lang' in entry ? entry.lang : undefined }]
      : [],
  )
}

/** When quotes are too old to be shown (milliseconds since 1970); undefined where there are none. */
function endOfQuotes({ csv }: Files, name: 'stock' | 'bond', most: number): number | undefined {
  const last = parseDays(`quotes/${name}.csv`, csv[name]).days.at(-1)
  return last && timeOf(endOfDay(last.date)) + most * 24 * 60 * 60 * 1000
}

/** A vacancy ends with its closing day, or before, where it says so. */
function closing(vacancy: Files['vacancies'][number]) {
  const { closes, until } = vacancy.data
  const end = closes && endOfDay(closes)
  const isLater = end !== undefined && until !== undefined && timeOf(end) > timeOf(until)
  return end === undefined || isLater ? vacancy : { ...vacancy, data: { ...vacancy.data, until: end } }
}

const momentsOf = ({ publishAt, until }: Schedule) =>
  [publishAt, until].filter((text) => text !== undefined).map(timeOf)
