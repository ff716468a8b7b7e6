import { to64 } from './bytes.ts'
import { messageDigest } from './proofOfWork.ts'
import { isSignedBy, sign } from './signing.ts'

/* Whoever has seen a look-up can ask for the case again; to write in it, one needs the reporter's own key, which is never sent. */

type Sent = Parameters<typeof messageDigest>[0]

/** The reporter's signature over a message as it is sent: case, turn and sealed bytes. */
export const signSending = (sent: Sent, signingKey: Uint8Array): string => sign('send', textOf(sent), signingKey)
/** Whether the owner of `replyKey`, which the case's name commits to, sends this message. */
export const isSentBy = (replyKey: string, sent: Sent, signature: string): boolean =>
  isSignedBy('send', textOf(sent), signature, [replyKey])

const textOf = (sent: Sent) => to64(messageDigest(sent))
