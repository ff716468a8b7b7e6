import type { Lang } from '#contract/paths.ts'
import { writing } from '#contract/writing.ts'

/** A Chinese landline as the pages of a language write it: 0710-555-0140, and +86 710 555 0140 for readers abroad. */
export function phoneIn(lang: Lang, phone: string): string {
  if (writing[lang].isAtHome || !/^0\d{2,3}-/.test(phone)) return phone
  return `+86 ${phone.slice(1).replaceAll('-', ' ')}`
}
