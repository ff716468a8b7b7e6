import { findHighlights, type Highlight, segments } from './highlight.ts'
import type { Phrase } from './phrases.ts'
import type { Segment } from './shapes.ts'

// Widths count a Chinese character twice: 80 Chinese characters or 160 Latin ones.
const WIDTH = 160
const LEAD = 40
const PIECE = 1_000
const MOST_HIGHLIGHTS = 60

/**
 * The best passage of a text with its hits marked; without a hit, the beginning. It begins and ends with a sentence where it
 * can; where it cannot, the ellipsis of its language says so.
 */
export function excerpt(text: string, phrases: Phrase[]): Segment[] {
  const { from, to } = passage(text, firstHighlights(text, phrases))
  const shown = text.slice(from, to)
  const parts = segments(shown, findHighlights(shown, phrases))
  if (!beginsSentence(text, from)) parts.unshift({ text: ellipsis(text, from), hit: false })
  if (!endsSentence(shown.trimEnd()) && to < text.length) parts.push({ text: ellipsis(text, to - 1), hit: false })
  return parts
}

const beginsSentence = (text: string, from: number) => from === 0 || endsSentence(text.slice(0, from).trimEnd())

/** A full stop counts only with what closes a quotation after it, and not within a number or a name. */
const endsSentence = (shown: string) => /[。！？.!?][”’）)」]*$/.test(shown)

const ellipsis = (text: string, place: number) => (widthAt(text, place) === 2 ? '……' : '…')

/** The highlights of the first piece that has every phrase, else of the piece with most of them: long texts are read in part. */
function firstHighlights(text: string, phrases: Phrase[]): Highlight[] {
  let best: Highlight[] = []
  let most = 0
  for (let from = 0; from < text.length && most < phrases.length; ) {
    const end = pieceEnd(text, from)
    const highlights = findHighlights(text.slice(from, end), phrases)
    const kinds = new Set(highlights.map(({ phrase }) => phrase)).size
    if (kinds > most) {
      most = kinds
      best = highlights.map(({ start, end, phrase }) => ({ start: start + from, end: end + from, phrase }))
    }
    from = end
  }
  return best
}

/** Pieces end with a sentence where one ends in their second half, so that few phrases are torn. */
function pieceEnd(text: string, from: number): number {
  const end = from + PIECE
  if (end >= text.length) return text.length
  const stop = Math.max(...['。', '. ', '\n'].map((sign) => text.lastIndexOf(sign, end)))
  return stop > from + PIECE / 2 ? stop + 1 : isSecondHalf(text, end) ? end + 1 : end
}

function passage(text: string, highlights: Highlight[]): { from: number; to: number } {
  const first = highlights[bestStart(text, highlights)]
  const from = first ? startBefore(text, first.start) : 0
  let to = reach(text, from, WIDTH)
  const stop = lastStop(text.slice(from, to))
  if (to < text.length && stop > (to - from) / 2 && from + stop >= lastHighlight(highlights, to)) {
    return { from, to: from + stop }
  }
  // Not in the middle of a Latin word.
  if (to < text.length && /[\p{L}\d]{2}/u.test(text.slice(to - 1, to + 1))) {
    const space = text.lastIndexOf(' ', to)
    if (space > (first?.end ?? from)) to = space
  }
  return { from, to: Math.max(to, Math.min(first?.end ?? to, text.length)) }
}

/** Where the last sentence of a passage ends. */
function lastStop(shown: string): number {
  let end = 0
  for (const found of shown.matchAll(/[。！？][”’）」]*|[.!?][”’)]*(?=\s)/g)) end = found.index + found[0].length
  return end
}

/** The end of the last mark within a passage, which must not be lost for the sake of a whole sentence. */
const lastHighlight = (highlights: Highlight[], to: number) =>
  Math.max(0, ...highlights.filter(({ end }) => end <= to).map(({ end }) => end))

/** The mark from which the passage has most different phrases, then most highlights; the earliest of equals. */
function bestStart(text: string, highlights: Highlight[]): number {
  let best = 0
  let most = 0
  for (let i = 0; i < Math.min(highlights.length, MOST_HIGHLIGHTS); i++) {
    const end = reach(text, highlights[i]?.start ?? 0, WIDTH - LEAD)
    const inside = highlights.slice(i, i + MOST_HIGHLIGHTS).filter((mark) => mark.end <= end)
    const score = new Set(inside.map(({ phrase }) => phrase)).size * MOST_HIGHLIGHTS + inside.length
    if (score > most) {
      most = score
      best = i
    }
  }
  return best
}

/** Where the sentence of a hit begins, if near; else its clause, else some words before it. */
function startBefore(text: string, hit: number): number {
  let from = hit
  let clause: number | undefined
  for (let width = 0; from > 0 && width < LEAD; width += widthAt(text, from)) {
    from--
    const sign = text.slice(from, from + 2)
    if (/^(?:[。！？；\n]|[.!?;]\s)/.test(sign)) return skipSpace(text, from + 1)
    if (/^(?:[，：、]|[,:]\s)/.test(sign)) clause ??= from + 1
  }
  if (from === 0) return 0
  if (clause !== undefined) return skipSpace(text, clause)
  const space = text.indexOf(' ', from)
  if (/[\p{L}\d]{2}/u.test(text.slice(from - 1, from + 1)) && space >= 0 && space < hit) from = space
  return skipSpace(text, isSecondHalf(text, from) ? from + 1 : from)
}

function skipSpace(text: string, from: number): number {
  let place = from
  while (/\s/.test(text.charAt(place))) place++
  return place
}

/** How far a width reaches. */
function reach(text: string, from: number, most: number): number {
  let to = from
  for (let width = 0; to < text.length; to++) {
    width += widthAt(text, to)
    if (width > most) break
  }
  return isSecondHalf(text, to) ? to - 1 : to
}

function widthAt(text: string, place: number): number {
  return text.charCodeAt(place) >= 0x2e80 ? 2 : 1
}

function isSecondHalf(text: string, place: number): boolean {
  const code = text.charCodeAt(place)
  return code >= 0xdc00 && code <= 0xdfff
}
