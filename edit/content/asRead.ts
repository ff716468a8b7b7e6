import type { Lang } from '#contract/paths.ts'
import {
  type FigureWords,
  figureReference,
  figuresFile,
  type SharedFigure,
  wordsOfFigure,
} from '#server/content/shapes/figures.ts'

/** A shared figure, as a text in each language has it: its whole, and its parts `value` and `unit`. */
export interface ShownFigure extends Pick<SharedFigure, 'id' | 'scope' | 'day'> {
  parts: Record<Lang, FigureWords>
}

/** The shared figures in the data of their file, in its order; none where it cannot be understood. */
export function shownFigures(data: unknown): ShownFigure[] {
  const read = figuresFile.safeParse(data)
  if (!read.success) return []
  const { units, items } = read.data
  return items.map((figure) => {
    const { id, scope, day } = figure
    return { id, scope, day, parts: wordsOfFigure(figure, units) }
  })
}

/** A stretch of a text as its readers have it. */
export interface Piece {
  text: string
  /** Where it begins in the text as it is written. */
  from: number
  /** The shared figure that it is the words of. */
  figure?: string
}

/** References to figures; signs of Markdown, addresses of links and braces, which nobody reads. */
const unread = new RegExp(
  `${figureReference.source}|!?\\[(?=[^\\]]*\\]\\([^)\\s]*\\))|\\]\\([^)\\s]*\\)|\\*\\*|^#{1,6} |\\{\\{|\\}\\}`,
  'gm',
)

/** A text in the pieces of it that are read, in their order. A figure that is not known stays as it is written. */
export function piecesOf(text: string, lang: Lang, figures: readonly ShownFigure[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: sign, 1: id, 2: part, index } of text.matchAll(unread)) {
    const words = figures.find((figure) => figure.id === id)?.parts[lang][
      (part as 'value' | 'unit' | undefined) ?? 'text'
    ]
    if (id !== undefined && words === undefined) continue
    if (index > from) pieces.push({ text: text.slice(from, index), from })
    if (id !== undefined && words !== undefined) pieces.push({ text: words, from: index, figure: id })
    from = index + sign.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), from })
  return pieces
}

/** A text as its readers have it. */
export const asRead = (text: string, lang: Lang, figures: readonly ShownFigure[]): string =>
  piecesOf(text, lang, figures)
    .map((piece) => piece.text)
    .join('')
