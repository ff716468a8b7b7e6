import { uint } from './binary.ts'
import { type Box, boxesIn } from './boxes.ts'

/** Bytes of a film's file. */
interface Range {
  from: number
  to: number
}

/** Where the samples of a track stand, one range for each chunk; `undefined` where its tables cannot be read. */
export function samplesOf(bytes: Uint8Array, track: Box): Range[] | undefined {
  const path = ['mdia', 'minf', 'stbl']
  let tables: Box | undefined = track
  for (const step of path)
    tables = tables && boxesIn(bytes, tables.content, tables.end)?.find(({ kind }) => kind === step)
  const boxes = tables && boxesIn(bytes, tables.content, tables.end)
  const find = (...kinds: string[]) => boxes?.find(({ kind }) => kinds.includes(kind))
  const [sizes, runs, offsets] = [find('stsz'), find('stsc'), find('stco', 'co64')]
  if (!sizes || !runs || !offsets) return undefined
  const width = offsets.kind === 'co64' ? 8 : 4
  const chunks = uint(bytes, offsets.content + 4, 4)
  if (offsets.content + 8 + chunks * width > offsets.end) return undefined
  const common = uint(bytes, sizes.content + 4, 4)
  const sizeOf = (sample: number) => common || uint(bytes, sizes.content + 12 + sample * 4, 4)
  const perChunk = samplesPerChunk(bytes, runs)
  const ranges: Range[] = []
  let sample = 0
  for (let chunk = 0; chunk < chunks; chunk++) {
    const from = uint(bytes, offsets.content + 8 + chunk * width, width)
    let to = from
    for (let left = perChunk(chunk + 1); left > 0; left--) to += sizeOf(sample++)
    if (to > bytes.length) return undefined
    ranges.push({ from, to })
  }
  return ranges
}

/** How many samples a chunk has, by runs of chunks that have equally many. Chunks count from 1. */
function samplesPerChunk(bytes: Uint8Array, { content, end }: Box) {
  const count = Math.min(uint(bytes, content + 4, 4), Math.floor((end - content - 8) / 12))
  const runs = Array.from({ length: count }, (_, at) => ({
    first: uint(bytes, content + 8 + at * 12, 4),
    samples: uint(bytes, content + 12 + at * 12, 4),
  }))
  return (chunk: number) => runs.findLast(({ first }) => first <= chunk)?.samples ?? 0
}
