import { dayInChina } from '#contract/day.ts'
import type { Problem } from '../problems.ts'
import type { Files } from '../readFiles.ts'
import { timeOf } from '../schedule.ts'

/** Items that would be over before they are shown, or that are shown before their own day. */
export function checkSchedule(files: Files): Problem[] {
  return [...files.articles, ...files.reports, ...files.leaders, ...files.pages].flatMap(
    ({ file, data }): Problem[] => {
      const { publishAt, until } = data
      if (publishAt === undefined) return []
      const day = dayInChina(timeOf(publishAt))
      return [
        ...(until !== undefined && timeOf(until) <= timeOf(publishAt)
          ? [{ file, field: 'until', reason: `${until} is not after publishAt, ${publishAt}` }]
          : []),
        ...('date' in data && data.date > day
          ? [{ file, field: 'date', reason: `${data.date} is later than the day of publishAt, ${day}` }]
          : []),
      ]
    },
  )
}
