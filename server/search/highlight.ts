import type { Phrase } from './phrases.ts'
import type { Segment } from './shapes.ts'
import { type Token, tokenize } from './tokenize.ts'

/** The phrase with this number in a text: itself, or another that says the same. */
export interface Hit {
  phrase: number
  isAsked: boolean
}

/** Where it stands. */
interface Highlight extends Hit {
  start: number
  end: number
}

/** Phrases and what says the same as one, by their first term: most tokens of a text are passed over at once. */
interface Finder {
  byFirst: Map<string, Numbered[]>
  /** Single terms that may go on. */
  begun: Numbered[]
}

interface Numbered extends Hit {
  one: Phrase
}

const finders = new WeakMap<Phrase[], Finder>()

/** The same phrases are looked for in every sentence of ten texts. */
function finderOf(phrases: Phrase[]): Finder {
  const known = finders.get(phrases)
  if (known) return known
  const all = phrases.flatMap((asked, phrase) => [
    { one: asked, phrase, isAsked: true },
    ...(asked.others ?? []).map((one) => ({ one, phrase, isAsked: false })),
  ])
  const isBegun = ({ one: { terms, isPrefix } }: Numbered) => isPrefix && terms.length === 1
  const byFirst = Map.groupBy(
    all.filter((one) => !isBegun(one)),
    ({ one }) => one.terms[0] ?? '',
  )
  const finder = { byFirst, begun: all.filter(isBegun) }
  finders.set(phrases, finder)
  return finder
}

/** Every place of the phrases, and of others that say the same, in a text, in order. The text is cut as the index was, so what is marked is what matched. */
export function findHighlights(text: string, phrases: Phrase[]): Highlight[] {
  const { byFirst, begun } = finderOf(phrases)
  const tokens = tokenize(text)
  const highlights: Highlight[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const first = token && byFirst.get(token.term)
    if (first) addFound(first, tokens, at, highlights)
    if (begun.length > 0) addFound(begun, tokens, at, highlights)
  }
  return highlights
}

/** Each phrase once in a place, as long as it stands there. */
function addFound(sought: Numbered[], tokens: Token[], at: number, highlights: Highlight[]): void {
  const start = tokens[at]?.start ?? 0
  for (const { one, phrase, isAsked } of sought) {
    const end = endOf(one, tokens, at)
    if (end === undefined) continue
    const same = highlights.findLast((found) => found.start === start && found.phrase === phrase)
    if (same) {
      same.end = Math.max(same.end, end)
      same.isAsked ||= isAsked
    } else highlights.push({ start, end, phrase, isAsked })
  }
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
