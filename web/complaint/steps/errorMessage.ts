import { SealingError } from '#sealing/sealingError.ts'
import { CallError } from '../../data/callError.ts'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import { isChangedFile } from './fileSending.ts'

/** A sentence for what went wrong; the server's own, where it said one. */
export function errorMessage(error: unknown, words: ComplaintWords): string {
  if (error instanceof CallError) return error.message
  if (isChangedFile(error)) return words.files.changed(error.detail.field ?? '')
  if (error instanceof SealingError) return words.sending.refused(words.refusals[error.reason])
  return words.sending.broken
}
