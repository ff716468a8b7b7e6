import { isUtf8 } from 'node:buffer'
import { type FileKind, isPictureKind, kindOf } from '#server/content/pictures/fileKind.ts'
import { PictureError } from '#server/content/pictures/pictureError.ts'
import { EditError } from '../editError.ts'
import { checkPdf } from '../pdf/checkPdf.ts'
import { isFilm } from './films.ts'
import { keptPicture } from './keptPicture.ts'
import { endingOf, mediaTypeOf } from './mediaTypes.ts'
import { webVttFrom } from './subRip.ts'

interface SoundUpload {
  bytes: Buffer
  path: string
}

/**
 * What is kept of an uploaded file, and where: what it is, its bytes say, so that a picture may get another ending than its name had.
 * A file that replaces one keeps the path of that one.
 * @throws EditError, PictureError with a sentence for the editor
 */
export async function soundUpload(bytes: Buffer, path: string, isReplacement: boolean): Promise<SoundUpload> {
  if (bytes.length === 0) throw new EditError('empty')
  const kind = kindOf(bytes)
  const { group } = mediaTypeOf(path)
  if (isPictureKind(kind)) {
    if (isReplacement && group !== 'picture') throw new EditError('otherKind', [path])
    const { bytes: kept, ending } = await keptPicture(bytes, isReplacement ? path : undefined)
    return { bytes: kept, path: isReplacement ? path : withEnding(path, ending) }
  }
  if (group === 'captions' || endingOf(path) === 'srt') return soundCaptions(bytes, path)
  const check = checks[group]
  if (!check)
    throw group === 'picture' ? new PictureError({ is: 'noPicture', kind }) : new EditError('unknownKind', [path])
  await check(bytes, kind)
  return { bytes, path }
}

/** The path with the ending that its picture has. */
function withEnding(path: string, ending: string) {
  const own = endingOf(path)
  if (own === ending || (ending === 'jpg' && own === 'jpeg')) return path
  return mediaTypeOf(path).group === 'other' ? `${path}.${ending}` : `${path.slice(0, -own.length)}${ending}`
}

/** Captions as films take them: those in SubRip become WebVTT. @throws EditError `noCaptions`. */
function soundCaptions(bytes: Buffer, path: string): SoundUpload {
  const text = isText(bytes) ? bytes.toString() : ''
  if (mediaTypeOf(path).group === 'captions' && /^\uFEFF?WEBVTT/.test(text)) return { bytes, path }
  const made = webVttFrom(text)
  if (made === undefined) throw new EditError('noCaptions')
  return { bytes: Buffer.from(made), path: path.replace(/\.srt$/i, '.vtt') }
}

type Check = (bytes: Buffer, kind: FileKind) => void | Promise<void>

const checks: Partial<Record<string, Check>> = {
  film(bytes) {
    if (!isFilm(bytes)) throw new EditError('noFilm')
  },
  async pdf(bytes, kind) {
    if (kind !== 'pdf') throw new EditError('noPdf')
    await checkPdf(bytes)
  },
  table(bytes) {
    if (!isText(bytes) || /^\uFEFF?\s*</.test(bytes.toString())) throw new EditError('noTable')
  },
}

const isText = (bytes: Buffer) => isUtf8(bytes) && !bytes.includes(0)
