import type { Path } from '#contract/edit/items.ts'
import type { Lang } from '#contract/paths.ts'
import type { Kind } from '../kinds.ts'
import { type TextPair, textPairs } from './textPairs.ts'

/** Places that lack a text of their language: what stands in the other one is not translated. */
export const untranslatedIn = (kind: Kind, data: unknown): Path[] =>
  textPairs(kind, data).flatMap((pair) => {
    const lang = lackingSide(pair)
    return lang === undefined ? [] : [pair.sides[lang].path]
  })

/** The language in which a text is missing, or still stands in the other one. */
export function lackingSide({ mayLack, sides: { zh, en } }: TextPair): Lang | undefined {
  const isEmpty = (text: string) => text === '' && !mayLack
  if (isEmpty(en.text) || isChinese(en.text)) return 'en'
  return isEmpty(zh.text) || (zh.text === en.text && isEnglish(zh.text)) ? 'zh' : undefined
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** More Chinese than a name or two among the words. */
const isChinese = (text: string) => count(text, /\p{Script=Han}/gu) > count(text, /[\p{Script=Latin}\p{N}]+/gu)

/** A sentence or heading, not a name, a standard or a unit: at least three words in small letters. */
const isEnglish = (text: string) =>
  count(text, /\p{Script=Han}/gu) === 0 && count(text, /(?<![\p{L}\p{N}/.:-])\p{Ll}{2,}(?![\p{L}\p{N}/:-])/gu) >= 3
