import type { SearchAnswer, SearchHit } from '#contract/search.ts'
import { excerpt, type Sought } from './excerpt.ts'
import { find, saidBy } from './find.ts'
import { findHighlights, segments } from './highlight.ts'
import { expression, type Phrase } from './phrases.ts'
import { isSpecific, parseKeyword } from './query.ts'
import { bestPages, bestRows, type RankingData, rankedKinds } from './ranking.ts'
import type { IndexReader, StoredEntry } from './reader.ts'
import type { Meanings } from './searchWords.ts'
import type { SearchQuery } from './shapes.ts'

/** The index of a language. */
interface Side {
  reader: IndexReader
  ranking: RankingData
  meanings: Meanings
}

/** Answers a query from the index of its language. */
export function answerQuery({ reader: index, ranking, meanings }: Side, query: SearchQuery): SearchAnswer {
  const reader = remembering(index)
  const { page, pageSize } = query
  const parsed = parseKeyword(query.keyword, reader, meanings)
  const { phrases: asked, missing, leftOut = [], ...matches } = find(parsed, reader, ranking)
  const found = bestPages(matches.found, ranking)
  const words = parsed.words.map(({ phrase }) => phrase)
  // A passage is chosen for what is asked about: a rare word of asking (什么时候) would outweigh it.
  const asking = new Set(parsed.weak.map(({ phrase }) => termsOf(phrase)))
  const about = asked.filter((phrase) => !asking.has(termsOf(phrase)))
  const sought = soughtOf([...about, ...words], reader, ranking)
  const byKind = Map.groupBy(found, ({ row }) => rankedKinds[ranking.kinds[row] ?? 0])
  const ofKind = query.kind === undefined ? found : (byKind.get(query.kind) ?? [])
  // Who names two things asks for neither alone.
  const isOnePage = parsed.isJustPages && parsed.pages.size === 1
  const shown = bestRows(ofKind, page * pageSize, ranking).slice((page - 1) * pageSize)
  return {
    items: shown.map(({ row }) => {
      const entry = reader.entry(row)
      const answer = isOnePage ? parsed.pages.get(entry.link) : undefined
      return { ...hit(entry, ranking.kinds[row] ?? 0, sought), ...(answer === undefined ? {} : { answer }) }
    }),
    total: ofKind.length,
    page,
    pageSize,
    kinds: rankedKinds.map((kind) => ({ kind, count: byKind.get(kind)?.length ?? 0 })).filter(({ count }) => count > 0),
    ...(missing === undefined ? {} : { missing }),
    ...(leftOut.length === 0 ? {} : { leftOut }),
    ...(parsed.corrected === undefined || found.length === 0 ? {} : { corrected: parsed.corrected }),
  }
}

/** The readings of a keyword ask for the same words again and again. */
function remembering(reader: IndexReader): IndexReader {
  const known = new Map<string, number[]>()
  return {
    ...reader,
    rows(match) {
      const rows = known.get(match) ?? reader.rows(match)
      known.set(match, rows)
      return rows
    },
  }
}

/** What is marked in an answer, each phrase once, with how much it says: a rare one is what is asked about. */
function soughtOf(phrases: Phrase[], reader: IndexReader, ranking: RankingData): Sought {
  // A single character is in words of another meaning (结 in 结果), and so is a part of what has a meaning as a whole: scope 3.
  const specific = phrases.filter(isSpecific)
  const telling = (specific.length > 0 ? specific : phrases).filter((phrase) => !isPart(phrase, phrases))
  const byTerms = Map.groupBy(telling, termsOf).values()
  const once = Array.from(byTerms, (same) => ({
    terms: same[0]?.terms ?? [],
    isPrefix: same.some(({ isPrefix }) => isPrefix),
    others: same.flatMap(({ others = [] }) => others),
  }))
  return { phrases: once, says: once.map((phrase) => saidBy(reader.rows(expression(phrase)), ranking)) }
}

const termsOf = ({ terms }: Phrase) => terms.join(' ')

const isPart = ({ terms }: Phrase, phrases: Phrase[]) =>
  phrases.some(
    (whole) =>
      whole.others &&
      whole.terms.length > terms.length &&
      ` ${whole.terms.join(' ')} `.includes(` ${terms.join(' ')} `),
  )

function hit({ link, date, title, text }: StoredEntry, kind: number, { phrases, says }: Sought): SearchHit {
  return {
    kind: rankedKinds[kind] ?? 'page',
    link,
    ...(date === null ? {} : { date }),
    title: segments(title, findHighlights(title, phrases)),
    excerpt: excerpt(text, phrases, says),
  }
}
