import type { CaseDays } from '#contract/deadlines.ts'
import type { Status } from '#sealing/message.ts'
import type { Answer, Remembered } from '../log/memory.ts'
import type { Said } from './case.ts'
import type { Notes } from './notes.ts'

/* How a case stands by what officers have signed: what the database says beside it moves nothing. */

/** The officers' last word on whether a case is closed, its day and who signed it; `undefined` where they have said nothing of it. */
export type ClosingWord = { closed: boolean; day: string; by: string } | undefined

/**
 * What officers have signed of closing: the last status of their answers, or, where the report does not open and nobody can be answered, a
 * note. It names the last message that its author had proved, so that the later of both is known.
 */
export function closingWordOf(messages: readonly Said[], { entries }: Notes): ClosingWord {
  const [told] = messages
    .flatMap((said) => ('value' in said && said.value.status ? [{ ...said, status: said.value.status }] : []))
    .slice(-1)
  const [noted] = entries.flatMap((entry) => ('value' in entry && entry.value.closing ? [entry] : [])).slice(-1)
  const closing = noted?.value.closing
  return noted && closing && closing.turn >= (told?.turn ?? 0)
    ? { closed: closing.closed, day: noted.day, by: noted.value.by }
    : told && { closed: endsCase(told.status), day: told.day, by: told.by }
}

/** Where a case stands by the last answer that sets a status. */
export const statusOf = (known: Remembered | undefined): Status | undefined =>
  known?.answers?.findLast(({ status }) => status)?.status

export const endsCase = (status: string | undefined): boolean => status?.startsWith('closed-') ?? false

/** The days from which limits are counted: those that this desk saw first, of answers and closings that it has proved. */
export function provedDays({ day, closed }: Pick<CaseDays, 'day' | 'closed'>, known: Remembered | undefined): CaseDays {
  return {
    day: known?.day ?? day,
    closed: known?.ended ? (known.closed ?? closed) : null,
    answered: known?.answers?.[0]?.day,
    feedback: known?.answers?.find(isFeedback)?.day,
  }
}

const tellingStatuses: readonly (Status | undefined)[] = ['checking', 'referred']

/**
 * Whether an answer is feedback: it closes, or it comes after the acknowledgement, has words, and says by its status that something is
 * being done. Where that is in doubt it is none: a mark that stands too long is looked at, one that is gone too early is not.
 */
const isFeedback = ({ status, words }: Answer, at: number): boolean =>
  endsCase(status) || (at > 0 && words === true && tellingStatuses.includes(status))
