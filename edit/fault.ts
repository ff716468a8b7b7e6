import type { SentenceName } from './words/index.ts'

/** What cannot be done, and why: the name of a sentence, and the files, people or settings that it speaks of. */
export class Fault extends Error {
  readonly reason: SentenceName
  readonly names: readonly string[]

  /** `detail` is for the log of the program alone. */
  constructor(reason: SentenceName, names: readonly string[] = [], detail?: string) {
    super(detail ?? `${reason} ${names.join(', ')}`.trim())
    this.name = 'Fault'
    this.reason = reason
    this.names = names
  }
}
