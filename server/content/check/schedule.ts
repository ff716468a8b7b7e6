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
      const problems: Problem[] = []
      if (until !== undefined && timeOf(until) <= timeOf(publishAt)) {
        problems.push({ file, field: 'until', reason: { is: 'untilBeforePublishing', until, publishAt } })
      }
      if ('date' in data && data.date > day) {
        problems.push({ file, field: 'date', reason: { is: 'publishedBeforeDate', date: data.date, day } })
      }
      return problems
    },
  )
}
