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
const DEEP = 40 // what is darker in a model is lifted towards the shadow, gently, or its grain would be seen
const MARGIN = 0.07 // of the width, over which the shadow fades

export async function layOnPaper(file: string): Promise<void> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  if (info.channels < 4) return
  const { width, height, channels } = info
  for (let at = 0; at < data.length; at += 4) {
    const light = Math.max(data[at], data[at + 1], data[at + 2])
    if (data[at + 3] >= 250) {
      if (light < DEEP) lift(data, at, light)
      continue
    }
    if (light > BLACK) continue
    data.set(SHADOW, at)
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    const inside = Math.min(x, width - 1 - x, y, height - 1 - y) / (MARGIN * width)
    data[at + 3] = Math.max(0, data[at + 3] - LEAST) * STRENGTH * Math.min(1, inside)
  }
  await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 3 }).toFile(`${file}.paper`)
  renameSync(`${file}.paper`, file)
}

function lift(data: Buffer, at: number, light: number): void {
  const share = (1 - light / DEEP) ** 2
  for (let c = 0; c < 3; c++) data[at + c] += Math.round((SHADOW[c] - data[at + c]) * share * 0.6)
}
