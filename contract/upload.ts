/*
 * One part of a file on its way, as the body of the upload call: id of the upload (16 bytes), work for it (8), number of the
 * part (2, from 0), its SHA-256 (32), then the part. All in one body, so that nothing stands in an address or a header.
 */
export interface PartFrame {
  id: Uint8Array
  work: Uint8Array
  number: number
  digest: Uint8Array
  bytes: Uint8Array
}

const places = { id: [0, 16], work: [16, 24], number: [24, 26], digest: [26, 58] } as const
export const frameHeader = 58

export function writeFrame({ id, work, number, digest, bytes }: PartFrame): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(frameHeader + bytes.length)
  frame.set(id, places.id[0])
  frame.set(work, places.work[0])
  new DataView(frame.buffer).setUint16(places.number[0], number)
  frame.set(digest, places.digest[0])
  frame.set(bytes, frameHeader)
  return frame
}

/** The parts of a frame, without copying; `undefined` when it is shorter than its header. */
export function readFrame(frame: Uint8Array): PartFrame | undefined {
  if (frame.length <= frameHeader) return undefined
  const slice = ([from, to]: readonly [number, number]) => frame.subarray(from, to)
  return {
    id: slice(places.id),
    work: slice(places.work),
    number: new DataView(frame.buffer, frame.byteOffset).getUint16(places.number[0]),
    digest: slice(places.digest),
    bytes: frame.subarray(frameHeader),
  }
}
