import { addDays, addMonths, daysBetween } from './day.ts'

/** Days for which what one officer alone asks of a case waits: a deletion, a text that is sealed again. */
export const graceDays = 30

/** What the limits are counted from: the day of the report, of its closing, and of each message. */
export interface CaseDays {
  day: string
  closed: string | null
  messages: readonly { speaker: 'reporter' | 'officer'; day: string }[]
}

/** How a time limit stands. `days`: left until `due`, below 0 when overdue. `missed`: closed without it. */
export type Mark =
  | { state: 'kept' | 'late'; due: string; done: string }
  | { state: 'due' | 'overdue'; due: string; days: number }
  | { state: 'missed'; due: string }
export interface Marks {
  acknowledge: Mark
  feedback: Mark
}

const acknowledgeDays = 7
const feedbackMonths = 3

/**
 * The two limits of Directive (EU) 2019/1937, article 9: receipt is acknowledged within seven days; feedback follows within
 * three months of the acknowledgement, or of the end of the seven days when there was none by then. The officers' first
 * message acknowledges; a later one, or closing the case after it, is the feedback.
 */
export function marksOf({ day, closed, messages }: CaseDays, today: string): Marks {
  const [first, second] = messages.filter(({ speaker }) => speaker === 'officer').map(({ day }) => day)
  const acknowledgeDue = addDays(day, acknowledgeDays)
  const from = first !== undefined && first < acknowledgeDue ? first : acknowledgeDue
  return {
    acknowledge: markOf(acknowledgeDue, first, closed, today),
    feedback: markOf(addMonths(from, feedbackMonths), second ?? (first && closed) ?? undefined, closed, today),
  }
}

function markOf(due: string, done: string | undefined, closed: string | null, today: string): Mark {
  if (done !== undefined) return { state: done <= due ? 'kept' : 'late', due, done }
  if (closed !== null) return { state: 'missed', due }
  const days = daysBetween(today, due)
  return { state: days >= 0 ? 'due' : 'overdue', due, days }
}
