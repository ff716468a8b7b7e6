import type { ChartOf } from '#contract/blocks.ts'
import type { Lang } from '#contract/paths.ts'
import type { Words } from '../../words/zh.ts'
import marks from './marks.module.css'
import { emsOf, tenths } from './measure.ts'
import { Prices } from './Prices.tsx'
import { sceneOf } from './scene.ts'
import type { Box } from './useBox.ts'

interface Props {
  chart: ChartOf<'candlestick'>
  box: Box
  lang: Lang
  words: Words['chart']
}

/** Width and height of the mark beside a word of the legend. */
const mark = { width: 9, height: 13 }

/** A year of prices as a picture of its own, with its legend in it: what a document shows where nothing is to be read by pointer or keys. */
export function CandlestickPicture({ chart, box, lang, words }: Props) {
  const { width, height, text } = box
  /** A file of its own: no page around it says how its words are written. */
  const lettering = { font: `${text}px/1.4 var(--font-text)`, fontVariantNumeric: 'tabular-nums' }
  /** From one line of the legend to the next, in pixels. */
  const line = text * 1.6
  /** Where the first of them stands, below the names of the months. */
  const below = height + text * 0.4
  const scene = sceneOf(chart, 12, box)
  const entries = legendOf(words, scene.weekly, box)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      style={lettering}
      viewBox={`0 0 ${width} ${tenths(below + line * ((entries.at(-1)?.line ?? 0) + 1))}`}
      lang={lang === 'zh' ? 'zh-CN' : lang}
    >
      <title>{chart.title}</title>
      <Prices {...{ chart, scene, box, words }} />
      {entries.map(({ words: entry, rises, x, line: at }) => (
        <g key={entry} transform={`translate(${tenths(x)} ${tenths(below + line * at)})`}>
          {rises !== undefined && <rect className={marks.candle} data-rises={rises || undefined} {...mark} />}
          <text className={marks.tick} x={rises === undefined ? 0 : mark.width + 8} y={text * 0.85}>
            {entry}
          </text>
        </g>
      ))}
    </svg>
  )
}

interface Entry {
  words: string
  /** What its mark shows; without it there is none. */
  rises?: boolean
  x: number
  line: number
}

/** The words below the candles, side by side and in further lines where there is no room; what has no mark in a line of its own. */
function legendOf(words: Words['chart'], weekly: boolean, { width, text }: Box): Entry[] {
  const entries = [
    { words: words.rise, rises: true },
    { words: words.fall, rises: false },
    ...(weekly ? [{ words: words.weekly }] : []),
  ]
  let [x, at] = [1, 0]
  return entries.map((entry) => {
    const wide = emsOf(entry.words) * text + ('rises' in entry ? mark.width + 8 : 0)
    if (x + wide > width || !('rises' in entry)) [x, at] = [1, at + 1]
    const placed = { ...entry, x, line: at }
    x += wide + text * 2
    return placed
  })
}
