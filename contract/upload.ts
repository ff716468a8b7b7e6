import { nonceBytes, proofBytes } from '#sealing/sizes.ts'

/*
 * One part of a file on its way, as the body of the upload call: id of the upload, nonce and proof of the work for it, number of the
 * part (from 0), its SHA-256, then the part. All in one body, so that nothing stands in an address or a header.
 */
export interface PartFrame {
  /** 16 bytes. */
  id: Uint8Array
  /** 33 bytes. */
  nonce: Uint8Array
  /** 8 bytes. */
  proof: Uint8Array
  number: number
  /** 32 bytes. */
  digest: Uint8Array
  bytes: Uint8Array
}

const nonceAt = 16
const proofAt = nonceAt + nonceBytes
const numberAt = proofAt + proofBytes
const digestAt = numberAt + 2
export const frameHeader = digestAt + 32

export function writeFrame({ id, nonce, proof, number, digest, bytes }: PartFrame): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(frameHeader + bytes.length)
  frame.set(id, 0)
  frame.set(nonce, nonceAt)
  frame.set(proof, proofAt)
  new DataView(frame.buffer).setUint16(numberAt, number)
  frame.set(digest, digestAt)
  frame.set(bytes, frameHeader)
  return frame
}

/** The parts of a frame, without copying; `undefined` when it is not longer than its header. */
export function readFrame(frame: Uint8Array): PartFrame | undefined {
  if (frame.length <= frameHeader) return undefined
  return {
    id: frame.subarray(0, nonceAt),
    nonce: frame.subarray(nonceAt, proofAt),
    proof: frame.subarray(proofAt, numberAt),
    number: new DataView(frame.buffer, frame.byteOffset).getUint16(numberAt),
    digest: frame.subarray(digestAt, frameHeader),
    bytes: frame.subarray(frameHeader),
  }
}
