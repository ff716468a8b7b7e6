import type { Words } from '../words/zh.ts'

/** A number of bytes for people: 1,000 to the next unit, as the site writes sizes; one decimal from megabytes on. */
export function sizeText(bytes: number, { sizes }: Words): string {
  if (bytes < 1000) return sizes.bytes(String(bytes))
  if (bytes < 999_500) return sizes.kilo(String(Math.round(bytes / 1000)))
  return sizes.mega((bytes / 1_000_000).toFixed(1))
}
