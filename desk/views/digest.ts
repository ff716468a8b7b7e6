import type { Digest } from '../cases/digest.ts'
import { isStatus } from '../cases/reply.ts'
import type { Words } from '../words/zh.ts'

export interface Rows {
  title: string
  /** `null` where there is nothing to count. */
  rows: [name: string, count: number | null][]
}

/** A digest as small tables; each limit counts every report once. */
export function digestRows(
  {
    total,
    open,
    closed,
    unsigned,
    deleted,
    unknown,
    months,
    statuses,
    tags,
    acknowledge,
    feedback,
    answer,
    closing,
  }: Digest,
  words: Words,
): Rows[] {
  const { digest } = words
  const statusName = (status: string) =>
    isStatus(status)
      ? words.statuses[status]
      : status === 'none'
        ? digest.noStatus
        : status === 'unknown'
          ? digest.deletedStatus
          : digest.unopened
  return [
    { title: digest.month, rows: [...Object.entries(months), [digest.total, total]] },
    { title: digest.status, rows: Object.entries(statuses).map(([status, count]) => [statusName(status), count]) },
    { title: digest.tags, rows: Object.entries(tags) },
    {
      title: digest.measure,
      rows: [
        [digest.open, open],
        [digest.unsigned, unsigned],
        [digest.closed, closed],
        [digest.deleted, deleted],
        [digest.unknown, unknown],
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
    {
      title: digest.days,
      rows: [
        [digest.answerCount, answer.count],
        [digest.answerMedian, answer.median],
        [digest.answerLongest, answer.longest],
        [digest.closingCount, closing.count],
        [digest.closingMedian, closing.median],
        [digest.closingLongest, closing.longest],
      ],
    },
  ]
}

/** The same as CSV (RFC 4180), with a mark by which spreadsheets read it as UTF-8. */
export function csvOf(made: Digest, words: Words): string {
  const { table, what, number } = words.digest
  const lines = digestRows(made, words).flatMap(({ title, rows }) =>
    rows.map(([name, count]) => [title, cell(name), count ?? '']),
  )
  return `\ufeff${[[table, what, number], ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`
}

/** A text that begins like a formula is text, not a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
