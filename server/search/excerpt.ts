import { excerptStart } from './excerptStart.ts'
import { findHighlights, segments } from './highlight.ts'
import type { Phrase } from './phrases.ts'
import type { Segment } from './shapes.ts'

// Widths count a Chinese character twice: 80 Chinese characters or 160 Latin ones.
const WIDTH = 160
const LEAD = 40
/** With a question that leaves no room for its answer. */
const WITH_ANSWER = 240
const QUESTION = /[?？][”’）」)]*\s*$/
const MOST_HITS = 60
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
  /** Which phrases it has. */
  phrases: number[]
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
    const parts = passage(text.slice(from, from + SHORT), { phrases, says }, from > 0)
    if (parts.some(({ hit }) => hit)) return parts
  }
  return passage(text.slice(0, LONGEST), { phrases, says })
}

/** What is looked for. */
export interface Sought {
  phrases: Phrase[]
  says: readonly number[]
}

/** The best passage of what is read; where that begins within a sentence, of the sentences after it. */
function passage(text: string, sought: Sought, isWithin = false): Segment[] {
  const { pieces, best } = bestPieces(text, sought, isWithin)
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

/** The pieces of a text as far as they were read, and from which of them on the phrases say most, then stand most often. */
function bestPieces(text: string, { phrases, says }: Sought, isWithin: boolean) {
  const pieces: Piece[] = []
  let from = 0
  let best = { at: 0, kinds: 0, score: 0 }
  for (const piece of piecesOf(text, phrases, isWithin)) {
    pieces.push(piece)
    // Before a question something else was told.
    if (piece.asks && piece.beginsSentence) from = pieces.length - 1
    while (piece !== pieces[from] && (reach(pieces[from], piece) > WIDTH - LEAD || !pieces[from]?.phrases.length))
      from++
    const inside = pieces.slice(from).flatMap((one) => one.phrases)
    const kinds = new Set(inside)
    const said = kinds.values().reduce((sum, kind) => sum + (says[kind] ?? 1), 0)
    const isAnswered = pieces[from]?.asks && inside.length > 0 // of what says the same it is the best to read
    const hits = inside.length + (isAnswered ? 1 : 0)
    const score = said * MOST_HITS + Math.min(hits, MOST_HITS - 1)
    if (score > best.score) best = { at: from, kinds: kinds.size, score }
    // Nothing better can come, and there is enough to be shown.
    if (best.kinds === phrases.length && reach(pieces[best.at], piece) > WITH_ANSWER) break
  }
  return { pieces, best: best.at }
}

/** Width from the beginning of one piece to the end of another. */
const reach = (from: Piece | undefined, to: Piece) => to.after - (from?.before ?? 0)

const sentences = new Intl.Segmenter('zh', { granularity: 'sentence' })

function* piecesOf(text: string, phrases: Phrase[], isWithin: boolean): Generator<Piece> {
  let before = 0
  for (const { segment, index } of sentences.segment(text)) {
    if (isWithin && index === 0) continue
    const found = findHighlights(segment, phrases)
    let start = 0
    for (const part of partsOf(segment)) {
      const end = start + part.length
      const after = before + widthOf(part)
      yield {
        ...{ start: index + start, end: index + end, before, after },
        ...{ beginsSentence: start === 0, endsSentence: end === segment.length, asks: QUESTION.test(part) },
        phrases: found.filter((one) => one.start >= start && one.start < end).map(({ phrase }) => phrase),
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

const widthOf = (text: string) => text.length + (text.match(/[\u2e80-\uffff]/g)?.length ?? 0)

const ellipsis = (text: string, place: number) => (widthOf(text.charAt(place)) === 2 ? '……' : '…')
