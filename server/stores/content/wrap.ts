/** Widths in em of what a line is made of, as common sans and serif fonts have them, rounded up. */
const widths: readonly [pattern: RegExp, em: number][] = [
  [/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u, 1],
  [/[MW@—]/, 0.92],
  [/[A-Z&%]/, 0.7],
  [/[il.,:;'|! ()-]/, 0.32],
]
const otherwise = 0.56

/** Width of a text in em: a drawing cannot ask the reader's font. */
export const emOf = (text: string) =>
  Array.from(text).reduce((sum, char) => sum + (widths.find(([pattern]) => pattern.test(char))?.[1] ?? otherwise), 0)

/** Closing marks, before which no line begins, stay with the piece before them. */
const pieces = /[\p{Script=Han}][，。；：、！？）”》]*|[^\p{Script=Han}\s]+[，。；：、！？）”》]*|\s+/gu

/** Breaks a text into lines of at most `width` em: between Chinese characters and between Latin words. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const [piece] of text.matchAll(pieces)) {
    if (line !== '' && emOf((line + piece).trimEnd()) > width) {
      lines.push(line.trim())
      line = ''
    }
    line += piece
  }
  return line.trim() === '' ? lines : [...lines, line.trim()]
}

/** As `wrap`, with lines as even as the same number of them allows: no word stands alone at the end. */
export function wrapEvenly(text: string, width: number): string[] {
  const count = wrap(text, width).length
  let narrowest = width
  while (narrowest > 1 && wrap(text, narrowest - 0.5).length === count) narrowest -= 0.5
  return wrap(text, narrowest)
}
