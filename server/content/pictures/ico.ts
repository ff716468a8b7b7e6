/** One image of an ICO file: `size` in pixels, at most 255, and its PNG. */
interface IcoImage {
  size: number
  png: Buffer
}

const header = 6
const entry = 16

/** An ICO file of PNG images, as browsers have read them since 2007: https://en.wikipedia.org/wiki/ICO_(file_format). */
export function icoOf(images: readonly IcoImage[]): Buffer {
  const head = Buffer.alloc(header + entry * images.length)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [at, { size, png }] of images.entries()) {
    const start = header + entry * at
    head.writeUInt8(size, start)
    head.writeUInt8(size, start + 1)
    head.writeUInt16LE(1, start + 4) // planes
    head.writeUInt16LE(32, start + 6) // bits a pixel
    head.writeUInt32LE(png.length, start + 8)
    head.writeUInt32LE(offset, start + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}
