import { feedNames, feedPath, type Lang, rootPath } from '#contract/paths.ts'
import { calendarFile } from '../../server/routes/calendar.ts'
import { feedOf } from '../../server/routes/feeds.ts'
import { robotsOf, sitemapOf } from '../../server/routes/sitemap.ts'
import type { Settings } from '../../server/settings.ts'
import type { SiteStore } from '../../server/site.ts'

/** What feed readers, calendars and search engines ask for, by address. */
export function textsOf(site: SiteStore, settings: Settings): [path: string, text: string][] {
  const ofLanguage = (lang: Lang): [string, string][] => {
    const { events } = site.content[lang].calendar
    const root = rootPath(lang)
    return [
      ...feedNames.map((name): [string, string] => [
        feedPath(name, lang),
        feedOf(site.content[lang], name, lang, settings),
      ]),
      [`${root}calendar.ics`, calendarFile(events, site, lang, settings)],
      ...events.map((event): [string, string] => [
        `${root}calendar/${event.id}.ics`,
        calendarFile([event], site, lang, settings),
      ]),
    ]
  }
  return [
    ...ofLanguage('zh'),
    ...ofLanguage('en'),
    ['/sitemap.xml', sitemapOf(site, settings)],
    ['/robots.txt', robotsOf(settings)],
  ]
}
