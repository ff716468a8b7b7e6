import { wholeLangs } from '../../contract/wholeLangs.ts'
import type { SearchEntry, SearchKind } from '../../server/search/index.ts'
import { fillerTexts } from './fillerTexts.ts'

const kinds: SearchKind[] = ['news', 'news', 'news', 'announcement', 'announcement', 'securities', 'dynamics', 'report']

/**
 * Made-up documents in the words of the field, so that the real ones have to be found among thousands that are like them:
 * about 600 Chinese characters or 1,000 Latin ones each, the same for the same seed.
 */
export function* fillerDocuments(lang: 'zh' | 'en', count: number, seed = 1): Generator<SearchEntry> {
  const random = randomOf(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const { topics, sentences, titles, places, people, units, join, length } = fillerTexts[lang]
  for (let i = 0; i < count; i++) {
    // A document is about one topic and touches a second.
    const topic = pick(topics)
    const other = pick(topics)
    const fill = (pattern: string) =>
      pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
        if (slot === 'place') return pick(places)
        if (slot === 'person') return pick(people)
        if (slot === 'number')
          return `${Math.ceil(random() * random() * 9_000) / (random() < 0.3 ? 10 : 1)}${pick(units)}`
        if (slot === 'year') return String(2018 + Math.floor(random() * 9))
        return pick(random() < 0.75 ? topic : other)
      })
    const title = fill(pick(titles))
    const parts: string[] = []
    for (let size = 0; size < length; size += parts.at(-1)?.length ?? length) parts.push(fill(pick(sentences)))
    const kind = pick(kinds)
    const id = `filler-${lang}-${i}`
    yield { id, kind, lang, link: `/${id}`, title, text: parts.join(join), date: day(random) }
  }
}

/** Half of each language around the real documents, `total` in all. */
export function* withFiller(real: SearchEntry[], total: number): Generator<SearchEntry> {
  yield* real
  for (const lang of wholeLangs) {
    yield* fillerDocuments(lang, Math.max(0, total / 2 - real.filter((document) => document.lang === lang).length))
  }
}

function day(random: () => number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${2019 + Math.floor(random() * 8)}-${two(1 + Math.floor(random() * 10))}-${two(1 + Math.floor(random() * 28))}`
}

/** Mulberry32: small, and the same everywhere. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
