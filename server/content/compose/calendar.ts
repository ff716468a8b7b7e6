import type { Calendar } from '#contract/calendar.ts'
import { type Lang, rootPath } from '#contract/paths.ts'
import type { Problem } from '../problems.ts'
import { type Files, fileOf } from '../readFiles.ts'
import { inLang } from './localise.ts'

/** The investor calendar in one language, earliest day first. */
export function composeCalendar({ calendar, site }: Pick<Files, 'calendar' | 'site'>, lang: Lang): Calendar {
  const kinds = new Map<string, string>(calendar.kinds.map((kind) => [kind.code, kind[lang]]))
  const root = rootPath(lang, site.languages)
  return {
    updated: calendar.updated,
    name: calendar.name[lang],
    notice: calendar.notice[lang],
    href: calendar.items.length > 0 ? `${root}calendar.ics` : undefined,
    events: calendar.items
      .map((item) => inLang(item, lang))
      .map((event) => ({
        ...event,
        kindName: kinds.get(event.kind) ?? '',
        href: `${root}calendar/${event.id}.ics`,
      }))
      .sort((a, b) => `${a.date} ${a.time ?? ''}`.localeCompare(`${b.date} ${b.time ?? ''}`)),
  }
}

/** Events that end before they begin, or are of a kind without a name. */
export function checkCalendar({ calendar }: Files): Problem[] {
  const file = fileOf.calendar
  const named = new Set<string>(calendar.kinds.map(({ code }) => code))
  return calendar.items.flatMap(({ time, until, kind }, at): Problem[] => {
    const problems: Problem[] = []
    const field = `items.${at}`
    if (until !== undefined && time === undefined) {
      problems.push({ file, field: `${field}.until`, reason: { is: 'untilAlone' } })
    } else if (until !== undefined && time !== undefined && until <= time) {
      problems.push({ file, field: `${field}.until`, reason: { is: 'untilNotAfter', until, time } })
    }
    if (!named.has(kind)) problems.push({ file, field: `${field}.kind`, reason: { is: 'unnamedKind', kind } })
    return problems
  })
}
