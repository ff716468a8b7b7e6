/*
 * The languages that a site can have: a language is a row in each table here, a pack of words and content. `langs` is their order, and
 * content says which of them a site uses.
 */

export const langs = ['zh', 'en'] as const
/** What the `lang` request header carries. */
export type Lang = (typeof langs)[number]

/** What local storage keeps under `_lang` and the `lang` attribute of the document says. */
type Locale = 'zh-CN' | 'en'

/** What a browser needs: the locale, and the address part in front of the hash. */
const addressed = {
  zh: { locale: 'zh-CN', root: '/' },
  en: { locale: 'en', root: '/en/' },
} as const satisfies Record<Lang, { locale: Locale; root: string }>

/** How texts of a language are set. */
export const writing = {
  zh: {
    script: 'Han',
    dates: 'zh-CN',
    openGraph: 'zh_CN',
    comma: '，',
    enumeration: '、',
    brackets: ['（', '）'],
    gap: '',
  },
  en: {
    script: 'Latin',
    dates: 'en-GB',
    openGraph: 'en_GB',
    comma: ', ',
    enumeration: ', ',
    brackets: [' (', ')'],
    gap: ' ',
  },
} as const satisfies Record<Lang, Writing>

interface Writing {
  /** Unicode's name of the script. */
  script: string
  /** Locale of dates and numbers. */
  dates: string
  /** As `og:locale` has it. */
  openGraph: string
  comma: string
  /** Between the entries of a list. */
  enumeration: string
  brackets: readonly [before: string, after: string]
  /** Between a number and its unit. */
  gap: string
}

export const isLang = (value: unknown): value is Lang => langs.includes(value as Lang)

/** Any value other than `en` counts as Chinese (specification, section 4). */
export const langOf = (value: unknown): Lang => (value === 'en' ? 'en' : 'zh')

export const localeOf = (lang: Lang): Locale => addressed[lang].locale

/** Root path of a language: the address part in front of the hash. */
export const rootPath = (lang: Lang): (typeof addressed)[Lang]['root'] => addressed[lang].root

/** The language that a text is translated from, and a reader changes to. */
export const otherOf = (lang: Lang): Lang => (lang === 'zh' ? 'en' : 'zh')
