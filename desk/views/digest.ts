import type { Digest } from '../cases/digest.ts'
import { isStatus } from '../cases/reply.ts'
import type { Words } from '../words/index.ts'

export interface Rows {
  title: string
  rows: [name: string, count: number][]
}

/** A digest as small tables; each limit counts every report once. */
export function digestRows(
  { total, open, closed, months, statuses, acknowledge, feedback }: Digest,
  words: Words,
): Rows[] {
  const { digest } = words
  const statusName = (status: string) =>
    isStatus(status) ? words.statuses[status] : status === 'none' ? digest.noStatus : digest.unopened
  return [
    { title: digest.month, rows: [...Object.entries(months), [digest.total, total]] },
    { title: digest.status, rows: Object.entries(statuses).map(([status, count]) => [statusName(status), count]) },
    {
      title: digest.measure,
      rows: [
        [digest.open, open],
        [digest.closed, closed],
        [digest.acknowledged, acknowledge.kept],
        [digest.acknowledgedLate, acknowledge.late],
        [digest.acknowledgeDue, acknowledge.due],
        [digest.acknowledgeOverdue, acknowledge.overdue],
        [digest.acknowledgeMissed, acknowledge.missed],
        [digest.feedback, feedback.kept],
        [digest.feedbackLate, feedback.late],
        [digest.feedbackDue, feedback.due],
        [digest.feedbackOverdue, feedback.overdue],
        [digest.feedbackMissed, feedback.missed],
      ],
    },
  ]
}
