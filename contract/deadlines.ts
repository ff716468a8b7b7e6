import { addDays, addMonths, daysBetween } from './day.ts'

/** Days for which what one officer alone asks of a case waits: a deletion, a text that is sealed again. */
export const graceDays = 30

/** What the limits are counted from: the days of the report, its closing, the officers' first message and their feedback. */
export interface CaseDays {
  day: string
  closed: string | null
  answered: string | undefined
  feedback: string | undefined
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
 * message acknowledges. A closing that tells the reporter nothing is no feedback.
 */
export function marksOf({ day, closed, answered, feedback }: CaseDays, today: string): Marks {
  const acknowledgeDue = addDays(day, acknowledgeDays)
  const from = answered !== undefined && answered < acknowledgeDue ? answered : acknowledgeDue
  return {
    acknowledge: markOf(acknowledgeDue, answered, closed, today),
    feedback: markOf(addMonths(from, feedbackMonths), feedback, closed, today),
  }
}

function markOf(due: string, done: string | undefined, closed: string | null, today: string): Mark {
  if (done !== undefined) return { state: done <= due ? 'kept' : 'late', due, done }
  if (closed !== null) return { state: 'missed', due }
  const days = daysBetween(today, due)
  return { state: days >= 0 ? 'due' : 'overdue', due, days }
}
