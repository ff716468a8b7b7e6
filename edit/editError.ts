import type { SentenceName } from './words/index.ts'

/** @throws EditError `notFound` where there is nothing. */
export function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new EditError('notFound')
  return thing
}

/** What cannot be done, or not be taken, and why: the name of a sentence, and the files, people or settings that it speaks of. */
export class EditError extends Error {
  readonly reason: SentenceName
  readonly names: readonly string[]

  /** `detail` is for the log of the program alone. */
  constructor(reason: SentenceName, names: readonly string[] = [], detail?: string) {
    super(detail ?? `${reason} ${names.join(', ')}`.trim())
    this.name = 'EditError'
    this.reason = reason
    this.names = names
  }
}
