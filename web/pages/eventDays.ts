import type { CalendarEvent } from '#contract/calendar.ts'

export interface Split {
  /** Today's and later ones, the next one first. */
  coming: CalendarEvent[]
  /** The latest one first. */
  past: CalendarEvent[]
}

/** Parts events, earliest first, at a day in China, where all of them take place. */
export function splitAt(events: CalendarEvent[], now: Date): Split {
  const today = dayInChina(now)
  const first = events.findIndex(({ date }) => date >= today)
  const at = first < 0 ? events.length : first
  return { coming: events.slice(at), past: events.slice(0, at).reverse() }
}

/** China has had no summer time since 1991. */
const dayInChina = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
