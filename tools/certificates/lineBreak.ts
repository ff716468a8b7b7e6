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

interface Piece {
  text: string
  em: number
}
const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(pieces)].map(([piece]) => ({ text: piece, em: emOf(piece) }))

/** Breaks a text into lines of at most `width` em: between Chinese characters and between Latin words. */
export const breakLines = (text: string, width: number): string[] => broken(piecesOf(text), width)

/** As `breakLines`, with lines as even as the same number of them allows: no word stands alone at the end. */
export function breakEvenly(text: string, width: number): string[] {
  const parts = piecesOf(text)
  const count = broken(parts, width).length
  let narrowest = width
  while (narrowest > 1 && broken(parts, narrowest - 0.5).length === count) narrowest -= 0.5
  return broken(parts, narrowest)
}

function broken(parts: readonly Piece[], width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const { text, em } of parts) {
    const isSpace = text.trim() === ''
    if (line !== '' && !isSpace && used + em > width) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    if (line === '' && isSpace) continue
    line += text
    used += em
  }
  return line === '' ? lines : [...lines, line.trimEnd()]
}
