import type { Lang } from '#contract/paths.ts'
import { type WholeLang, wholeLangOf } from '#contract/wholeLangs.ts'
import { en } from './en.ts'
import { type Words, zh } from './zh.ts'

export type { ActivePart, BlockOutline, Kind } from './zh.ts'

type Sentences = Words['reasons']

/** Why something is a problem: which sentence says it, and the values in it. */
export type Reason = {
  [N in keyof Sentences]: Sentences[N] extends () => string ? { is: N } : { is: N } & Parameters<Sentences[N]>[0]
}[keyof Sentences]
/** The reason of that name, with its values. */
export type ReasonOf<N extends Reason['is']> = Extract<Reason, { is: N }>

export const wordsOf = (lang: Lang): Words => ({ zh, en })[wholeLangOf(lang)]

/** The reason as a sentence, with what to do. */
export function reasonText(reason: Reason, lang: Lang): string {
  const sentence = wordsOf(lang).reasons[reason.is] as (values: Reason) => string // the one for these values, by its name
  return sentence(reason)
}

/** The same in every language of keepers. */
export const reasonTexts = (reason: Reason): Record<WholeLang, string> => ({
  zh: reasonText(reason, 'zh'),
  en: reasonText(reason, 'en'),
})
