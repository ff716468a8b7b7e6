import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CalendarEvent } from '#contract/calendar.ts'
import { type Lang, rootPath } from '#contract/paths.ts'
import { langOfRoot, roots } from '#contract/writing.ts'
import { contentCacheControl } from '../http/headers.ts'
import { keptByPath } from '../http/responseCache.ts'
import { HttpError } from '../httpError.ts'
import { originOf, type Settings } from '../settings.ts'
import type { SiteStore } from '../site.ts'
import { icsOf } from './ics.ts'

/** The investor calendar as iCalendar files: all of it to subscribe to, and one file an event. */
export function calendarRoutes(app: FastifyInstance, site: SiteStore, settings: Settings) {
  const answer = (reply: FastifyReply, lang: Lang, events: CalendarEvent[], name: string) => {
    reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', contentCacheControl)
      .header('content-disposition', `inline; filename="${name}.ics"`)
    return calendarFile(events, site, lang, settings)
  }
  for (const root of roots) {
    const shown = () => {
      const lang = langOfRoot(root, site.content.languages)
      return lang && { lang, events: site.content[lang].calendar.events }
    }
    app.get(`${root}calendar.ics`, keptByPath, async (request, reply) => {
      const { lang, events = [] } = shown() ?? {}
      if (!lang || events.length === 0) throw new HttpError(404, 'unknownPage', { path: request.url })
      return answer(reply, lang, events, 'calendar')
    })
    app.get<{ Params: { file: string } }>(`${root}calendar/:file`, keptByPath, async (request, reply) => {
      const id = request.params.file.replace(/\.ics$/, '')
      const { lang, events = [] } = shown() ?? {}
      const event = events.find((entry) => `${entry.id}.ics` === request.params.file)
      if (!lang || !event) throw new HttpError(404, 'unknownId', { id })
      return answer(reply, lang, [event], event.id)
    })
  }
}

/** Events as an iCalendar file in a language. */
export function calendarFile(events: CalendarEvent[], site: SiteStore, lang: Lang, settings: Settings): string {
  return icsOf(events, headOf(site, lang, originOf(settings)))
}

function headOf(site: SiteStore, lang: Lang, origin: string) {
  const content = site.content[lang]
  const mail = content.site.footer.labels.find(({ icon }) => icon === 'mail')?.text ?? ''
  return {
    company: content.site.shortName,
    name: `${content.site.shortName} – ${content.calendar.name}`,
    origin,
    domain: mail.split('@')[1] ?? new URL(origin).hostname,
    lang,
    root: rootPath(lang, site.content.languages),
    updated: content.calendar.updated,
    notice: content.calendar.notice,
  }
}
