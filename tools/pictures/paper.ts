/**
 * Lays a model on paper. Blender's shadow on nothing is black and as dark as on the model itself; on the page it is a breath of
 * cool green, where there is hardly any none, and it ends before the picture does.
 */
import { renameSync } from 'node:fs'
import sharp from 'sharp'

const SHADOW = [58, 72, 50]
const STRENGTH = 0.55
const LEAST = 5 // grain of the light around, in steps of 1/255
const BLACK = 14
const MARGIN = 0.07 // of the width, over which the shadow fades

export async function layOnPaper(file: string): Promise<void> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  if (info.channels < 4) return
  const { width, height, channels } = info
  for (let at = 0; at < data.length; at += 4) {
    if (Math.max(data[at], data[at + 1], data[at + 2]) > BLACK) continue
    data.set(SHADOW, at)
    if (data[at + 3] >= 250) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    const inside = Math.min(x, width - 1 - x, y, height - 1 - y) / (MARGIN * width)
    data[at + 3] = Math.max(0, data[at + 3] - LEAST) * STRENGTH * Math.min(1, inside)
  }
  await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 3 }).toFile(`${file}.paper`)
  renameSync(`${file}.paper`, file)
}
