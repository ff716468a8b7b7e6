import type { Lang } from '#contract/paths.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'

/** What is said of a text that stands in one language only, by the language that lacks it. */
export const untranslated: Record<Lang, Record<WholeLang, string>> = {
  zh: {
    zh: '这里还没有中文。请翻译；有“只用一种语言”一栏的条目，可以只用英文。',
    en: 'This is not translated into Chinese yet. Translate it; where the item has “In one language only”, English alone will do.',
  },
  en: {
    zh: '这里还没有译成英文。请翻译；有“只用一种语言”一栏的条目，可以只用中文。',
    en: 'This is not translated into English yet. Translate it; where the item has “In one language only”, Chinese alone will do.',
  },
  ja: {
    zh: '这里还没有译成日文。请翻译；有“只用一种语言”一栏的条目，可以只用另一种语言。',
    en: 'This is not translated into Japanese yet. Translate it; where the item has “In one language only”, the other will do.',
  },
}
