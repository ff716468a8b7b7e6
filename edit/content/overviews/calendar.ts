import { dayInChina } from '#contract/day.ts'
import type { ItemSummary } from '#contract/edit/items.ts'
import { weeksOf } from '#contract/edit/months.ts'
import type { CalendarEntry } from '#contract/edit/overviews.ts'
import { timeOf } from '#server/content/schedule.ts'

/** What is published or taken down in the weeks of a month, in its order. */
export function calendarOf(items: readonly ItemSummary[], month: string): CalendarEntry[] {
  const shown = new Set(weeksOf(month).flat())
  return items
    .flatMap(({ kind, id, title, state, publishAt, until }) => {
      const moments = [
        { does: 'publish', text: publishAt },
        { does: 'end', text: until },
      ] as const
      return moments.flatMap(({ does, text }) => {
        const time = text === undefined ? Number.NaN : timeOf(text)
        if (Number.isNaN(time)) return [] // none, or a mistake, which is told elsewhere
        return [{ kind, id, title, state, does, at: new Date(time).toISOString(), day: dayInChina(time) }]
      })
    })
    .filter(({ day }) => shown.has(day))
    .sort((a, b) => a.at.localeCompare(b.at))
}
