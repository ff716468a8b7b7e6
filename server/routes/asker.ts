import type { DeskAction, DeskInput, DeskOutput } from '#contract/desk.ts'
import type { ServerChannel } from '../complaints/keys.ts'
import type { LogHead } from '../complaints/records.ts'

/** The officer who asks, and for which channel. */
export interface Asker {
  channel: ServerChannel
  key: string
  /** The last line of their log as it was before this request: their own desk holds its log against it. */
  headBefore: LogHead | undefined
}

export type DeskHandlers = { [A in DeskAction]: (asker: Asker, input: DeskInput<A>) => Promise<DeskOutput<A>> }
