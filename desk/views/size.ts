import type { Words } from '../words/index.ts'

/** A number of bytes for people: 1,024 to the next unit, one decimal from megabytes on. */
export function sizeText(bytes: number, { sizes }: Words): string {
  if (bytes < 1024) return sizes.bytes(String(bytes))
  if (bytes < 1024 * 1024) return sizes.kilo(String(Math.round(bytes / 1024)))
  return sizes.mega((bytes / 1024 / 1024).toFixed(1))
}
