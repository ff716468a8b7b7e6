import { desktop, leading, nameRow, phone, plot, size, tablet, text } from './marks.ts'

export interface Name {
  name: string
  x: number
}

/** Names below the ground, each with so much room in per cent: on phones all where they have it, else, of times, those of both ends. */
export function namesAt(names: Name[], room: number): string[] {
  if (fitsPhones(names, room)) return names.map(({ name, x }) => text('', x, plot.ground, nameRow, name))
  const from = namesFromTabletsOn(names, room)
  if (!areTimes(names)) return from
  const until = /"(wide|roomy)"/.exec(from.join(''))?.[1]
  const end = (which: 'start' | 'end', x: number, { name = '' }: Partial<Name> = {}) =>
    text(`${which}${until ? ` until-${until}` : ''}`, x, plot.ground, nameRow, name)
  return [...from, end('start', plot.left, names[0]), end('end', plot.right, names.at(-1))]
}

/** Names in one line or two, from the width on where each has its room. */
export function namesFromTabletsOn(names: Name[], room: number): string[] {
  const one = roomFor(textsOf(names), room)
  if (one) return names.map(({ name, x }) => text(one, x, plot.ground, nameRow, name))
  const broken = names.map(({ name, x }) => ({ rows: inTwo(name), x }))
  const two = roomFor(
    broken.flatMap(({ rows }) => rows),
    room,
  )
  if (!two) return []
  return broken.flatMap(({ rows, x }) =>
    rows.map((row, at) => text('roomy', x, plot.ground, nameRow + at * leading, row)),
  )
}

export const textsOf = (names: { name: string }[]) => names.map(({ name }) => name)
export const fitsPhones = (names: { name: string }[], room: number) => widestOf(textsOf(names)) <= (room / 100) * phone

/** Whether the first and the last of names are of years or days. */
export const areTimes = (names: { name: string }[]) =>
  [names[0], names.at(-1)].every((end) => /\d{4}|\d{2}-\d{2}/.test(end?.name ?? ''))

/** From which width on texts have so many per cent each: the class that says it; `undefined` where they have it in none. */
export function roomFor(texts: string[], percent: number): 'wide' | 'roomy' | undefined {
  const widest = widestOf(texts)
  if (widest <= (percent / 100) * tablet) return 'wide'
  return widest <= (percent / 100) * desktop ? 'roomy' : undefined
}

/** About how wide the widest of texts is in pixels, with a gap. */
export const widestOf = (texts: string[]) => Math.max(0, ...texts.map(widthOf)) + 10
export const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + size * (sign > '\u2e80' ? 1 : 0.56), 0)

/** A name in two lines of about the same length, broken at a space or between Chinese characters. */
export function inTwo(name: string): [string, string] {
  const breaks = [...name.matchAll(/ |(?<=[\u2e80-\uffef])(?=[\u2e80-\uffef])(?![，。：；、）”])/gu)].map(
    ({ index }) => index,
  )
  const half = (at: number) => Math.max(widthOf(name.slice(0, at)), widthOf(name.slice(at)))
  const [best = name.length] = breaks.toSorted((a, b) => half(a) - half(b))
  return [name.slice(0, best), name.slice(best).trim()]
}
