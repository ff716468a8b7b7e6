import { createContext, type ReactNode, use } from 'react'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { actions as actionsEn } from '../words/actions.en.ts'
import { type ActionWords, actions as actionsZh } from '../words/actions.zh.ts'
import * as fieldsEn from '../words/fields.en.ts'
import * as fieldsZh from '../words/fields.zh.ts'
import { lists as listsEn } from '../words/lists.en.ts'
import { type ListWords, lists as listsZh } from '../words/lists.zh.ts'
import { media as mediaEn } from '../words/mediaPage.en.ts'
import { type MediaWords, media as mediaZh } from '../words/mediaPage.zh.ts'
import { en } from '../words/page.en.ts'
import { type PageWords, zh } from '../words/page.zh.ts'
import * as valuesEn from '../words/values.en.ts'
import * as valuesZh from '../words/values.zh.ts'

export interface Language {
  lang: WholeLang
  words: PageWords
  actions: ActionWords
  lists: ListWords
  media: MediaWords
  fields: Record<string, string>
  /** What some of them are called in a kind of their own: `certifications.body`. */
  fieldsOfKinds: Record<string, string>
  values: Record<string, string>
  kinds: Record<string, string>
}

const languages: Record<WholeLang, Language> = {
  zh: { lang: 'zh', words: zh, actions: actionsZh, lists: listsZh, media: mediaZh, ...fieldsZh, ...valuesZh },
  en: { lang: 'en', words: en, actions: actionsEn, lists: listsEn, media: mediaEn, ...fieldsEn, ...valuesEn },
}

const LanguageContext = createContext<Language>(languages.zh)

export const LanguageProvider = ({ lang, children }: { lang: WholeLang; children: ReactNode }) => (
  <LanguageContext value={languages[lang]}>{children}</LanguageContext>
)

export const useLanguage = (): Language => use(LanguageContext)
