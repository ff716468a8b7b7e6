import { z } from 'zod'
import type { Lang } from '#contract/paths.ts'
import type { Files } from './readFiles.ts'
import { format } from './shapes/fields.ts'

const written = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/
/** `2026-11-27T08:00+08:00`; without an offset the time is China's. */
const moment = format('moment', (text) => written.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(timeOf(text)))

/** What items, pages and menu entries may say of when they are shown. */
export const schedule = {
  /** Not shown, and not checked by the site. */
  draft: z.boolean().optional(),
  /** Shown from this moment on. */
  publishAt: moment.optional(),
  /** Shown until this moment. */
  until: moment.optional(),
}
export interface Schedule {
  draft?: boolean | undefined
  publishAt?: string | undefined
  until?: string | undefined
}

/** 30 February is none, though a clock would take it for 2 March. */
const isDay = (text: string) => z.iso.date().safeParse(text).success

/** Milliseconds since 1970 of a moment in a content file; NaN for none. */
export function timeOf(moment: string): number {
  const text = moment.replace(' ', 'T')
  return Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+08:00`)
}

export const isPublished = ({ draft, publishAt, until }: Schedule, now: number): boolean =>
  !draft && (publishAt === undefined || timeOf(publishAt) <= now) && (until === undefined || now < timeOf(until))

/** What of the content is shown at a moment, and the next moment at which that changes. */
export interface Published {
  files: Files
  next: number | undefined
}

/**
 * The content as it is shown at `now` (milliseconds since 1970). A menu entry goes with its page in the first language, pages go with their entry;
 * an entry whose English page alone is not shown is not in English.
 */
export function publishedAt(files: Files, now: number): Published {
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
  const [reports, leaders] = [shown(files.reports), shown(files.leaders)]
  const gone = new Set<string>()
  const [first = 'zh'] = files.site.languages
  const navigation = files.navigation.map((section) => ({
    ...section,
    children: section.children
      .map((group) => ({
        ...group,
        children: group.children.flatMap((entry) => {
          const pageOf = (lang: Lang) => `pages${entry.link}.${lang}.yaml`
          const inMenu = isShown(entry)
          if (!inMenu || hidden.has(pageOf(first))) {
            gone.add(entry.link)
            hidden.add(entry.id)
            return []
          }
          return [{ ...entry, enHidden: entry.enHidden || hidden.has(pageOf('en')) }]
        }),
      }))
      .filter(({ children }) => children.length > 0),
  }))
  return {
    files: {
      ...files,
      navigation,
      pages: pages.filter(({ path }) => !gone.has(path)),
      articles,
      reports,
      leaders,
      hidden: [...hidden].sort(),
    },
    next: moments.length === 0 ? undefined : Math.min(...moments),
  }
}

const momentsOf = ({ publishAt, until }: Schedule) =>
  [publishAt, until].filter((text) => text !== undefined).map(timeOf)
