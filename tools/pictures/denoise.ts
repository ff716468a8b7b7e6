/**
 * Takes the last grain out of a render: non-local means on small windows. A pixel is averaged with neighbours whose
 * surroundings look the same, so edges and shadows stay where they are.
 */
import { renameSync } from 'node:fs'
import sharp from 'sharp'

const REACH = 4 // how far a neighbour may be
const PATCH = 1 // half the side of the surroundings compared

/** Grain is how much neighbours of one colour are expected to differ, in steps of 1/255. */
export async function denoise(file: string, grain: number): Promise<void> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info // four where the model's shadow lies on nothing
  const count = width * height
  const out = new Float32Array(count * channels)
  const weightSum = new Float32Array(count).fill(1)
  for (let i = 0; i < out.length; i++) out[i] = data[i]

  const difference = new Float32Array(count)
  const rows = new Float32Array(count)
  const side = 2 * PATCH + 1
  const scale = 1 / (side * side * channels * grain * grain)
  for (let dy = 0; dy <= REACH; dy++) {
    for (let dx = dy === 0 ? 1 : -REACH; dx <= REACH; dx++) {
      const shift = dy * width + dx
      const first = Math.max(0, -dx)
      const last = Math.min(width, width - dx)
      difference.fill(1e6)
      for (let y = 0; y < height - dy; y++) {
        for (let x = first; x < last; x++) {
          const i = y * width + x
          const a = i * channels
          const b = (i + shift) * channels
          let sum = 0
          for (let c = 0; c < channels; c++) sum += (data[a + c] - data[b + c]) ** 2
          difference[i] = sum
        }
      }
      boxSum(difference, rows, width, height)
      for (let y = 0; y < height - dy; y++) {
        for (let x = first; x < last; x++) {
          const i = y * width + x
          const d = difference[i] * scale
          if (d > 5) continue
          const weight = Math.exp(-Math.max(0, d - 0.5))
          const j = i + shift
          weightSum[i] += weight
          weightSum[j] += weight
          for (let c = 0; c < channels; c++) {
            out[i * channels + c] += weight * data[j * channels + c]
            out[j * channels + c] += weight * data[i * channels + c]
          }
        }
      }
    }
  }
  const denoised = Buffer.alloc(out.length)
  for (let i = 0; i < out.length; i++) denoised[i] = Math.round(out[i] / weightSum[(i / channels) | 0])
  await sharp(denoised, { raw: { width, height, channels } }).png({ compressionLevel: 3 }).toFile(`${file}.denoised`)
  renameSync(`${file}.denoised`, file)
}

/** Sums every pixel's surroundings, in place, borders repeated. */
function boxSum(values: Float32Array, rows: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    const base = y * width
    for (let x = 0; x < width; x++) {
      rows[base + x] = values[base + Math.max(0, x - 1)] + values[base + x] + values[base + Math.min(width - 1, x + 1)]
    }
  }
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width
    const base = y * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) values[base + x] = rows[above + x] + rows[base + x] + rows[below + x]
  }
}
