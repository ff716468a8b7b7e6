import type { FaultName } from './words/index.ts'
import type { Words } from './words/zh.ts'

/** What went wrong, by a name that has a sentence in both languages. `values` fill the sentence's gaps, in order. */
export class DeskError extends Error {
  readonly reason: FaultName
  readonly values: readonly string[]

  constructor(reason: FaultName, ...values: string[]) {
    super([reason, ...values].join(', '))
    this.name = 'DeskError'
    this.reason = reason
    this.values = values
  }
}

/** The sentence of a fault. What is none is a mistake of this program and says so, with the program's own words. */
export function sentenceOf(error: unknown, words: Words): string {
  if (!(error instanceof DeskError))
    return words.faults.unexpected(error instanceof Error ? error.message : String(error))
  const sentence: string | ((...values: string[]) => string) = words.faults[error.reason]
  return typeof sentence === 'string' ? sentence : sentence(...error.values)
}
