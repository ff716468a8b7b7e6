import type { Lang } from '#contract/paths.ts'
import { type WholeLang, wholeLangOf } from '#contract/wholeLangs.ts'
import { en } from './en.ts'
import { formatsInForm, inForm } from './inForm.ts'
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

/** The reason as whoever fills in a form is told it: without files, and without how they are written. */
export const formTexts = (reason: Reason): Record<WholeLang, string> => ({
  zh: formText(reason, 'zh'),
  en: formText(reason, 'en'),
})

function formText(reason: Reason, lang: WholeLang): string {
  if (reason.is === 'wrongFormat') return formatsInForm[lang][reason.format] ?? reasonText(reason, lang)
  const sentence = inForm[lang][reason.is] as ((values: Reason) => string) | undefined // the one for these values, by its name
  return sentence?.(reason) ?? reasonText(reason, lang)
}
