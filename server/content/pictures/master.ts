import { readFile, stat } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { soundDrawing } from './drawings.ts'
import { isPictureKind, kindOf } from './fileKind.ts'
import { PictureError, unreadable } from './pictureError.ts'
import { loadSharp } from './sharp.ts'

/** More than a camera's picture has; what has more is a scan of a wall, or made to fill the memory. */
const mostPixels = 100_000_000
const mostBytes = 250_000_000

/** An original as it was read: its size in pixels is that of the upright picture. */
export interface Master {
  bytes: Buffer
  isDrawing: boolean
  width: number
  height: number
}

/** Reads an original. Of a drawing `bytes` are what may be sent. @throws PictureError saying why it cannot be used. */
export async function readMaster(file: string): Promise<Master> {
  const { size } = await stat(file)
  if (size > mostBytes) {
    throw new PictureError({ is: 'heavyPicture', megabytes: Math.round(size / 1e6), most: mostBytes / 1e6 })
  }
  return checkMaster(await readFile(file))
}

/** Looks at the head of an original; nothing is decoded. @throws PictureError saying why it cannot be used. */
export async function checkMaster(bytes: Buffer): Promise<Master> {
  const kind = kindOf(bytes)
  if (bytes.length === 0) throw new PictureError({ is: 'brokenPicture' })
  if (!isPictureKind(kind)) throw new PictureError({ is: 'noPicture', kind })
  const isDrawing = kind === 'svg'
  const sent = isDrawing ? soundDrawing(bytes) : bytes
  const sharp = await loadSharp()
  const { autoOrient } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch((error) => {
      throw unreadable(kind, error)
    })
  const { width, height } = autoOrient
  if (width * height > mostPixels) {
    throw new PictureError({ is: 'manyPixels', width, height, most: mostPixels / 1e6 })
  }
  return { bytes: sent, isDrawing, width, height }
}

/**
 * An original to draw from: upright, in sRGB and without metadata when it is written again. Of several frames or pages it is the first.
 * Small faults of a file, such as cameras make, are overlooked; half a file is not.
 */
export async function openMaster(input: string | Buffer): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(input, { failOn: 'error', limitInputPixels: mostPixels }).autoOrient()
}

/** The size of an opened picture when it stands upright. */
export const uprightSize = async (picture: Sharp) => (await picture.metadata()).autoOrient
