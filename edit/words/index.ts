import { writing } from '#contract/languages.ts'
import type { Lang } from '#contract/paths.ts'
import { en } from './en.ts'
import { zh } from './zh.ts'

export type SentenceName = keyof typeof zh.server

/** The server's sentence `name`; `names` are the files, people or settings that it speaks of, the first ten of them. */
export function sentence(name: SentenceName, lang: Lang, names: readonly string[] = []): string {
  return { zh, en }[lang].server[name].replace('{files}', () => shownNames(names, lang))
}

/** The first ten names as a sentence lists them. */
export function shownNames(names: readonly string[], lang: Lang): string {
  const [shown, separator] = [names.slice(0, 10).map(clean), writing[lang].enumeration]
  return [...shown, ...(names.length > shown.length ? ['…'] : [])].join(separator)
}

const clean = (name: string) => name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(0, 200)
