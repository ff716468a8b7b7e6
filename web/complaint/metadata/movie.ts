import { ascii, type Cleaning, type Trace } from './binary.ts'
import { type Box, boxesIn } from './boxes.ts'
import { samplesOf } from './samples.ts'

/*
 * MP4, MOV and M4A (ISO/IEC 14496-12, QuickTime): boxes within boxes. Other boxes say at which byte pictures and sound stand, so
 * nothing is moved: what tells of the maker is overwritten with zeros where it stands, as free room.
 */

/** Boxes with boxes in them, and which of those are needed; where there is no list, all but those that describe. */
const inside: Record<string, readonly string[] | undefined> = {
  moov: ['mvhd', 'trak', 'mvex', 'iods', 'free', 'skip'],
  trak: ['tkhd', 'edts', 'mdia', 'tref', 'tapt', 'clip', 'load', 'free', 'skip'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng', 'free', 'skip'],
  minf: undefined,
  stbl: undefined,
  moof: ['mfhd', 'traf', 'free', 'skip'],
  traf: undefined,
}
const whole = 'ftyp moov mdat free skip wide moof mfra sidx ssix styp pdin pnot'.split(' ')
const describing = ['udta', 'meta', 'uuid']
/** Tracks that are seen or heard; others hold positions, times and what the camera measured. */
const shown = ['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp']

/** @returns the film without what tells of its maker; `undefined` where it is none or broken. */
export function cleanMovie(original: Uint8Array): Cleaning | undefined {
  const bytes = new Uint8Array(original)
  const boxes = boxesIn(bytes, 0, bytes.length)
  if (!boxes?.some(({ kind }) => kind === 'moov')) return undefined
  const found = new Set<Trace>()
  if (!cleanBoxes(bytes, boxes, whole, found)) return undefined
  return found.size === 0 ? { found: [] } : { cleaned: bytes, found: [...found] }
}

/** Cleans boxes and what is in them. Returns whether all could be read. */
function cleanBoxes(
  bytes: Uint8Array,
  boxes: Box[],
  needed: readonly string[] | undefined,
  found: Set<Trace>,
): boolean {
  return boxes.every((box) => {
    const isNeeded = needed ? needed.includes(box.kind) : !describing.includes(box.kind)
    if (!isNeeded) {
      empty(bytes, box, found)
      return true
    }
    if (box.kind === 'trak' && !isShown(bytes, box)) return emptyTrack(bytes, box, found)
    cleanBox(bytes, box, found)
    if (!Object.hasOwn(inside, box.kind)) return true
    const inner = boxesIn(bytes, box.content, box.end)
    return inner !== undefined && cleanBoxes(bytes, inner, inside[box.kind], found)
  })
}

/** What is told of in a box: Apple and Android write a position as text such as +32.0+112.0/. */
const isPlace = (text: string) => /ISO6709|©xyz|loci|[+-]\d+\.\d+[+-]\d+\.\d+|GPS/.test(text)

function empty(bytes: Uint8Array, { start, content, end }: Box, found: Set<Trace>) {
  found.add(isPlace(ascii(bytes, start, Math.min(end - start, 65_536))) ? 'place' : 'camera')
  bytes.set([0x66, 0x72, 0x65, 0x65], start + 4) // "free"
  bytes.fill(0, content, end)
}

/** Times, and names of programs, in boxes that are needed. */
function cleanBox(bytes: Uint8Array, { kind, content, end }: Box, found: Set<Trace>) {
  const zero = (from: number, to: number) => {
    if (bytes.subarray(from, Math.min(to, end)).every((byte) => byte === 0)) return
    bytes.fill(0, from, Math.min(to, end))
    found.add('camera')
  }
  if (['mvhd', 'tkhd', 'mdhd'].includes(kind)) zero(content + 4, content + (bytes[content] === 1 ? 20 : 12))
  if (kind === 'hdlr') zero(content + 12, end) // who made the program that handles the track, and its name
  if (['free', 'skip', 'wide'].includes(kind)) zero(content, end)
}

const isShown = (bytes: Uint8Array, track: Box) => {
  const media = boxesIn(bytes, track.content, track.end)?.find(({ kind }) => kind === 'mdia')
  const handler = media && boxesIn(bytes, media.content, media.end)?.find(({ kind }) => kind === 'hdlr')
  return handler !== undefined && shown.includes(ascii(bytes, handler.content + 8, 4))
}

/** A track of measurements goes with its samples, which stand among the pictures. */
function emptyTrack(bytes: Uint8Array, track: Box, found: Set<Trace>): boolean {
  const samples = samplesOf(bytes, track)
  if (!samples) return false
  for (const { from, to } of samples) bytes.fill(0, from, to)
  empty(bytes, track, found)
  found.add('place') // it may be: cameras write where they were, frame by frame
  return true
}
