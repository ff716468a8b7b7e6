import type { Bar, Figure, LargeNumber, Level, Line } from './figureOf.ts'
import { escaped, fade, leading, line, nameRow, plot, rect, room, short, styleOf, text, written } from './marks.ts'
import { areTimes, fitsPhones, namesAt, namesFromTabletsOn, roomFor, shownFrom, widthOf } from './names.ts'

/** Names of lines that begin nearer to each other, in per cent of the banner, would lie on each other. */
const apart = 5.5

/** What the number at the end of a line covers of it, in per cent of the width. */
const [ofNumber, ofNumberOnPhones] = [6, 14]

/**
 * Draws what a banner shows of its page; without a figure, paper. The drawing has no size of its own: places are per cent of the room that
 * it gets, letters are pixels, so that they are as large on a phone as on a screen.
 */
export function drawFigure(figure: Figure | undefined, accent: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<style>${styleOf(accent)}</style>`,
    fade,
    '<rect class="paper" width="100%" height="100%"/>',
    ...(figure ? [...drawn(figure), ...titleOf(figure)] : []),
    '</svg>',
  ].join('')
}

function drawn(figure: Figure): string[] {
  switch (figure.kind) {
    case 'bars':
      return bars(figure.bars, figure.target)
    case 'lines':
      return lines(figure.names, figure.lines, figure.target)
    case 'strip':
      return strip(figure.parts)
    case 'numbers':
      return numbers(figure.numbers)
  }
}

function bars(all: Bar[], target?: Level): string[] {
  const values = [0, ...all.map(({ value }) => value), ...(target ? [target.value] : [])]
  const y = heights(Math.min(...values), Math.max(...values))
  const slot = 100 / all.length
  const broad = Math.min(slot * 0.62, 8)
  const from = shownFrom(
    all.map(({ value }) => written(value)),
    slot,
  )
  const columns = all.map((bar, at) => {
    const middle = middleOf(at, all.length)
    const [top, bottom] = [Math.min(y(bar.value), y(0)), Math.max(y(bar.value), y(0))]
    const classes = bar.isUnaudited ? `${bar.tone} open` : bar.tone
    const box = rect(classes, { x: middle - broad / 2, y: top, width: broad, height: bottom - top })
    return box + (from === undefined ? '' : text(`value ${from} ${bar.tone}`, middle, top, -7, written(bar.value)))
  })
  const names = all.map(({ name }, at) => ({ name, x: middleOf(at, all.length) }))
  return [
    ...(target ? levelAt(target, y(target.value), 'end') : []),
    ...columns,
    line('ground', y(0)),
    ...namesAt(names, slot),
  ]
}

function lines(names: string[], all: Line[], target?: Level): string[] {
  const values = all.flatMap((one) => one.values.filter((value) => value !== null)).concat(target ? [target.value] : [])
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const isFromZero = low >= 0 && low < high * 0.4
  const y = heights(isFromZero ? 0 : low - (high - low) * 0.2, high)
  const x = (at: number) => (at / Math.max(1, names.length - 1)) * 100
  const down = (value: number) => ((y(value) - plot.top) / (plot.ground - plot.top)) * 100
  const nowFirst = all.toSorted((a, b) => Number(b.tone === 'now') - Number(a.tone === 'now'))
  const paths = nowFirst.toReversed().map(({ values, tone }) => {
    const points = values.flatMap((value, at) => (value === null ? [] : [`${short(x(at))} ${short(down(value))}`]))
    const path = `M${points.join('L')}`
    const end = short(x(lastOf(values).at))
    // What stands on a ground that is not 0 is no height.
    const isLand = tone === 'now' && isFromZero
    return `${isLand ? `<path fill="url(#under)" d="${path}L${end} 100L0 100z"/>` : ''}<path class="line ${tone}" d="${path}"/>`
  })
  const begun = nowFirst.flatMap(({ name, values: [from] }) =>
    from == null || name === '' ? [] : [{ name, y: y(from) }],
  )
  const endOf = ({ values, tone }: Line, covers: number) => {
    const last = lastOf(values)
    // The number stands above the part of its line that it covers.
    const under = values.filter((value, at) => value !== null && at <= last.at && x(last.at) - x(at) < covers)
    return { ...last, tone, y: y(Math.max(last.value, ...under.map(Number))) }
  }
  const ended = nowFirst.map((one) => endOf(one, ofNumber))
  const onPhones = nowFirst.slice(0, 1).map((one) => endOf(one, ofNumberOnPhones))
  const [now] = ended
  const level = target && y(target.value)
  const isClose = begun.some((one) => level !== undefined && Math.abs(one.y - level) < apart)
  const columns = names.map((name, at) => ({ name, x: x(at) }))
  return [
    `<svg y="${plot.top}%" width="100%" height="${plot.ground - plot.top}%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">${paths.join('')}</svg>`,
    line('ground', plot.ground),
    ...(target && level !== undefined ? levelAt(target, level, isClose ? 'middle' : 'start') : []),
    ...separate(begun).map((one) => text('start wide', 0, one.y, -9, one.name)),
    now
      ? `<circle class="wide" cx="${short(x(now.at))}%" cy="${short(y(now.value))}%" r="5" transform="translate(-5)"/>`
      : '',
    ...separate(ended).map(({ at, value, tone, y }) => text(`value wide ${tone} end`, x(at), y, -10, written(value))),
    ...onPhones.map(({ at, value, tone, y }) => text(`value until-wide ${tone} end`, x(at), y, -10, written(value))),
    ...namesAt(columns, 100 / (names.length - 1)),
  ]
}

/** Those that do not lie on one before them. */
function separate<Place extends { y: number }>(places: Place[]): Place[] {
  const kept: Place[] = []
  for (const place of places) if (kept.every(({ y }) => Math.abs(y - place.y) >= apart)) kept.push(place)
  return kept
}

function lastOf(values: (number | null)[]): { at: number; value: number } {
  const at = values.findLastIndex((value) => value !== null)
  return { at: Math.max(0, at), value: values[at] ?? 0 }
}

function strip(parts: { name: string; value: number }[]): string[] {
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const top = 54
  let from = 0
  return parts.map(({ name, value }, at) => {
    const [x, width] = [from, (value / whole) * 100]
    from += width
    const [named, valued] = [roomFor([name], width), roomFor([written(value)], width)]
    const paint = `fill-opacity="${short(1 - (at / parts.length) * 0.85)}"`
    return [
      rect('part', { x, y: top, width: Math.max(0.2, width - 0.2), height: plot.ground - top }, paint),
      named ? text(`start ${named}`, x, plot.ground, nameRow, name) : '',
      valued ? text(`value start ${valued}`, x, top, -8, written(value)) : '',
    ].join('')
  })
}

/** All from a tablet on; on phones the first few. */
function numbers(all: LargeNumber[]): string[] {
  const few = all.slice(0, fewest)
  const row = (shown: typeof all, when: string) =>
    shown.map(({ value }, at) => text(`number ${when}`, middleOf(at, shown.length), plot.ground, -10, value))
  const names = (shown: typeof all) => shown.map(({ name }, at) => ({ name, x: middleOf(at, shown.length) }))
  return [
    ...row(all, 'wide'),
    ...row(few, 'until-wide'),
    line('ground', plot.ground),
    ...namesFromTabletsOn(names(all), 100 / all.length).drawn,
    ...(fitsPhones(few, 100 / few.length)
      ? names(few).map(({ name, x }) => text('until-wide', x, plot.ground, nameRow, name))
      : []),
  ]
}

/** How many numbers a phone has room for. */
const fewest = 3

/** The middle of one of so many columns, in per cent of the plot. */
const middleOf = (at: number, count: number) => (100 / count) * (at + 0.5)

/** What was set, as a line, with its name at a place of it. */
function levelAt({ name }: Level, y: number, at: 'start' | 'middle' | 'end'): string[] {
  return [line('level', y), text(`wide ${at}`, { start: 0, middle: 50, end: 100 }[at], y, -7, name)]
}

/** What is drawn and in what: at the foot, on phones below the ground, or below the names there. */
function titleOf(figure: Figure): string[] {
  const { title, unit } = figure
  const words = escaped(title) + (unit && `<tspan dx="8" class="unit">${escaped(unit)}</tspan>`)
  const fits = widthOf(`${title} ${unit}`) < room.phone
  const below = nameRow + (hasNamesOnPhones(figure) ? leading : 0)
  return [
    `<text class="wide title start" x="0" y="100%" dy="-12">${words}</text>`,
    fits ? `<text class="until-wide title start" x="0" y="${plot.ground}%" dy="${below}">${words}</text>` : '',
  ]
}

function hasNamesOnPhones(figure: Figure): boolean {
  if (figure.kind === 'strip') return false
  if (figure.kind === 'numbers') return fitsPhones(figure.numbers.slice(0, fewest), 100 / fewest)
  const [names, columns] =
    figure.kind === 'bars'
      ? [figure.bars, figure.bars.length]
      : [figure.names.map((name) => ({ name })), figure.names.length - 1]
  return areTimes(names) || fitsPhones(names, 100 / columns)
}

/** The height of a value in per cent of the banner. */
const heights = (low: number, high: number) => (value: number) =>
  plot.ground - ((value - low) / (high - low || 1)) * (plot.ground - plot.top)
