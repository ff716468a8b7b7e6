import type { Lang } from '#contract/paths.ts'
import { type WholeLang, wholeLangOf } from '#contract/wholeLangs.ts'
import { useSite } from '../data/site.tsx'
import type { ComplaintWords } from '../words/complaint.zh.ts'

const loads = {
  zh: async () => (await import('../words/complaint.zh.ts')).zh,
  en: async () => (await import('../words/complaint.en.ts')).en,
}
const loaded: Partial<Record<WholeLang, ComplaintWords>> = {}

/** Brings the words of the report and its look-up: without them the fields cannot be rendered. */
export async function prepareWords(lang: Lang) {
  const whole = wholeLangOf(lang)
  loaded[whole] ??= await loads[whole]()
}

/** The words that the page has prepared. */
export function useComplaintWords(): ComplaintWords {
  const words = loaded[wholeLangOf(useSite().lang)]
  if (!words) throw new Error('the page has not prepared its words')
  return words
}
