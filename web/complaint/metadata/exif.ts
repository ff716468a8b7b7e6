import { ascii, type Trace, uint } from './binary.ts'

/* What a camera writes into a photograph (Exif 2.3): a TIFF block of directories. */

const ORIENTATION = 0x0112
const GPS = 0x8825

export interface Exif {
  /** 1 to 8: how the picture is turned upright. */
  orientation: number
  found: Trace
}

/** Orientation and whether there is a position, from the first directory; `undefined` for what is no TIFF block. */
export function readExif(block: Uint8Array): Exif | undefined {
  const tiff = ascii(block, 0, 4) === 'Exif' ? block.subarray(6) : block
  const little = ascii(tiff, 0, 2) === 'II'
  if (!little && ascii(tiff, 0, 2) !== 'MM') return undefined
  const directory = uint(tiff, 4, 4, little)
  const count = uint(tiff, directory, 2, little)
  let [orientation, hasPlace] = [1, false]
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) break
    const tag = uint(tiff, at, 2, little)
    if (tag === ORIENTATION) orientation = uint(tiff, at + 8, 2, little)
    if (tag === GPS) hasPlace = true
  }
  return {
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    found: hasPlace ? 'place' : 'camera',
  }
}

/** A TIFF block of one entry: the orientation. */
export const orientationBlock = (orientation: number) => [
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
  ...[0, 0, 0, 0],
]
