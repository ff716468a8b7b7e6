import { ascii, uint } from './binary.ts'

/* Boxes of which MP4, MOV and M4A consist (ISO/IEC 14496-12). */

export interface Box {
  kind: string
  /** Where the box begins, its content, and where it ends. */
  start: number
  content: number
  end: number
}

/** The boxes between two places; `undefined` where they do not fill it. */
export function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = []
  for (let start = from; start < to; ) {
    // QuickTime ends some lists of boxes with four zeros.
    if (to - start === 4 && uint(bytes, start, 4) === 0) break
    const short = uint(bytes, start, 4)
    const header = short === 1 ? 16 : 8
    const size = short === 1 ? uint(bytes, start + 8, 8) : short === 0 ? to - start : short
    if (size < header || start + size > to) return undefined
    boxes.push({ kind: ascii(bytes, start + 4, 4), start, content: start + header, end: start + size })
    start += size
  }
  return boxes
}
