import { CELL, countHits, excerptStart, reads } from './excerptStart.ts'
import { findHighlights, type Hit, segments } from './highlight.ts'
import type { Phrase } from './phrases.ts'
import type { Segment } from './shapes.ts'

// Widths count a Chinese character twice: 80 Chinese characters or 160 Latin ones.
const WIDTH = 160
const LEAD = 40
/** With a question that leaves no room for its answer. */
const WITH_ANSWER = 240
const QUESTION = /[?？][”’）」)]*\s*$/
/** A longer text is read only around its likely place: a report has a hundred times as much. */
const SHORT = 1_000
/** Sentences are seldom longer. */
const BEFORE = 400
/** A text without a likely place is read to here. */
const LONGEST = 60_000

/** A sentence; where one is too wide to be shown, a part of it. */
interface Piece {
  start: number
  end: number
  /** Width of all that stands before it, and with it. */
  before: number
  after: number
  beginsSentence: boolean
  endsSentence: boolean
  /** Whether it ends a question. */
  asks: boolean
  isRow: boolean
  hits: Hit[]
}

/**
 * The best passage of a text with its hits marked; without a hit, the beginning. It begins and ends with a sentence where it
 * can; where it cannot, the ellipsis of its language says so. A question is shown with its answer.
 * @param says how much each phrase says: a rare one more
 */
export function excerpt(text: string, phrases: Phrase[], says: readonly number[] = phrases.map(() => 1)): Segment[] {
  const likely = text.length > SHORT ? excerptStart(text, { phrases, says }, WIDTH - LEAD) : undefined
  if (likely !== undefined) {
    const from = Math.max(0, likely - BEFORE)
    const to = from + SHORT
    const read = { text: text.slice(from, to), isWithin: from > 0, isCut: to < text.length, likely: likely - from }
    const parts = passage(read, { phrases, says })
    if (parts.some(({ hit }) => hit)) return parts
  }
  return passage({ text: text.slice(0, LONGEST) }, { phrases, says })
}

/** What is looked for. */
export interface Sought {
  phrases: Phrase[]
  says: readonly number[]
}

/** What is read of a text: where it begins or is cut within a sentence without that one, for a passage that ends after the likely place. */
interface Read {
  text: string
  isWithin?: boolean
  isCut?: boolean
  likely?: number
}

/** The best passage of what is read. */
function passage(read: Read, sought: Sought): Segment[] {
  const { text } = read
  const { pieces, best } = bestPieces(read, sought)
  const hit = pieces[best]
  if (!hit) return []
  const first = firstOf(pieces, best, hit)
  const last = lastOf(pieces, first, hit)
  const shown = text.slice(first.start, last.end).trimEnd()
  const parts = segments(shown, findHighlights(shown, sought.phrases))
  if (!first.beginsSentence) parts.unshift({ text: ellipsis(text, first.start), hit: false })
  if (!last.endsSentence) parts.push({ text: ellipsis(text, last.end - 1), hit: false })
  return parts
}

/** Where a passage with this hit begins: with its sentence if that is near, with the question that it answers. */
function firstOf(pieces: Piece[], best: number, hit: Piece): Piece {
  const mayBegin = (piece: Piece) => hit.before - piece.before <= LEAD && reach(piece, hit) <= WIDTH
  const sentence = pieces.findLastIndex((piece, at) => at <= best && piece.beginsSentence)
  const first = pieces.slice(sentence, best).find(mayBegin) ?? hit
  const question = pieces[sentence - 1]
  return first.beginsSentence && question?.asks && question.beginsSentence && reach(question, hit) <= WIDTH
    ? question
    : first
}

/** Where it ends: not with a question, and after one that has the hit not before the answer. */
function lastOf(pieces: Piece[], first: Piece, hit: Piece): Piece {
  const at = pieces.findLastIndex((piece) => reach(first, piece) <= WIDTH)
  const last = pieces[at]
  if (!last) return hit
  if (!last.asks) return last
  const answer = pieces[at + 1]
  const before = pieces[at - 1]
  if (last !== hit) return before ?? last
  return answer && reach(first, answer) <= WITH_ANSWER ? answer : last
}

/**
 * The pieces of a text as far as they were read, and from which of them on the hits say most; of what says the same a question comes
 * first, rows of tables last, then what has them most often.
 */
function bestPieces(read: Read, { phrases, says }: Sought) {
  const pieces: Piece[] = []
  const counted = countHits(says)
  let hits = 0
  const add = (piece: Piece, times: 1 | -1) => {
    hits += piece.hits.length * times
    for (const hit of piece.hits) counted.add(hit, times)
  }
  let from = 0
  let best = { at: 0, said: 0, reading: 0, hits: 0 }
  for (const piece of piecesOf(read, phrases)) {
    pieces.push(piece)
    add(piece, 1)
    // Before a question something else was told.
    const least = piece.asks && piece.beginsSentence ? pieces.length - 1 : from
    for (let first = pieces[from]; first && first !== piece; first = pieces[from]) {
      if (from >= least && first.hits.length > 0 && reach(first, piece) <= WIDTH - LEAD) break
      add(first, -1)
      from++
    }
    const said = counted.said()
    const reading = readingOf(pieces[from] ?? piece)
    if (said > 0 && isBetter({ said, reading, hits }, best)) best = { at: from, said, reading, hits }
    // Nothing better can come, and there is enough to be shown.
    const isBest = best.said >= counted.whole && (best.reading === reads.question || read.likely !== undefined)
    if (isBest && reach(pieces[best.at], piece) > WITH_ANSWER) break
  }
  return { pieces, best: best.at }
}

const readingOf = ({ asks, isRow }: Piece) => (asks ? reads.question : isRow ? reads.row : reads.prose)

type Worth = Record<'said' | 'reading' | 'hits', number>

const isBetter = (one: Worth, other: Worth) =>
  (one.said - other.said || one.reading - other.reading || one.hits - other.hits) > 0

/** Width from the beginning of one piece to the end of another. */
const reach = (from: Piece | undefined, to: Piece) => to.after - (from?.before ?? 0)

const sentences = new Intl.Segmenter('zh', { granularity: 'sentence' })

function* piecesOf({ text, isWithin, isCut, likely = 0 }: Read, phrases: Phrase[]): Generator<Piece> {
  let before = 0
  for (const { segment, index } of sentences.segment(text)) {
    if ((isWithin && index === 0) || (isCut && index + segment.length === text.length)) continue
    const found = index + segment.length > likely ? findHighlights(segment, phrases) : []
    const isRow = segment.includes(CELL)
    let start = 0
    for (const part of partsOf(segment)) {
      const end = start + part.length
      const after = before + widthOf(part)
      yield {
        ...{ start: index + start, end: index + end, before, after },
        ...{ beginsSentence: start === 0, endsSentence: end === segment.length, asks: QUESTION.test(part), isRow },
        hits: found.filter((one) => one.start >= start && one.start < end),
      }
      before = after
      start = end
    }
  }
}

/** Ends with a clause or a word, if there is one that is not too long itself. */
function partsOf(sentence: string): string[] {
  if (widthOf(sentence) <= WIDTH) return [sentence]
  const parts = sentence.split(/(?<=[，、：；,;:\s])/u)
  return parts.flatMap((part) => (widthOf(part) <= WIDTH ? [part] : (part.match(/.{1,20}/gsu) ?? [])))
}

function widthOf(text: string): number {
  let width = text.length
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 0x2e80) width++
  return width
}

const ellipsis = (text: string, place: number) => (widthOf(text.charAt(place)) === 2 ? '……' : '…')
