import { Refusal } from '#sealing/refusal.ts'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import { ComplaintCallError } from './complaintApi.ts'
import { ChangedFile } from './fileSending.ts'

/** A sentence for what went wrong; the server's own, where it said one. */
export function errorMessage(error: unknown, words: ComplaintWords): string {
  if (error instanceof ComplaintCallError) return error.message
  if (error instanceof ChangedFile) return words.files.changed(error.file)
  if (error instanceof Refusal) return words.sending.refused(words.refusals[error.reason])
  return words.sending.broken
}
