import type { Sharp } from 'sharp'
import { kindOf, type PictureKind } from '#server/content/pictures/fileKind.ts'
import { checkMaster, openMaster } from '#server/content/pictures/master.ts'
import { unreadable } from '#server/content/pictures/pictureError.ts'
import { EditError } from '../editError.ts'
import { endingOf } from './mediaTypes.ts'

/** Pixels of the longer side that are kept: more than the site ever sends. */
const longest = 4000

type Ending = 'jpg' | 'png' | 'webp' | 'avif' | 'tif'
const writers: Record<Ending, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 92, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 92 }),
  avif: (picture) => picture.avif({ quality: 80, effort: 2 }),
  tif: (picture) => picture.tiff({ compression: 'lzw' }),
}
const usual: Record<Exclude<PictureKind, 'svg'>, Ending> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  tiff: 'jpg',
  heic: 'jpg',
}
const endings: Record<string, Ending> = {
  ...usual,
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  tif: 'tif',
  tiff: 'tif',
}

interface KeptPicture {
  bytes: Buffer
  ending: Ending | 'svg'
}

/**
 * A picture as it is kept: written anew, upright, in the colours of the web, without what cameras note and without anything that came
 * behind it in the file. In `path`, whose file it replaces, it gets the form that its ending says.
 * @throws PictureError, EditError
 */
export async function keptPicture(bytes: Buffer, path?: string): Promise<KeptPicture> {
  const kind = kindOf(bytes)
  const master = await checkMaster(bytes)
  const isDrawn = path !== undefined && endingOf(path) === 'svg'
  if (path !== undefined && isDrawn !== master.isDrawing) throw new EditError(isDrawn ? 'notDrawing' : 'notPhotograph')
  if (kind === 'svg') return { bytes: master.bytes, ending: 'svg' }
  const own = usual[kind as Exclude<PictureKind, 'svg'>] // others have been refused
  const ending = path === undefined ? own : (endings[endingOf(path)] ?? own)
  const picture = (await openMaster(bytes))
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 60 })
  const written = await writers[ending](picture)
    .toBuffer()
    .catch((error) => {
      throw unreadable(kind, error)
    })
  return { bytes: written, ending }
}
