import type { Reason } from '../words/index.ts'
import type { FileKind } from './fileKind.ts'
import { WriteFault } from './writeWhole.ts'

/** Why a file cannot be shown as a picture. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason.is)
    this.reason = reason
  }
}

/** What is said of an error; what the decoder says of a file helps no editor. @throws WriteFault: that is nobody's picture. */
export function faultOf(error: unknown): Reason {
  if (error instanceof WriteFault) throw error
  return error instanceof PictureFault ? error.reason : { is: 'brokenPicture' }
}

/** The fault of an original that could not be decoded: phones' HEIC needs a codec that most installations of sharp are without. */
export const unreadable = (kind: FileKind, error: unknown): PictureFault =>
  error instanceof PictureFault
    ? error
    : new PictureFault(kind === 'heic' ? { is: 'heicPicture' } : { is: 'brokenPicture' })
