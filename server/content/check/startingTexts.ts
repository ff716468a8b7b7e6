import { allTexts } from '../allTexts.ts'
import type { Problem } from '../problems.ts'
import type { Files } from '../readFiles.ts'

/** Shorter texts are words that any company may use: Home, About us. */
const short = { han: 10, signs: 25 }
/** The page that says how to search speaks of no company: it may stay as it is. */
const mayStay = /^pages\/search\./

/** What the starting content says about itself inside its texts, also where an editor has rewritten the rest. */
const marks =
  /Example Company|示例(?:有限)?公司|\((?:samples?)\)|（示例）|(?:a |These are )?[Ss]ample (?:figures?|numbers?|data|posts?|items?)|示例(?:数字|数据|岗位|新闻)|[Ss]tarting content|起始(?:内容|首页)|(?<=^|[。；！？\n]\s*)请写明|^State the \w+/
/** Addresses and telephone numbers that lead to nobody: RFC 2606 keeps those for examples, and sample companies have these. */
const exampleAddress =
  /(?:\+86[ -])?\b\d{3,4}[ -]555[ -]01\d\d\b|(?:[\w.+-]+@|\bwww\.|\/\/)example\.(?:com|org|net)\b|(?:[\w.+-]+@)?(?:[\w-]+\.)+example(?![\w-]|\.\w)/

/** The texts of the starting content by which it is known again. */
export function textsOfStart(start: Files): ReadonlySet<string> {
  const texts = allTexts(start).filter(({ file, text }) => !mayStay.test(file) && isTelling(text))
  return new Set(texts.map(({ text }) => text))
}

/** Sentences, and telephone numbers. */
function isTelling(text: string) {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const digits = text.match(/\d/g)?.length ?? 0
  return han >= short.han || (han === 0 && text.length >= short.signs && /\s/.test(text)) || digits >= 9 // a day has eight
}

/** Texts that a new site began with, what is marked as a sample, and addresses that lead to nobody. */
export function startingTexts(files: Files, start: ReadonlySet<string>): Problem[] {
  return allTexts(files).flatMap(({ file, field, text }): Problem[] => {
    if (/^sampleNotice\b/.test(field)) return []
    const quote = text.split('\n')[0]
    if (start.has(text)) return [{ file, field, reason: { is: 'startingText', text: shortened(text) }, quote }]
    const [mark] = text.match(marks) ?? []
    if (mark !== undefined) return [{ file, field, reason: { is: 'unfinished', found: mark }, quote: mark }]
    const [found] = text.match(exampleAddress) ?? []
    return found === undefined ? [] : [{ file, field, reason: { is: 'exampleAddress', found }, quote: found }]
  })
}

const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}
