import type { CalendarEvent } from '#contract/calendar.ts'
import { dayInChina } from '#contract/day.ts'

export interface Split {
  /** Today's and later ones, the next one first. */
  coming: CalendarEvent[]
  /** The latest one first. */
  past: CalendarEvent[]
}

/** Parts events, earliest first, at a day in China, where all of them take place. */
export function splitAt(events: CalendarEvent[], now: Date): Split {
  const today = dayInChina(now.getTime())
  const first = events.findIndex(({ date }) => date >= today)
  const at = first < 0 ? events.length : first
  return { coming: events.slice(at), past: events.slice(0, at).reverse() }
}
