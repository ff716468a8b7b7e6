import { createContext, type ReactNode, use } from 'react'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { actions as actionsEn } from '../words/actions.en.ts'
import { type ActionWords, actions as actionsZh } from '../words/actions.zh.ts'
import { lists as listsEn } from '../words/lists.en.ts'
import { type ListWords, lists as listsZh } from '../words/lists.zh.ts'
import { media as mediaEn } from '../words/mediaPage.en.ts'
import { type MediaWords, media as mediaZh } from '../words/mediaPage.zh.ts'
import { type Names, names } from '../words/names.ts'
import { en } from '../words/page.en.ts'
import { type PageWords, zh } from '../words/page.zh.ts'
import { previewEn } from '../words/preview.en.ts'
import { type PreviewWords, previewZh } from '../words/preview.zh.ts'

export interface Language extends Names {
  lang: WholeLang
  words: PageWords
  actions: ActionWords
  lists: ListWords
  media: MediaWords
  preview: PreviewWords
}

const languages: Record<WholeLang, Language> = {
  zh: { lang: 'zh', words: zh, actions: actionsZh, lists: listsZh, media: mediaZh, preview: previewZh, ...names.zh },
  en: { lang: 'en', words: en, actions: actionsEn, lists: listsEn, media: mediaEn, preview: previewEn, ...names.en },
}

const LanguageContext = createContext<Language>(languages.zh)

export const LanguageProvider = ({ lang, children }: { lang: WholeLang; children: ReactNode }) => (
  <LanguageContext value={languages[lang]}>{children}</LanguageContext>
)

export const useLanguage = (): Language => use(LanguageContext)
