/** Boxes that stand at the top of an MPEG-4 film: ISO/IEC 14496-12. */
const boxes = new Set('ftyp styp moov moof mdat free skip wide uuid meta mfra sidx ssix prft emsg udta pdin'.split(' '))

/** Whether a file is an MP4 from its first byte to its last: a row of boxes, with an index and something to play. */
export function isFilm(bytes: Buffer): boolean {
  const seen = new Set<string>()
  let at = 0
  while (at < bytes.length) {
    if (bytes.length - at < 8) return false
    const type = bytes.toString('latin1', at + 4, at + 8)
    const length = lengthAt(bytes, at)
    if (!boxes.has(type) || length === undefined || (at === 0 && type !== 'ftyp')) return false
    seen.add(type)
    at += length
  }
  return at === bytes.length && seen.has('moov') && (seen.has('mdat') || seen.has('moof'))
}

/** Length of the box at a place; `undefined` where it cannot be. */
function lengthAt(bytes: Buffer, at: number): number | undefined {
  const short = bytes.readUInt32BE(at)
  if (short === 0) return bytes.length - at // to the end of the file
  if (short !== 1) return short >= 8 ? short : undefined
  if (bytes.length - at < 16) return undefined
  const long = Number(bytes.readBigUInt64BE(at + 8))
  return long >= 16 ? long : undefined
}
