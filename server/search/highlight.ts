import type { Phrase } from './phrases.ts'
import type { Segment } from './shapes.ts'
import { type Token, tokenize } from './tokenize.ts'

/** Where the phrase with this number stands in a text. */
interface Highlight {
  start: number
  end: number
  phrase: number
}

/** Every place of the phrases, and of others that say the same, in a text, in order. The text is cut as the index was, so what is marked is what matched. */
export function findHighlights(text: string, phrases: Phrase[]): Highlight[] {
  const tokens = tokenize(text)
  const highlights: Highlight[] = []
  for (let i = 0; i < tokens.length; i++) {
    for (const [phrase, asked] of phrases.entries()) {
      const end = Math.max(...[asked, ...(asked.others ?? [])].map((one) => endOf(one, tokens, i) ?? 0))
      if (end > 0) highlights.push({ start: tokens[i]?.start ?? 0, end, phrase })
    }
  }
  return highlights
}

/** The text in segments. Joined, they are that text again. */
export function segments(text: string, highlights: Highlight[]): Segment[] {
  const parts: Segment[] = []
  let done = 0
  for (const mark of highlights) {
    const start = Math.max(mark.start, done)
    if (start >= mark.end) continue
    add(parts, text.slice(done, start), false)
    add(parts, text.slice(start, mark.end), true)
    done = mark.end
  }
  add(parts, text.slice(done), false)
  return parts
}

function endOf({ terms, isPrefix }: Phrase, tokens: Token[], from: number): number | undefined {
  const at = terms.length - 1
  const last = tokens[from + at]
  const term = terms[at]
  if (last === undefined || term === undefined || !terms.every((one, i) => i === at || tokens[from + i]?.term === one))
    return undefined
  if (last.term === term) return last.end
  return isPrefix && last.term.startsWith(term) ? last.firstEnd : undefined
}

// Neighbours of one kind become one segment: 养殖成本 found as 养殖 and 成本 is one mark.
function add(parts: Segment[], text: string, hit: boolean): void {
  const last = parts.at(-1)
  if (text === '') return
  if (last?.hit === hit) last.text += text
  else parts.push({ text, hit })
}
