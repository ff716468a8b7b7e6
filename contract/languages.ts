/*
 * The languages that a site can have: a language is a row in each table here, a pack of words and content. `langs` is their order, and
 * content says which of them a site uses, the main one first.
 */

export const langs = ['zh', 'en', 'ja'] as const
/** What the `lang` request header carries. */
export type Lang = (typeof langs)[number]

/** What local storage keeps under `_lang` and the `lang` attribute of the document says. */
type Locale = 'zh-CN' | Exclude<Lang, 'zh'>

/** Where it is not the code itself. */
const locales: { [L in Lang]?: string } & { zh: 'zh-CN' } = { zh: 'zh-CN' }

/** What a language calls itself. */
export const ownNames: Record<Lang, string> = { zh: '中文', en: 'English', ja: '日本語' }

export const isLang = (value: unknown): value is Lang => langs.includes(value as Lang)

/** A name of no language counts as Chinese (specification, section 4). */
export const langOf = (value: unknown): Lang => (isLang(value) ? value : 'zh')

export const localeOf = (lang: Lang): Locale => (locales[lang] ?? lang) as Locale // one of them

/** The address part in front of the hash. */
export type Root = '/' | `/${Lang}/`

/** Root path of a language: that of the site's first one is the root itself. */
export const rootPath = (lang: Lang, [main]: readonly Lang[]): Root => (lang === main ? '/' : `/${lang}/`)

/** The first other language of a site; none where it has one alone. */
export const otherIn = (languages: readonly Lang[], lang: Lang): Lang | undefined =>
  languages.find((other) => other !== lang)

/** Of a menu entry. */
export interface Hiding {
  enHidden?: boolean | undefined
  /** The languages other than English that do without it. */
  hiddenIn?: readonly Lang[] | undefined
}

/** The same with `without`, the languages that have no page for it. */
export function hiddenIn<E extends Hiding>(entry: E, without: readonly Lang[]): E & Hiding & { enHidden: boolean } {
  const others = [...(entry.hiddenIn ?? []), ...without.filter((lang) => lang !== 'en')]
  const enHidden = entry.enHidden || without.includes('en')
  return { ...entry, enHidden, ...(others.length > 0 && { hiddenIn: [...new Set(others)] }) }
}

/** Whether a language does without a menu entry: English by its mark (specification, section 4), others where they have no page for it. */
export const isHiddenIn = (lang: Lang, { enHidden, hiddenIn }: Hiding): boolean | undefined =>
  (lang === 'en' && enHidden) || hiddenIn?.includes(lang)
