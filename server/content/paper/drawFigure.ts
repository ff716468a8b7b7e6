import type { Bar, Figure, LargeNumber, Level, Line } from './figureOf.ts'
import { escaped, line, nameRow, phone, plot, rect, short, styleOf, text, wide, written } from './marks.ts'
import { areTimes, fitsPhones, namesAt, namesFromTabletsOn, roomFor, widthOf } from './names.ts'

/** Names of lines that begin nearer to each other, in per cent of the banner, would lie on each other. */
const apart = 5.5

/**
 * Draws what a banner shows of its page; without a figure, paper. The drawing has no size of its own: places are per cent of the room that
 * it gets, letters are pixels, so that they are as large on a phone as on a screen.
 */
export function drawFigure(figure: Figure | undefined, accent: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<style>${styleOf(accent)}</style>`,
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
  const slot = wide / all.length
  const broad = Math.min(slot * 0.62, 7)
  const isShare = target?.name === '' // the way to targets of other measures: without numbers
  const room = roomFor(isShare ? [] : all.map(({ value }) => written(value)), slot)
  const columns = all.map((bar, at) => {
    const middle = middleOf(at, all.length)
    const [top, bottom] = [Math.min(y(bar.value), y(0)), Math.max(y(bar.value), y(0))]
    const classes = bar.isUnaudited ? `${bar.tone} open` : bar.tone
    return (
      scaled(rect(classes, { x: middle - broad / 2, y: top, width: broad, height: bottom - top })) +
      (room && !isShare ? text(`value ${room} ${bar.tone}`, middle, top, -7, written(bar.value)) : '')
    )
  })
  const names = namesAt(
    all.map(({ name }, at) => ({ name, x: middleOf(at, all.length) })),
    slot,
  )
  return [...columns, ...names, line('ground', y(0)), ...(target ? levelAt(target, y(target.value), 'end') : [])]
}

function lines(names: string[], all: Line[], target?: Level): string[] {
  const values = all.flatMap((one) => one.values.filter((value) => value !== null)).concat(target ? [target.value] : [])
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const y = heights(low >= 0 && low < high * 0.4 ? 0 : low - (high - low) * 0.2, high)
  const x = (at: number) => (at / Math.max(1, names.length - 1)) * 100
  const down = (value: number) => ((y(value) - plot.top) / (plot.ground - plot.top)) * 100
  const now = all.find(({ tone }) => tone === 'now')
  const paths = all.toSorted(nowLast).map(({ values, tone }) => {
    const points = values.flatMap((value, at) => (value === null ? [] : [`${short(x(at))} ${short(down(value))}`]))
    const path = `M${points.join('L')}`
    const end = short(x(lastOf(values).at))
    const under = tone === 'now' ? `<path fill="url(#under)" d="${path}L${end} 100L0 100z"/>` : ''
    return `${under}<path class="line ${tone}" d="${path}"/>`
  })
  const onPlot = (at: number) => plot.left + (x(at) / 100) * wide
  const last = lastOf(now?.values ?? [])
  const beginnings = all
    .flatMap(({ name, values: [from] }) => (from == null ? [] : [{ name, from }]))
    .toSorted((a, b) => b.from - a.from)
    .filter(({ from }, at, sorted) => at === 0 || y(from) - y(sorted[at - 1]?.from ?? from) > apart)
  return [
    scaled(
      `<svg x="${plot.left}%" y="${plot.top}%" width="${wide}%" height="${plot.ground - plot.top}%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">${paths.join('')}</svg>`,
    ),
    line('ground', plot.ground),
    ...(target ? levelAt(target, y(target.value), 'start') : []),
    ...beginnings.map(({ name, from }, at) => text('start wide', plot.left, y(from), at === 0 ? -9 : 18, name)),
    `<circle class="wide" cx="${short(onPlot(last.at))}%" cy="${short(y(last.value))}%" r="5"/>`,
    text('value now wide', onPlot(last.at), y(last.value), -12, written(last.value)),
    ...namesAt(
      names.map((name, at) => ({ name, x: onPlot(at) })),
      wide / (names.length - 1),
    ),
  ]
}

const nowLast = (a: Line, b: Line) => Number(a.tone === 'now') - Number(b.tone === 'now')
function lastOf(values: (number | null)[]): { at: number; value: number } {
  const at = values.findLastIndex((value) => value !== null)
  return { at: Math.max(0, at), value: values[at] ?? 0 }
}

function strip(parts: { name: string; value: number }[]): string[] {
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const top = 54
  let from: number = plot.left
  return parts.map(({ name, value }, at) => {
    const [x, width] = [from, (value / whole) * wide]
    from += width
    const [named, valued] = [roomFor([name], width), roomFor([written(value)], width)]
    const paint = `fill-opacity="${short(1 - (at / parts.length) * 0.85)}"`
    return [
      scaled(rect('part', { x, y: top, width: Math.max(0.2, width - 0.2), height: plot.ground - top }, paint)),
      named ? text(`start ${named}`, x, plot.ground, nameRow, name) : '',
      valued ? text(`value start ${valued}`, x, top, -8, written(value)) : '',
    ].join('')
  })
}

/** All from a tablet on; on phones the last few. */
function numbers(all: LargeNumber[]): string[] {
  const row = (shown: typeof all, when: string) =>
    shown.map(({ value, tone = '' }, at) => {
      const classes = `number ${when} ${tone}`
      return text(classes, middleOf(at, shown.length), plot.ground, -10, value)
    })
  const names = all.map(({ name }, at) => ({ name, x: middleOf(at, all.length) }))
  const few = lastFew(all)
  const haveRoom = fitsPhones(few, wide / few.length)
  return [
    ...row(all, 'wide'),
    ...row(few, 'until-wide'),
    line('ground', plot.ground),
    ...namesFromTabletsOn(names, wide / all.length),
    ...(haveRoom
      ? few.map(({ name }, at) => text('until-wide', middleOf(at, few.length), plot.ground, nameRow, name))
      : []),
  ]
}

/** How many numbers a phone has room for. */
const fewest = 3
const lastFew = <One>(all: One[]) => all.slice(-fewest)

/** The middle of one of so many columns, in per cent of the banner. */
const middleOf = (at: number, count: number) => plot.left + (wide / count) * (at + 0.5)

/** What is lower on phones. */
const scaled = (drawing: string) => `<g class="plot">${drawing}</g>`

/** What was set, as a line, with its name at one of its ends. */
function levelAt({ name }: Level, y: number, at: 'start' | 'end'): string[] {
  return [scaled(line('level', y)), text(`wide ${at}`, at === 'start' ? plot.left : 98.5, y, -7, name)]
}

/** What is drawn and in what: at the foot, on phones below the ground where nothing else stands there. */
function titleOf(figure: Figure): string[] {
  const { title, unit } = figure
  const words = escaped(title) + (unit && `<tspan dx="8" class="unit">${escaped(unit)}</tspan>`)
  const isBelow = !hasNamesOnPhones(figure) && widthOf(`${title} ${unit}`) < phone * 0.9
  return [
    `<text class="wide title start" x="${plot.left}%" y="100%" dy="-9">${words}</text>`,
    isBelow
      ? `<text class="until-wide title start" x="${plot.left}%" y="${plot.ground}%" dy="${nameRow}">${words}</text>`
      : '',
  ]
}

function hasNamesOnPhones(figure: Figure): boolean {
  if (figure.kind === 'strip') return false
  if (figure.kind === 'numbers') return fitsPhones(lastFew(figure.numbers), wide / fewest)
  const [names, columns] =
    figure.kind === 'bars'
      ? [figure.bars, figure.bars.length]
      : [figure.names.map((name) => ({ name })), figure.names.length - 1]
  return areTimes(names) || fitsPhones(names, wide / columns)
}

/** The height of a value in per cent of the banner. */
const heights = (low: number, high: number) => (value: number) =>
  plot.ground - ((value - low) / (high - low || 1)) * (plot.ground - plot.top)
