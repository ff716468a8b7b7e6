import { z } from 'zod'

export const eventKinds = ['results', 'meeting', 'dividend', 'briefing', 'visit'] as const

const eventText = { title: z.string(), place: z.string().optional() }
/**
 * A day of the investor calendar. `date` is YYYY-MM-DD, `time` and `until` are HH:MM in China; without `time` it takes the
 * whole day. `tentative` is still to be confirmed. `href` is its iCalendar file, `link` the announcement about it.
 */
const calendarEvent = z.object({
  id: z.string(),
  date: z.string(),
  time: z.string().optional(),
  until: z.string().optional(),
  tentative: z.boolean(),
  kind: z.enum(eventKinds),
  kindName: z.string(),
  link: z.string().optional(),
  href: z.string(),
  ...eventText,
})
export type CalendarEvent = z.infer<typeof calendarEvent>

/** The investor calendar, earliest day first. `href` is the file to subscribe to, where there are events, `updated` the day of its last change. */
export const calendar = z.object({
  updated: z.string(),
  name: z.string(),
  notice: z.string(),
  href: z.string().optional(),
  events: z.array(calendarEvent),
})
export type Calendar = z.infer<typeof calendar>
