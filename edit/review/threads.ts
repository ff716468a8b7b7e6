import type { Path } from '#contract/edit/items.ts'
import type { Person, ToSay, Verdict } from '#contract/edit/review.ts'
import { EditError } from '../editError.ts'
import type { Editor } from '../repository/types.ts'

export interface Message extends Person {
  id: string
  /** ISO 8601. */
  at: string
  text: string
  is?: Verdict | undefined
}

/** What is kept of a comment or request: the place of its field is that in `revision`. */
export interface KeptThread extends Message {
  path?: Path
  revision?: string
  to?: Person
  replies: readonly Message[]
}

/** The threads of an item, as they are kept. */
export const threadsIn = (text: string | undefined): readonly KeptThread[] => (text ? JSON.parse(text) : []) // we wrote it

const verdictOf = ({ replies }: KeptThread) => replies.findLast(({ is }) => is !== undefined)?.is

export const isOpen = (thread: KeptThread): boolean => [undefined, 'reopened'].includes(verdictOf(thread))

/** What was asked, answered or not, and neither published nor taken back. */
export const isStanding = (thread: KeptThread): boolean =>
  thread.to !== undefined && !['resolved', 'published'].includes(verdictOf(thread) ?? '')

export const isApproved = (thread: KeptThread): boolean => verdictOf(thread) === 'approved'

export const isBy = ({ mail }: Person, editor: Editor): boolean => mail === editor.mail

/** Whoever sign-in does not list was asked by his name. */
export const isFor = ({ to }: KeptThread, { name, mail }: Editor): boolean =>
  to !== undefined && (to.mail === '' ? to.name.toLowerCase() === name.toLowerCase() : to.mail === mail)

/** Answers in a request that the one who is asked gives; he says why, but where he has nothing to say. */
const answers: readonly unknown[] = ['approved', 'remarks', 'declined'] satisfies Verdict[]

/**
 * The threads with what `by` says; the same where it was said before. @throws EditError `notFound`, `badRequest`; `sayWhy` without a text
 * where one is needed, `notAsked` for the answer of somebody else.
 */
export function withMessage(
  threads: readonly KeptThread[],
  said: Pick<ToSay, 'message' | 'thread' | 'text' | 'is'> & Pick<KeptThread, 'path' | 'revision' | 'to'>,
  by: Editor,
  at: string,
): readonly KeptThread[] {
  const { message: id, text = '', is, thread: of, path, revision, to } = said
  if (threads.some((thread) => [thread, ...thread.replies].some((message) => message.id === id))) return threads
  const message: Message = { id, name: by.name, mail: by.mail, at, text, ...(is && { is }) }
  if (of === undefined) {
    if (is) throw new EditError('badRequest')
    if (text === '') throw new EditError('sayWhy')
    return [...threads, { ...message, ...(path && { path, revision }), ...(to && { to }), replies: [] }]
  }
  const thread = threads.find((thread) => thread.id === of)
  if (!thread) throw new EditError('notFound')
  assertMay(thread, message, by)
  return threads.map((other) => (other === thread ? { ...thread, replies: [...thread.replies, message] } : other))
}

function assertMay(thread: KeptThread, { is, text }: Message, by: Editor): void {
  if (text === '' && (is === undefined || is === 'remarks' || is === 'declined')) throw new EditError('sayWhy')
  if (is === undefined) return
  const { to } = thread
  if (answers.includes(is)) {
    if (!to || !isStanding(thread)) throw new EditError('badRequest')
    if (!isFor(thread, by)) throw new EditError('notAsked', [to.name || to.mail])
  } else if (to && !isBy(thread, by) && by.role !== 'publisher') throw new EditError('notAsked', [thread.name])
}
