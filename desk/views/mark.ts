import type { Mark } from '../cases/deadlines.ts'
import type { Words } from '../words/index.ts'

/** How a time limit stands, in words. */
export function markText(mark: Mark, { marks }: Words): string {
  switch (mark.state) {
    case 'kept':
    case 'late':
      return marks[mark.state](mark.done)
    case 'due':
      return marks.due(mark.days, mark.due)
    case 'overdue':
      return marks.overdue(-mark.days, mark.due)
    case 'missed':
      return marks.missed
  }
}
