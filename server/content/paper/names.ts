import { leading, nameRow, plot, room, size, text } from './marks.ts'

/** From which width on something is shown: a tablet's, a desktop's. */
type Width = 'wide' | 'roomy'

/** A name and the place of its middle, in per cent of the plot. */
export interface Name {
  name: string
  x: number
}

/** Names below the ground, each with such a share of the width in per cent: on phones all where they have it, else, of times, those of both ends. */
export function namesAt(names: Name[], share: number): string[] {
  if (fitsPhones(names, share)) return names.map((name) => textAt(name, ''))
  const { from, drawn } = namesFromTabletsOn(names, share)
  if (!areTimes(names)) return drawn
  const end = (which: 'start' | 'end', x: number, { name = '' }: Partial<Name> = {}) =>
    text(`${which}${from ? ` until-${from}` : ''}`, x, plot.ground, nameRow, name)
  return [...drawn, end('start', 0, names[0]), end('end', 100, names.at(-1))]
}

/** Names in one line or two, from the width on where each has its room; none where they never have it. */
export function namesFromTabletsOn(names: Name[], share: number): { from?: Width; drawn: string[] } {
  const one = roomFor(textsOf(names), share)
  if (one) return { from: one, drawn: names.map((name) => textAt(name, one)) }
  const broken = names.map(({ name, x }) => ({ rows: inTwo(name), x }))
  const two = roomFor(
    broken.flatMap(({ rows }) => rows),
    share,
  )
  if (!two) return { drawn: [] }
  const drawn = broken.flatMap(({ rows, x }) =>
    rows.map((row, at) => text('roomy', x, plot.ground, nameRow + at * leading, row)),
  )
  return { from: 'roomy', drawn }
}

/** One at an edge does not reach beyond it. */
function textAt({ name, x }: Name, classes: string): string {
  const edge = x === 0 ? ' start' : x === 100 ? ' end' : ''
  return text(classes + edge, x, plot.ground, nameRow, name)
}

const textsOf = (names: { name: string }[]) => names.map(({ name }) => name)

/** Whether each has its share of a phone, in per cent. */
export const fitsPhones = (names: { name: string }[], share: number) => shownFrom(textsOf(names), share) === ''

/** Whether the first and the last of names are of years or days. */
export const areTimes = (names: { name: string }[]) =>
  [names[0], names.at(-1)].every((end) => /\d{4}|\d{2}-\d{2}/.test(end?.name ?? ''))

/** From which width on texts have so many per cent each: the class that says it; `undefined` where they have it in none. */
export function roomFor(texts: string[], percent: number): Width | undefined {
  const widest = widestOf(texts)
  if (widest <= (percent / 100) * room.tablet) return 'wide'
  return widest <= (percent / 100) * room.desktop ? 'roomy' : undefined
}

/** The same, with no class where phones have room too. */
export const shownFrom = (texts: string[], percent: number): '' | Width | undefined =>
  widestOf(texts) <= (percent / 100) * room.phone ? '' : roomFor(texts, percent)

/** About how wide the widest of texts is in pixels, with a gap. */
const widestOf = (texts: string[]) => Math.max(0, ...texts.map(widthOf)) + 10
/** About how wide a text is in pixels. */
export const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + size * (sign > '\u2e80' ? 1 : 0.56), 0)

/** A name in two lines of about the same length, broken at a space or between Chinese characters. */
function inTwo(name: string): [string, string] {
  const breaks = [...name.matchAll(/ |(?<=[\u2e80-\uffef])(?=[\u2e80-\uffef])(?![，。：；、）”])/gu)].map(
    ({ index }) => index,
  )
  const half = (at: number) => Math.max(widthOf(name.slice(0, at)), widthOf(name.slice(at)))
  const [best = name.length] = breaks.toSorted((a, b) => half(a) - half(b))
  return [name.slice(0, best), name.slice(best).trim()]
}
