import type { Page } from '@playwright/test'
import type { Box, PaintedText } from './texts.ts'

/** What rounding and the slant of a letter may make, in pixels. */
const tolerance = 2

const intersection = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})
const isLargerThan = (size: number, { left, top, right, bottom }: Box) => right - left > size && bottom - top > size

/** Texts of which a box shows a part only, with no way to see the rest. */
export function cutTexts(texts: PaintedText[]): string[] {
  const cut = texts.filter(({ box, reachable }) => {
    const shown = intersection(box, reachable)
    if (shown.right <= shown.left || shown.bottom <= shown.top) return false // not there at all: something else shows it
    const lost = Math.max(
      shown.left - box.left,
      box.right - shown.right,
      shown.top - box.top,
      box.bottom - shown.bottom,
    )
    return lost > tolerance
  })
  return unique(cut.map(({ text }) => `cut: “${text}”`))
}

/** Numbers that go on in a second line, where they would be read as two. */
export const brokenNumbers = (texts: PaintedText[]) =>
  unique(
    texts
      .filter(({ text, lines }) => lines > 1 && /^[−+-]?\d[\d.,]*$/.test(text))
      .map(({ text }) => `broken: “${text}”`),
  )

/** Values whose digits, or whose unit, go on in a second line. */
export const dividedValues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const whole = [...document.querySelectorAll('[data-whole]')].filter((value) => value.checkVisibility())
    const divided = whole.flatMap((value) => {
      const range = document.createRange()
      range.selectNodeContents(value)
      const before = value.previousSibling
      const digits = before instanceof Text ? (/[\d.,]*$/.exec(before.data)?.[0].length ?? 0) : 0
      if (before instanceof Text && digits > 0) range.setStart(before, before.data.length - digits)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      const [first] = lines
      return first && lines.some(({ top }) => top >= first.bottom - 2) ? [`divided: “${range.toString()}”`] : []
    })
    return [...new Set(divided)]
  })

/** Texts that stand on others of the same layer. */
export function overprintedTexts(texts: PaintedText[]): string[] {
  const shown = texts
    .map((painted) => ({ ...painted, box: intersection(painted.box, painted.seen) }))
    .filter(({ box }) => isLargerThan(tolerance, box))
    .sort((a, b) => a.box.top - b.box.top)
  const found: string[] = []
  for (const [at, upper] of shown.entries()) {
    for (let next = at + 1; next < shown.length; next++) {
      const lower = shown[next]
      if (!lower || lower.box.top > upper.box.bottom) break
      if (lower.layer !== upper.layer || lower.text === upper.text) continue
      if (isLargerThan(tolerance, intersection(upper.box, lower.box))) found.push(`“${upper.text}” on “${lower.text}”`)
    }
  }
  return unique(found)
}

const unique = (lines: string[]) => [...new Set(lines)]
