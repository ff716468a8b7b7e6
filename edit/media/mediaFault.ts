import type { Lang } from '#contract/paths.ts'
import { PictureFault } from '#server/content/pictures/pictureFault.ts'
import { reasonText } from '#server/content/words/index.ts'
import { type MediaReason, mediaSentence } from '../words/media.ts'

/** Why a file is not taken, or not changed: with its sentence in both languages. */
export class MediaFault extends Error {
  override readonly name = 'MediaFault'
  readonly reason: MediaReason
  readonly names: readonly string[]

  constructor(reason: MediaReason, names: readonly string[] = []) {
    super(`${reason} ${names.join(', ')}`.trim())
    this.reason = reason
    this.names = names
  }
}

export interface MediaRefusal {
  status: number
  error: string
  texts: Record<Lang, string>
  names: readonly string[]
}

const conflicts: ReadonlySet<MediaReason> = new Set(['taken', 'stillUsed', 'unfit', 'brokenItem', 'changedMeanwhile'])

/** How a file is refused; `undefined` for errors that are no refusals. */
export function refusalOf(error: unknown): MediaRefusal | undefined {
  if (error instanceof PictureFault) {
    const texts = { zh: reasonText(error.reason, 'zh'), en: reasonText(error.reason, 'en') }
    return { status: 400, error: error.reason.is, texts, names: [] }
  }
  if (!(error instanceof MediaFault)) return undefined
  const { reason, names } = error
  const texts = { zh: mediaSentence(reason, 'zh', names), en: mediaSentence(reason, 'en', names) }
  return { status: conflicts.has(reason) ? 409 : 400, error: reason, texts, names }
}
