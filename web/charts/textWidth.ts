/**
 * About how many ems a line of text takes. Good enough to keep labels apart, and known where nothing can be measured: on a
 * server, and before the first picture.
 */
export const emsOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + emOf(sign), 0) + (text.match(border)?.length ?? 0) * 0.15

/** Between Chinese and Latin stands a thin space. */
const border = /\p{Script=Han}(?=[\dA-Za-z])|[\dA-Za-z](?=\p{Script=Han})/gu

function emOf(sign: string): number {
  if (/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(sign)) return 1
  if (/\d/.test(sign)) return 0.6
  if (/[.,:;'’!|()ijltf ·-]/.test(sign)) return 0.32
  return /[A-Z%&@mw—]/.test(sign) ? 0.76 : 0.57
}

/** The widest of several lines, in ems. */
export const widestOf = (texts: string[]): number => Math.max(0, ...texts.map(emsOf))

/** A text in lines of at most so many ems, broken between words or Chinese characters; one long word stays whole. */
export function wrapped(text: string, ems: number): string[] {
  const pieces =
    text.match(/[\u2e80-\u9fff\uf900-\ufaff][，。：；、！？）”]*|[^\s\u2e80-\u9fff\uf900-\ufaff]+|\s+/gu) ?? []
  const lines = ['']
  for (const piece of pieces) {
    const line = `${lines.at(-1)}${piece}`
    if (lines.at(-1) === '' || emsOf(line.trimEnd()) <= ems) lines[lines.length - 1] = line.trimStart()
    else if (piece.trim() !== '') lines.push(piece)
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
