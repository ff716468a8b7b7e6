import type { Path } from '#contract/edit/items.ts'
import { writing } from '#contract/writing.ts'
import type { Kind } from '../kinds.ts'
import { type TextPair, textPairs } from './textPairs.ts'

/** Places that lack a text of their language: what stands in the other one is not translated. */
export const untranslatedIn = (kind: Kind, data: unknown): Path[] =>
  textPairs(kind, data).flatMap((pair) => {
    const side = lackingSide(pair)
    return side ? [side.path] : []
  })

/** The side on which a text is missing, or still stands in the other language. */
export function lackingSide({ mayLack, sides: [main, other] }: TextPair): TextPair['sides'][number] | undefined {
  const isForeign = ({ lang, text }: typeof main) =>
    writing[lang].script === 'Latin' ? isChinese(text) : main.text === other.text && isEnglish(text)
  return [other, main].find((side) => (side.text === '' && !mayLack) || isForeign(side))
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** More Chinese or Japanese than a name or two among the words. */
const isChinese = (text: string) =>
  count(text, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) > count(text, /[\p{Script=Latin}\p{N}]+/gu)

/** A sentence or heading, not a name, a standard or a unit: at least three words in small letters. */
const isEnglish = (text: string) =>
  count(text, /\p{Script=Han}/gu) === 0 && count(text, /(?<![\p{L}\p{N}/.:-])\p{Ll}{2,}(?![\p{L}\p{N}/:-])/gu) >= 3
