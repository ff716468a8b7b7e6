import type { WholeLang } from '#contract/wholeLangs.ts'
import { writing } from '#contract/writing.ts'
import { en } from './en.ts'
import { refusals as ofMediaEn } from './media.en.ts'
import { refusals as ofMediaZh } from './media.zh.ts'
import { zh } from './zh.ts'

const sentences = { zh: { ...zh.server, ...ofMediaZh }, en: { ...en.server, ...ofMediaEn } }

export type SentenceName = keyof typeof sentences.zh

/** The server's sentence `name`; `names` are the files, people or settings that it speaks of, the first ten of them. */
export function sentence(name: SentenceName, lang: WholeLang, names: readonly string[] = []): string {
  return sentences[lang][name].replace('{files}', () => shownNames(names, lang))
}

/** Names that a sentence speaks of, the same or those of each language. */
export type SpokenNames = readonly string[] | Readonly<Record<WholeLang, readonly string[]>>

/** The same in every language. */
export function textsOf(name: SentenceName, names: SpokenNames = []): Record<WholeLang, string> {
  const { zh, en } = 'zh' in names ? names : { zh: names, en: names }
  return { zh: sentence(name, 'zh', zh), en: sentence(name, 'en', en) }
}

/** The first ten names as a sentence lists them. */
function shownNames(names: readonly string[], lang: WholeLang): string {
  const [shown, separator] = [names.slice(0, 10).map(clean), writing[lang].enumeration]
  return [...shown, ...(names.length > shown.length ? ['…'] : [])].join(separator)
}

const clean = (name: string) => name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(0, 200)
