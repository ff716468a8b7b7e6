import { dayInChina } from '#contract/day.ts'
import type { Problem } from '../problems.ts'
import type { Files } from '../readFiles.ts'
import { timeOf } from '../schedule.ts'

/** Items that would be over before they are shown, that are shown before their own day, or that say why they went and not when. */
export function checkSchedule(files: Files): Problem[] {
  return [...files.articles, ...files.reports, ...files.leaders, ...files.vacancies, ...files.pages].flatMap(
    ({ file, data }): Problem[] => {
      const { publishAt, until } = data
      const problems: Problem[] = []
      if (until === undefined && 'movedTo' in data && data.movedTo !== undefined) {
        problems.push({ file, field: 'movedTo', reason: { is: 'movedWithoutUntil' } })
      }
      if ('closes' in data && data.closes !== undefined && data.closes < data.date) {
        const reason = { is: 'closesBeforeDate', closes: data.closes, date: data.date } as const
        problems.push({ file, field: 'closes', reason })
      }
      if (publishAt === undefined) return problems
      const day = dayInChina(timeOf(publishAt))
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
