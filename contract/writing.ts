import { type Lang, langs, type Root, rootPath } from './languages.ts'

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
    isAtHome: true,
  },
  en: {
    script: 'Latin',
    dates: 'en-GB',
    openGraph: 'en_GB',
    comma: ', ',
    enumeration: ', ',
    brackets: [' (', ')'],
    gap: ' ',
    isAtHome: false,
  },
  ja: {
    script: 'Han',
    dates: 'ja-JP',
    openGraph: 'ja_JP',
    comma: '、',
    enumeration: '、',
    brackets: ['（', '）'],
    gap: '',
    isAtHome: false,
  },
} as const satisfies Record<Lang, Writing>

interface Writing {
  /** Unicode's name of the script whose signs tell how long a text is: of Latin its words do. */
  script: 'Han' | 'Latin'
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
  /** Its readers are in China: they dial without the code of the country, and type pinyin. */
  isAtHome: boolean
}

/** A value for each language. */
export const perLang = <T>(make: (lang: Lang) => T): Record<Lang, T> =>
  Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as Record<Lang, T> // one for each of langs

/** Every root that a site can have. */
export const roots: readonly Root[] = ['/', ...langs.map((lang): Root => `/${lang}/`)]

/** The language that a site has at a root; none where it has no such root. */
export const langOfRoot = (root: Root, languages: readonly Lang[]): Lang | undefined =>
  languages.find((lang) => rootPath(lang, languages) === root)

/** A day (YYYY-MM-DD) in words: 29 November 2026, 2026年11月29日. */
export const longDay = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(writing[lang].dates, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** A month (YYYY-MM) in words: November 2026, 2026年11月. */
export const longMonth = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(writing[lang].dates, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(month),
  )
