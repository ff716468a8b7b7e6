import type { IncomingMessage } from 'node:http'
import type { Editor } from '../repository/types.ts'
import type { SentenceName } from '../words/index.ts'

/** What a way to sign in answers at an address of its own: leads on, or says a sentence. */
export type Answer = { cookies?: string[] } & (
  | { to: string }
  | { sentence: SentenceName; names?: readonly string[]; status: number }
)

/** Where it is kept who came in, and who did not. */
export interface SignInLog {
  info(line: string): void
  error(line: string): void
}

/** A way to know who edits. Another way is another function of this shape. */
export interface SignIn {
  /** Who sent a request; undefined for a stranger. */
  editorOf(request: IncomingMessage): Editor | undefined
  /** Whether a name of the host in a request, with its port, is ours. `port` is the one that listens. */
  isOurHost(host: string, port: number): boolean
  /** The origin of our pages, for a request that was made for `host`. */
  originOf(host: string): string
  /** The entrance, where there is one: a request that opens it gets these headers and is sent to the page. */
  enter?(request: IncomingMessage): Record<string, string> | undefined
  /** Where a stranger who opens the page is led. */
  entrance?: string
  /** Answers at addresses that a stranger may ask, such as the way back from where people sign in; undefined for any other. */
  answer?(request: IncomingMessage): Promise<Answer | undefined>
  /** Signs out, where people can: in every browser of theirs. */
  leave?(editor: Editor): { to: string; cookies: string[] }
  /** What the program prints as its address. */
  address(port: number): string
  /** The sentence for a stranger. */
  sentence: 'signIn' | 'openPrinted'
}
