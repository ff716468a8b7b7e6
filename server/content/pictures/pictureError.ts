import type { Reason } from '../words/index.ts'
import type { FileKind } from './fileKind.ts'
import { WriteError } from './writeWhole.ts'

/** Why a file cannot be shown as a picture. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason.is)
    this.reason = reason
  }
}

/** What is said of an error; what the decoder says of a file helps no editor. @throws WriteError: that is nobody's picture. */
export function faultOf(error: unknown): Reason {
  if (error instanceof WriteError) throw error
  return error instanceof PictureError ? error.reason : { is: 'brokenPicture' }
}

/** The fault of an original that could not be decoded: phones' HEIC needs a codec that most installations of sharp are without. */
export const unreadable = (kind: FileKind, error: unknown): PictureError =>
  error instanceof PictureError
    ? error
    : new PictureError(kind === 'heic' ? { is: 'heicPicture' } : { is: 'brokenPicture' })
