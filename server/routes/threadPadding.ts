import { randomBytes } from 'node:crypto'
import { messagesOfPage, type Thread } from '#contract/complaints.ts'
import { messageBytes } from '#sealing/sizes.ts'

/** A message in JSON: its bytes as base64, and less than this around them. */
const messageLength = Math.ceil((messageBytes * 4) / 3) + 100
/** How long a page of a conversation can be, by how many messages it holds at most: 0 to 4 look alike. */
const lengths = [4, 10, messagesOfPage].map((count) => 400 + count * messageLength)

/** A page of a conversation, as long as every other with about as many messages: whether there is an answer does not show. */
export function padThread(thread: Omit<Thread, 'pad'>): Thread {
  const length = JSON.stringify(thread).length
  const wanted = lengths.find((step) => step >= length) ?? length
  return { ...thread, pad: randomText(wanted - length) }
}

const randomText = (length: number) =>
  randomBytes(Math.ceil((length * 3) / 4))
    .toString('base64url')
    .slice(0, length)
