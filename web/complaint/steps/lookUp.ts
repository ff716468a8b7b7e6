import type { Thread } from '#contract/complaints.ts'
import { type Conversation, openConversation } from '#sealing/conversation.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { queryDigest } from '#sealing/proofOfWork.ts'
import type { ComplaintCalls } from './complaintApi.ts'
import type { Ready } from './prepareSealing.ts'
import { createWork, type WorkDoing, type WorkFinder } from './workFinder.ts'

/** What the holder of a code finds behind it. */
export interface Found {
  keys: ReporterKeys
  /** Day on which the report came, YYYY-MM-DD: the server's word. */
  day: string
  /** The server's word as well; where the case stands is in the officers' signed messages. */
  closed: boolean
  /** How many files came with report and messages: its word too. */
  files: number
  conversation: Conversation
}

/** More pages than a conversation can have: a server that names more is not followed. */
const mostPages = 500

/** Which proves that one holds the code. The channel is the code's: where a case belongs is never asked. */
export const proofOf = ({ secret, channel, verifyKey, recipient }: ReporterKeys) => ({
  secret,
  channel,
  replyKey: verifyKey,
  replyTo: recipient,
})

/** One page of a thread. @throws CallError, 404 for a code behind which there is nothing. */
export const askForCase = (
  { calls, work }: { calls: Pick<ComplaintCalls, 'post'>; work: Pick<WorkDoing, 'sendEasily'> },
  keys: ReporterKeys,
  page: number,
): Promise<Thread> =>
  work.sendEasily(queryDigest({ case: keys.case, page }), (done) =>
    calls.post('query', { ...proofOf(keys), page, ...(done && { work: done }) }),
  )

/**
 * Asks for the whole thread of a case, page after page, and opens it. What officers of another channel have signed is not taken: the
 * keys are those of the code's channel. @throws CallError.
 */
export async function lookUpCase(
  { calls, offered, at }: Ready,
  keys: ReporterKeys,
  finder: WorkFinder,
): Promise<Found> {
  const work = createWork({ calls, finder, wanted: { work: offered.work, at } })
  const first = await askForCase({ calls, work }, keys, 1)
  const messages = [...first.messages]
  for (let page = 2, pages = first.pages; page <= Math.min(pages, mostPages); page++) {
    const next = await askForCase({ calls, work }, keys, page)
    messages.push(...next.messages)
    pages = next.pages
  }
  const channel = offered.channels.find(({ symbol }) => symbol === keys.channel)
  const conversation = await openConversation(messages, [keys.identity], {
    case: keys.case,
    replyKey: keys.verifyKey,
    signing: channel?.signing ?? [],
    ended: channel?.ended ?? [],
    isReporter: true,
  })
  const { day, closed, files } = first
  return { keys, day, closed, files, conversation }
}
