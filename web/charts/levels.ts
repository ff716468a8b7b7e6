import { range } from 'd3-array'
import type { Level } from '#contract/charts.ts'
import type { Candle } from './candles.ts'
import { formatOf } from './format.ts'
import { widestOf, wrapped } from './textWidth.ts'

/** A level as it is drawn, in pixels: its line, and where its name begins. */
export interface DrawnLevel extends Level {
  y: number
  start: number
  label: { lines: string[]; x: number; y: number }
}

interface Around {
  candles: Candle[]
  /** Pixel of the latest price's line. */
  latest: number
  right: number
  text: number
  /** Pixels that the names stay within. */
  span: [number, number]
}

/**
 * A level with its name above or below its line, where the fewest candles and no other line lie under it; `undefined` when it came into
 * force after the last day.
 */
export function levelAt(
  level: Level,
  y: number,
  { candles, latest, right, text, span }: Around,
): DrawnLevel | undefined {
  const { from = '' } = level
  const first = candles.find(({ day }) => day.date >= from)
  if (!first) return undefined
  const start = first === candles[0] ? 0 : first.x - first.width / 2
  const value = formatOf([level.value])(level.value)
  const em = text * 1.05
  const lines = wrapped(`${level.name} ${value}`, right / em) // with large letters on a phone in two
  const width = widestOf(lines) * em
  const gap = text * 0.5
  const more = 0.6 * (lines.length - 1)
  const away = gap + (0.35 + more) * text
  const places = [y - away, y + away].flatMap((middle) =>
    range(Math.max(0, Math.min(start, right - width)), Math.max(1, right - width + 1), text).map((x) => ({
      x,
      y: middle,
    })),
  )
  const worst = candles.length + 1
  /** Lines through a name, and candles behind it. */
  const inTheWay = (place: { x: number; y: number }) => {
    const [top, bottom] = [place.y - (0.7 + more) * text, place.y + (0.7 + more) * text]
    const crossed = candles.filter(
      ({ x, high, low }) => x > place.x - gap && x < place.x + width + gap && high < bottom && low > top,
    )
    const through = latest > top && latest < bottom ? worst : 0
    const beyond = top < span[0] || bottom > span[1] ? 2 * worst : 0
    return crossed.length + through + beyond
  }
  const [place = { x: 0, y }] = places
    .map((place) => ({ ...place, cost: inTheWay(place) }))
    .sort((one, other) => one.cost - other.cost)
  return { ...level, y, start, label: { lines, x: place.x, y: place.y } }
}
