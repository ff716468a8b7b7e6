import { CallError } from '../data/callError.ts'
import type { Words } from '../words/zh.ts'

/** Why there is nothing at an address: that it was withdrawn, in a sentence, or nothing more than that. */
export interface Missing {
  withdrawn?: string
}

/** What a call says that was refused because there is nothing of the name, or nothing any more. */
export function missingOf(error: unknown): Missing | undefined {
  if (!(error instanceof CallError && error.isMissing)) return undefined
  return error.status === 410 ? { withdrawn: error.message } : {}
}

export const missingTitle = ({ withdrawn }: Missing, { notFound }: Words) =>
  withdrawn === undefined ? notFound.title : notFound.withdrawn
