import type { CalendarEvent } from '#contract/calendar.ts'
import { documentAddress } from '#contract/documentAddress.ts'
import type { Lang, Root } from '#contract/paths.ts'

/** What a calendar file says of itself. */
interface CalendarHead {
  company: string
  name: string
  /** Public address of the site, without a slash at its end. */
  origin: string
  /** What makes ids unique in the world: a domain of the company's. */
  domain: string
  lang: Lang
  root: Root
  /** Day of the last change, YYYY-MM-DD. */
  updated: string
  notice: string
}

/** China has had no summer time since 1991. */
const hoursAhead = 8
/** How long an event takes whose end is not told. */
const usualHours = 2

/** Events as an iCalendar file (RFC 5545). The same content always gives the same bytes. */
export function icsOf(events: CalendarEvent[], head: CalendarHead): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(head.company)}//Investor calendar//${head.lang.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(head.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => linesOf(event, head)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

function linesOf(event: CalendarEvent, { origin, domain, lang, root, updated, notice }: CalendarHead): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}-${lang}@${domain}`,
    `DTSTAMP:${utc(updated, '00:00')}`,
    ...when(event),
    `SUMMARY:${text(event.title)}`,
    ...(event.place ? [`LOCATION:${text(event.place)}`] : []),
    ...(event.tentative ? [`DESCRIPTION:${text(notice)}`] : []),
    ...(event.link ? [`URL:${origin}${documentAddress(root, event.link)}`] : []),
    `CATEGORIES:${text(event.kindName)}`,
    `STATUS:${event.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function when({ date, time, until }: CalendarEvent): string[] {
  if (!time) return [`DTSTART;VALUE=DATE:${compact(date)}`, `DTEND;VALUE=DATE:${compact(later(date))}`]
  const start = utc(date, time)
  return [`DTSTART:${start}`, `DTEND:${until ? utc(date, until) : utc(date, time, usualHours)}`]
}

const compact = (day: string) => day.replaceAll('-', '')

const later = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** A time in China as UTC: `20261217T013000Z`. */
const utc = (day: string, time: string, plus = 0) =>
  new Date(Date.parse(`${day}T${time}:00Z`) + (plus - hoursAhead) * 3_600_000).toISOString().replace(/[-:]|\.\d+/g, '')

const text = (value: string) => value.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** No line is longer than 75 bytes; a character is never cut in two. */
function folded(line: string): string {
  let [rows, length] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (length + size > 75) {
      rows += '\r\n '
      length = 1
    }
    rows += character
    length += size
  }
  return rows
}
