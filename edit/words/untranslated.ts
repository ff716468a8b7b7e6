import type { Lang } from '#contract/paths.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'

/** What is said of a text that stands in one language only, by the language that lacks it. */
export const untranslated: Record<Lang, Record<WholeLang, string>> = {
  zh: {
    zh: '这里还没有中文。请翻译，或者把这条内容设为只用英文。',
    en: 'This is not translated into Chinese yet. Translate it, or mark the item as English only.',
  },
  en: {
    zh: '这里还没有译成英文。请翻译，或者把这条内容设为只用中文。',
    en: 'This is not translated into English yet. Translate it, or mark the item as Chinese only.',
  },
  ja: {
    zh: '这里还没有译成日文。请翻译，或者把这条内容设为只用另一种语言。',
    en: 'This is not translated into Japanese yet. Translate it, or mark the item as in the other language only.',
  },
}
