import { excerpt } from './excerpt.ts'
import { find } from './find.ts'
import { findMarks, segments } from './highlight.ts'
import type { Phrase } from './phrases.ts'
import { readKeyword } from './query.ts'
import { best, type Shelf } from './ranking.ts'
import type { Library, Shown } from './reader.ts'
import { type SearchAnswer, type SearchHit, type SearchQuestion, searchKinds } from './shapes.ts'

/** Answers a question from the library of its language. */
export function answer(library: Library, shelf: Shelf, question: SearchQuestion): SearchAnswer {
  const page = Math.max(1, Math.trunc(question.page) || 1)
  const pageSize = Math.max(1, Math.trunc(question.pageSize) || 1)
  const asked = readKeyword(question.keyword, library)
  const { phrases, found, missing } = find(asked, library, shelf)
  const counts = new Uint32Array(searchKinds.length)
  for (const { row } of found) counts[shelf.kinds[row] ?? 0] = (counts[shelf.kinds[row] ?? 0] ?? 0) + 1
  const wanted = question.kind === undefined ? -1 : searchKinds.indexOf(question.kind)
  const kept = wanted < 0 ? found : found.filter(({ row }) => shelf.kinds[row] === wanted)
  const shown = best(kept, page * pageSize, shelf).slice((page - 1) * pageSize)
  return {
    items: shown.map(({ row }) => hit(library.document(row), shelf.kinds[row] ?? 0, phrases)),
    total: kept.length,
    page,
    pageSize,
    kinds: searchKinds.map((kind, index) => ({ kind, count: counts[index] ?? 0 })).filter(({ count }) => count > 0),
    ...(missing === undefined ? {} : { missing }),
    ...(asked.corrected === undefined || found.length === 0 ? {} : { corrected: asked.corrected }),
  }
}

function hit({ link, date, title, text }: Shown, kind: number, phrases: Phrase[]): SearchHit {
  return {
    kind: searchKinds[kind] ?? 'page',
    link,
    ...(date === null ? {} : { date }),
    title: segments(title, findMarks(title, phrases)),
    excerpt: excerpt(text, phrases),
  }
}
