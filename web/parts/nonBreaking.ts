const number = String.raw`\d(?:[\d,.]*\d)?`
const han = '[㐀-鿿]'
/** Chinese units of more than one character; of all others the character after the number is enough. */
const long =
  '平方米|平方公里|立方米|立方|千瓦时|百分点|公里|公斤|公顷|千克|毫克|微克|毫升|厘米|毫米|微米|分钟|小时|工作日|交易日|个月|月龄|日龄|周龄|人次|年度|摄氏度'
const unit = String.raw`[\s\u00a0]?(?=${han})(?:万亿|[百千]?万|亿)?(?:个?(?:${long})|${han})?`
const quotient = String.raw`\s?[^\d\s，。；、（）<>&]{0,4}\/[^\d\s，。；、（）<>&]{1,4}`

/**
 * Where lines would break and must not: a value with its unit, 12.9元/升, 90天, from year to year, 2021–2025, from one value to another,
 * 50–70公斤. Where the server writes the spaces of English sentences none breaks; here are those of titles and news, RMB 2.3 billion.
 */
const kept = new RegExp(
  String.raw`(RMB ${number}(?: [mb]illion|${quotient})?|${number} [mb]illion|(?:[≥≤±]\s?)?(?:\d{4}[–—]\d{4}(?:年度?)?|${number}(?:–${number})?(?:${quotient}|${unit})|${number}–${number}%?))`,
)

/** What of a value breaks nowhere anyway. */
const first = /^[≥≤±]?[\d,.]*(?=\d)/
const startsWithDigit = /^\d/
const lastHan = new RegExp(`${han}$`)
const firstHan = new RegExp(`^${han}`)

/**
 * The pieces of a text; every second one must stay in its line. It begins with the last digit before the unit, or where that is the whole
 * number with the character before it. Where an element begins between Chinese and a digit, the thin space would stay at the start of a
 * line, and Chromium ends some lines far too early.
 */
export function piecesOf(text: string): string[] {
  const pieces = text.split(kept)
  for (let at = 1; at < pieces.length; at += 2) {
    const [piece = '', between = ''] = [pieces[at], pieces[at - 1]]
    const [before = ''] = first.exec(piece) ?? []
    const [own = ''] = before === '' && startsWithDigit.test(piece) ? (lastHan.exec(between) ?? []) : []
    pieces[at - 1] = between.slice(0, between.length - own.length) + before
    pieces[at] = own + piece.slice(before.length)
  }
  return pieces
}

/** The same in safe HTML, outside its tags. */
export const nonBreakingHtml = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part, at) => (at % 2 === 1 ? part : nonBreakingPieces(part)))
    .join('')

/**
 * A value that could break at a sign inside it is a `line`; of the others styles need only keep the letters together. Chromium forbids the
 * break after them as well, so that a line would end before the number; `wbr` allows it.
 */
const nonBreakingPieces = (text: string) =>
  piecesOf(text)
    .map((piece, at, all) => {
      if (at % 2 === 0) return piece
      if (/[\s/–—]/.test(piece)) return `<span data-whole="line">${piece}</span>`
      return `<span data-whole>${piece}</span>${firstHan.test(all[at + 1] ?? '') ? '<wbr>' : ''}`
    })
    .join('')

/** The longest line of a heading on a narrow phone, in ems. */
const line = 13

/** A Chinese heading from one mark to the next, and whether each part has room in a line: then it need not break. */
export const runsOf = (heading: string): { run: string; fits: boolean }[] =>
  heading.split(/(?<=[，、；：])|(?=（)/).map((run) => ({ run, fits: widthOf(run) <= line }))

const widthOf = (run: string) => [...run].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1 : 0.55), 0)
