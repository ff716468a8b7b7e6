import sharp from 'sharp'

/** The colours of the left and the right half of every photograph made here. */
export const halves = [
  [200, 30, 60],
  [40, 120, 200],
] as const

/** A picture of `width` × `height` pixels with two halves of different colours, ready to be written in any format. */
export function twoHalves(width: number, height: number) {
  const half = (at: 0 | 1) => {
    const [r, g, b] = halves[at]
    return { width: width / 2, height, channels: 3, background: { r, g, b } } as const
  }
  const right = { input: { create: half(1) }, left: width / 2, top: 0 }
  return sharp({ create: { ...half(0), width } }).composite([right])
}

/** A JPEG as a phone held upright makes it: lying pixels, EXIF that says how to turn them, who took it and where. */
export const phonePicture = (width: number, height: number) =>
  twoHalves(width, height)
    .jpeg({ quality: 100 })
    .withExif({ IFD0: { Artist: 'Zhang San' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>Zhang San</creator></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** What a picture holds besides its pixels. */
export async function metadataOf(bytes: Buffer) {
  const { exif, xmp, iptc, icc, comments, orientation } = await sharp(bytes).metadata()
  return [exif, xmp, iptc, icc, comments, orientation].filter((part) => part !== undefined)
}

/** Its colour at a place, in per cent from the left and the upper edge. */
export async function colourAt(bytes: Buffer, x: number, y: number) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixel = (per: number, all: number) => Math.min(all - 1, Math.floor((per * all) / 100))
  const at = (pixel(y, info.height) * info.width + pixel(x, info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}
