import type { FoundPlace, Wording } from '#contract/edit/many.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { type Piece, piecesOf, type ShownFigure } from '../asRead.ts'
import { langAt, textsOf } from '../index/texts.ts'
import { valueAt } from '../issues.ts'
import type { Kind } from '../kinds.ts'
import { sentencesOf } from '../overviews/figureUses.ts'
import { withValue } from '../withValue.ts'

/** A letter or digit of a word that ends at a space. */
const letter = '[[\\p{L}\\p{N}]--[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]]'
/** A space is any space, or the end of a line within a paragraph. */
const space = '(?:[^\\S\\n]|[^\\S\\n]*\\n[^\\S\\n]*)'

/** What finds the words in a text as it is read. */
export function patternOf({ find, anyCase, wholeWords }: Omit<Wording, 'lang'>, flags = ''): RegExp {
  const words = find.split(/\s/).map(RegExp.escape).join(space)
  const is = (place: string) => wholeWords && new RegExp(place, 'v').test(find)
  const [head, tail] = [is(`^${letter}`) ? `(?<!${letter})` : '', is(`${letter}$`) ? `(?!${letter})` : '']
  return new RegExp(head + words + tail, `v${flags}${anyCase ? 'i' : ''}`)
}

/** Fields of texts that readers do not see. */
const addresses = new Set<unknown>(['linkUrl', 'to', 'file', 'id', 'href', 'version'])

/** The places of an item in which readers see the words. */
export function placesIn(kind: Kind, data: unknown, wording: Wording, figures: readonly ShownFigure[]): FoundPlace[] {
  const pattern = patternOf(wording, 'g')
  const [main = 'zh'] = siteLanguages()
  return textsOf(kind, data).flatMap(({ path, text }) => {
    const lang = langAt(path)
    if (addresses.has(path.at(-1)) || (wording.lang && lang !== wording.lang)) return []
    const pieces = piecesOf(text, lang ?? main, figures)
    const read = pieces.map((piece) => piece.text).join('')
    return [...read.matchAll(pattern)].map(({ 0: words, index }): FoundPlace => {
      const own = within(pieces, index, index + words.length)
      const figure = own.find((piece) => piece.figure !== undefined)?.figure
      return {
        ...(lang && { lang }),
        path,
        at: (own[0]?.from ?? 0) + index - (own[0]?.begins ?? 0),
        before: (sentencesOf(read.slice(0, index)).at(-1) ?? '').slice(-longest),
        words,
        after: (sentencesOf(read.slice(index + words.length))[0] ?? '').slice(0, longest),
        ...(figure !== undefined && { figure: `items.${figures.findIndex(({ id }) => id === figure)}` }),
        ...(figure === undefined && own.length > 1 && { isMixed: true }),
      }
    })
  })
}

/** Letters of a sentence that are shown on either side of the words. */
const longest = 200

/** The pieces that letters `from` to `to` of the read text stand in, each with the letter at which it begins there. */
function within(pieces: readonly Piece[], from: number, to: number): (Piece & { begins: number })[] {
  let end = 0
  return pieces.flatMap((piece) => {
    const begins = end
    end += piece.text.length
    return begins < to && end > from ? [{ ...piece, begins }] : []
  })
}

type Spot = Pick<FoundPlace, 'path' | 'at'>
const nameOfSpot = ({ path, at }: Spot) => `${path.join('.')} ${at}`

/** The data with other words at these spots; undefined where one of them is no place of the words, or no place to change them. */
export function replacedIn(
  data: unknown,
  places: readonly FoundPlace[],
  spots: readonly Spot[],
  replacement: string,
): unknown {
  const free = new Map(
    places.filter(({ figure, isMixed }) => !isMixed && figure === undefined).map((one) => [nameOfSpot(one), one]),
  )
  const chosen = new Map(spots.map((spot) => [nameOfSpot(spot), free.get(nameOfSpot(spot))]))
  if ([...chosen.values()].includes(undefined)) return undefined
  // From behind, so that what stands before stays where it is.
  const fromBehind = [...chosen.values()].filter((place) => place !== undefined).sort((a, b) => b.at - a.at)
  return fromBehind.reduce((made, { path, at, words }) => {
    const text = String(valueAt(made, path))
    return withValue(made, path, text.slice(0, at) + replacement + text.slice(at + words.length))
  }, data)
}
