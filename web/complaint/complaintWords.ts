import type { Lang } from '#contract/paths.ts'
import { useSite } from '../data/site.tsx'
import type { ComplaintWords } from '../words/complaint.zh.ts'

const loads = {
  zh: async () => (await import('../words/complaint.zh.ts')).zh,
  en: async () => (await import('../words/complaint.en.ts')).en,
}
const loaded: Partial<Record<Lang, ComplaintWords>> = {}

/** Brings the words of the report and its look-up: without them the fields cannot be rendered. */
export async function prepareWords(lang: Lang) {
  loaded[lang] ??= await loads[lang]()
}

/** The words that the page has prepared. */
export function useComplaintWords(): ComplaintWords {
  const words = loaded[useSite().lang]
  if (!words) throw new Error('the page has not prepared its words')
  return words
}
