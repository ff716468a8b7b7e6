import type { ReactNode } from 'react'
import type { ChartOf } from '#blocks/chart/kind.ts'
import type { Words } from '../words/zh.ts'
import { Rows, Unit } from './Axes.tsx'
import { Candles } from './Candles.tsx'
import { DateLabels } from './DateLabels.tsx'
import { EdgeLabel } from './EdgeLabel.tsx'
import { formatOf } from './format.ts'
import marks from './marks.module.css'
import type { PriceLayout } from './priceLayout.ts'
import { SvgLine, SvgText } from './shapes.tsx'
import type { Box } from './useBox.ts'

interface Props {
  chart: ChartOf<'candlestick'>
  scene: PriceLayout
  box: Pick<Box, 'height' | 'text'>
  words: Words['chart']
  /** What stands between scales and candles. */
  children?: ReactNode
}

/** Scales, candles, volumes, what prices are compared with and the latest of them, in the pixels of a scene. */
export function Prices({ chart, scene, box: { height, text }, words, children }: Props) {
  const { days, candles, values, levels, format, right, price, volume, grain } = scene
  const latest = days.at(-1)?.close ?? 0
  return (
    <>
      <Unit text={text}>{words.unit(chart.unit)}</Unit>
      <DateLabels {...{ days, candles, height, text, words }} span={[price[0], volume[1]]} />
      <Rows
        values={values}
        span={[0, right]}
        format={formatOf(values.ticks)}
        text={text}
        side="end"
        taken={values.scale(latest)}
      />
      <SvgText className={marks.tick} y={volume[0] - text * 0.5}>
        {words.withUnit(words.volume, chart.volumeUnit)}
      </SvgText>
      <SvgLine className={marks.grid} data-zero="true" x2={right} y1={volume[1]} y2={volume[1]} />
      {children}
      <Candles candles={candles} floor={volume[1]} grain={grain} />
      {levels.map(({ name, y, start, label }) => (
        <g key={name}>
          <SvgLine className={marks.level} x1={start} x2={right} y1={y} y2={y} />
          <EdgeLabel edge={{ name, lines: label.lines, at: y, y: label.y }} x={label.x} text={text} />
        </g>
      ))}
      <Latest y={values.scale(latest)} right={right} text={text} label={format(latest)} />
    </>
  )
}

/** The newest price across the drawing, so that every other day can be compared with it. */
const Latest = ({ y, right, text, label }: { y: number; right: number; text: number; label: string }) => (
  <g>
    <SvgLine className={marks.latest} x2={right} y1={y} y2={y} />
    <SvgText className={marks.price} x={right + text * 0.6} y={y} dy="0.35em">
      {label}
    </SvgText>
  </g>
)
