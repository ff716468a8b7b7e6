import type { Lang } from '#contract/paths.ts'
import { writing } from '#contract/writing.ts'
import type { Files } from './readFiles.ts'
import { wordsOf } from './words/index.ts'

type Indicator = Files['esg']['items'][number]

/** An ESG indicator as one language has it, its status in words: its values are those of all languages unless it counts in units of its own, 万吨 or million t. */
export function indicatorIn({ id, topic, values, state, place, ...words }: Indicator, lang: Lang) {
  const own = words[lang]
  const status = wordsOf(lang).targetStates[state ?? 'none']
  return { ...own, id, topic: topic[lang], values: own.values ?? values, state, place, status }
}

/** A measure with what it is counted in, so that the years stand right beside it. */
export function withUnit(name: string, unit: string, lang: Lang): string {
  const [before, after] = writing[lang].brackets
  return name + before + unit + after
}
