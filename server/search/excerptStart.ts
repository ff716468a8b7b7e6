import type { Hit } from './highlight.ts'
import type { Phrase } from './phrases.ts'

/** How good a sentence is to read where it says as much as another: a question has its answer, a row of a table only cells. */
export const reads = { row: 0, prose: 1, question: 2 } as const

/** What is between cells (blocks/table). */
export const CELL = '\t'

/** Another phrase may say the same of something else: 轮休 for 年假. */
const INSTEAD = 0.7

/** Counts the hits of a passage that grows and shrinks, and how much they say: each phrase once, and more as it was asked. */
export function countHits(says: readonly number[]) {
  const asked = says.map(() => 0)
  const instead = says.map(() => 0)
  return {
    /** What is said where each phrase stands as it was asked. */
    whole: says.reduce((sum, one) => sum + one, 0),
    add({ phrase, isAsked }: Hit, times: 1 | -1) {
      const counts = isAsked ? asked : instead
      counts[phrase] = (counts[phrase] ?? 0) + times
    },
    said: () => says.reduce((sum, one, phrase) => sum + one * (asked[phrase] ? 1 : instead[phrase] ? INSTEAD : 0), 0),
  }
}

/**
 * Where in a text the window of `wide` signs whose phrases say most begins, by how words are written; undefined where none is seen.
 * Many times as fast as cutting the text as the index was, and unlike that it misses rare forms (1,000 for 1000, sold for sell).
 */
export function excerptStart(
  text: string,
  { phrases, says }: { phrases: Phrase[]; says: readonly number[] },
  wide: number,
): number | undefined {
  if (phrases.length === 0) return undefined
  const inside: { at: number; hit: Hit }[] = []
  const counted = countHits(says)
  const written = asWritten(phrases)
  let best = { said: 0, reading: 0, hits: 0, at: 0 }
  for (const match of text.toLowerCase().matchAll(written.pattern)) {
    const hit = written.hits[match.indexOf(match[0], 1) - 1]
    if (!hit) continue
    inside.push({ at: match.index, hit })
    counted.add(hit, 1)
    while (match.index - (inside[0]?.at ?? 0) > wide) {
      const out = inside.shift()
      if (out) counted.add(out.hit, -1)
    }
    const said = counted.said()
    if (said < best.said) continue
    const reading = readingAt(text, inside[0]?.at ?? match.index)
    const isBetter = said > best.said || reading > best.reading
    if (isBetter || (reading === best.reading && inside.length > best.hits))
      best = { said, reading, hits: inside.length, at: inside[0]?.at ?? 0 }
    if (said >= counted.whole && reading === reads.question) break
  }
  return best.said > 0 ? best.at : undefined
}

const SENTENCE_END = /[。！？?!\n]|\.\s/g
const LONGEST_ROW = 150

/** How good the sentence at a place is to read. */
function readingAt(text: string, at: number): number {
  SENTENCE_END.lastIndex = at
  const end = SENTENCE_END.exec(text)
  if (end && /[?？]/.test(end[0])) return reads.question
  const row = text.slice(Math.max(0, at - LONGEST_ROW), end?.index)
  const cell = row.lastIndexOf(CELL)
  return cell >= 0 && !/[。！？?!]/.test(row.slice(cell)) ? reads.row : reads.prose
}

/** With a group of the pattern for each hit. */
interface Written {
  pattern: RegExp
  hits: Hit[]
}

const patterns = new WeakMap<Phrase[], Written>()

/** One group a phrase, one for the others that say the same. */
function asWritten(phrases: Phrase[]): Written {
  const known = patterns.get(phrases)
  if (known) return known
  const groups = phrases.flatMap((one, phrase) => [
    { hit: { phrase, isAsked: true }, words: [one] },
    ...(one.others?.length ? [{ hit: { phrase, isAsked: false }, words: one.others }] : []),
  ])
  const written = {
    pattern: new RegExp(groups.map(({ words }) => `(${words.map(pattern).join('|')})`).join('|'), 'g'),
    hits: groups.map(({ hit }) => hit),
  }
  patterns.set(phrases, written)
  return written
}

/** What may part the terms of a phrase: no classes of Unicode, which take a millisecond to compile for every keyword. */
const GAP = '[^a-z\\d\\u00c0-\\u024f\\u3005-\\u9fff]{0,3}'

/** Chinese pairs overlap, so of each but the last its first sign; of longer Latin stems what inflection leaves. */
function pattern({ terms }: Phrase): string {
  const parts = terms.map((term, i) => {
    if (/^[\d.]+$/.test(term)) return term.replaceAll('.', '\\.')
    if (/^[a-z]+$/.test(term)) return `\\b${term.length > 4 ? term.slice(0, -1) : term}[a-z]*`
    return i < terms.length - 1 ? String.fromCodePoint(term.codePointAt(0) ?? 0) : term
  })
  return parts.join(GAP)
}
