import type { CaseDays } from '#contract/deadlines.ts'
import type { Status } from '#sealing/message.ts'
import type { Answer, Remembered } from '../log/memory.ts'
import type { Said, WhyNot } from './case.ts'
import type { NoteEntry, Notes } from './notes.ts'

/* How a case stands by what officers have signed: what the database says beside it moves nothing. */

/**
 * The officers' last word on whether a case is closed, its day and who signed it; `undefined` where they have said nothing of it, `null`
 * where a text behind it may have opened the case again.
 */
export type ClosingWord = { closed: boolean; day: string; by: string } | null | undefined

/**
 * What officers have signed of closing: the last status of their answers, or a note. That names the last message that its author had
 * proved, so that the later of both is known; one that names no message here says nothing.
 */
export function closingWordOf(name: string, messages: readonly Said[], { entries }: Notes): ClosingWord {
  const [told] = messages
    .flatMap((said) => ('value' in said && said.value.status ? [{ ...said, status: said.value.status }] : []))
    .slice(-1)
  const turnAfter = (hash: string) =>
    hash === name ? 0 : messages.find((said) => 'value' in said && said.hash === hash)?.turn
  const [noted] = entries
    .flatMap((entry) => {
      const closing = 'value' in entry ? entry.value.closing : undefined
      const turn = closing && turnAfter(closing.after)
      return 'value' in entry && closing && turn !== undefined
        ? [{ ...entry, closed: closing.closed, after: turn }]
        : []
    })
    .slice(-1)
  const word =
    noted && noted.after >= (told?.turn ?? 0)
      ? { closed: noted.closed, day: noted.day, by: noted.value.by, turn: noted.after, note: noted.turn }
      : told && { closed: endsCase(told.status), day: told.day, by: told.by, turn: told.turn, note: 0 }
  if (!word) return undefined
  const { turn, note, ...said } = word
  return said.closed && !(isWhole(messages, turn, note > 0) && isWhole(entries, note)) ? null : said
}

/**
 * Whether a chain is whole behind a turn: a text that is missing there, does not pass or is left out before another may have opened the case
 * again. Behind a note, a reporter's messages open nothing where the report does not open, as they prove nothing; nor does a note of who
 * left, where an answer has closed the case.
 */
function isWhole(chain: readonly (Said | NoteEntry)[], from: number, isBehindNote = false): boolean {
  const isHarmless = (refused: WhyNot) =>
    (refused === 'unproved' && isBehindNote) || (refused === 'ended' && from === 0)
  return chain
    .filter(({ turn }) => turn > from)
    .every((text, at) => text.turn === from + 1 + at && ('refused' in text ? isHarmless(text.refused) : !text.sawOther))
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
