import type { Comparison } from '#contract/charts.ts'
import { type BarLayout, fitsInside } from './barLayout.ts'
import type { Bar } from './bars.ts'
import { type Format, none } from './format.ts'
import marks from './marks.module.css'
import paint from './paint.module.css'
import { SvgRect, SvgText } from './shapes.tsx'
import { emsOf } from './textWidth.ts'
import { type Tone, toneOf } from './tones.ts'

interface Props {
  chart: Comparison
  layout: BarLayout
  horizontal: boolean
  format: Format
  text: number
}

/** The bars with their values: beside them, inside the parts of piles, and at the ends of piles. */
export function Bars({ chart, layout, horizontal, format, text }: Props) {
  const { bars, labelled, totals } = layout
  return (
    <g>
      {bars.map((bar, at) => {
        const { category, series, value, start, end, offset, breadth } = bar
        const frame = frameOf(bar, horizontal)
        const label = format(value)
        const tone = toneOf(chart, series, category)
        const inside = chart.kind === 'stacked' && fitsInside(label, breadth, Math.abs(end - start), text, horizontal)
        return (
          <g key={`${category} ${series}`}>
            <SvgRect className={paint.bar} {...tone} {...frame} />
            {labelled && (
              <EndLabel
                at={end}
                beyond={value < 0}
                middle={layout.middles?.[at] ?? offset + breadth / 2}
                {...{ horizontal, text, label }}
                tone={tone['data-tone']}
              />
            )}
            {inside && (
              <SvgText
                className={paint.inside}
                data-series={series + 1}
                x={frame.x + frame.width / 2}
                y={frame.y + frame.height / 2}
                dy="0.35em"
                textAnchor="middle"
              >
                {label}
              </SvgText>
            )}
          </g>
        )
      })}
      {totals?.map((total, category) => {
        const pile = bars.filter((bar) => bar.category === category)
        const ends = pile.map(({ end }) => end)
        const last = pile.at(-1)
        if (!last) return null
        const at = horizontal ? Math.max(...ends) : Math.min(...ends)
        return (
          <EndLabel
            // biome-ignore lint/suspicious/noArrayIndexKey: categories keep their order
            key={category}
            at={at}
            beyond={false}
            middle={last.offset + last.breadth / 2}
            {...{ horizontal, text, label: format(total) }}
          />
        )
      })}
    </g>
  )
}

interface VoidProps extends Pick<Props, 'layout' | 'horizontal' | 'text'> {
  missing: string
}

/** Where a bar is missing: in words where the whole category is and has room for them, else the dash of the table. */
export const Voids = ({ layout, horizontal, text, missing }: VoidProps) =>
  layout.voids.map(({ category, middle, whole }) => (
    <EndLabel
      key={`${category} ${middle}`}
      at={layout.values.scale(0)}
      beyond={false}
      label={whole && (horizontal || emsOf(missing) * text <= layout.step) ? missing : none}
      tone="past"
      {...{ middle, horizontal, text }}
    />
  ))

interface EndProps {
  at: number
  /** Whether the value points down, or to the left. */
  beyond: boolean
  /** Across the bars. */
  middle: number
  horizontal: boolean
  text: number
  label: string
  tone?: Tone['data-tone']
}

const EndLabel = ({ at, beyond, middle, horizontal, text, label, tone }: EndProps) => {
  const [x, y] = horizontal
    ? [at + (beyond ? -0.4 : 0.4) * text, middle + 0.35 * text]
    : [middle, at + (beyond ? 1.2 : -0.45) * text]
  return (
    <SvgText
      className={marks.value}
      data-tone={tone}
      x={x}
      y={y}
      textAnchor={horizontal ? (beyond ? 'end' : 'start') : 'middle'}
    >
      {label}
    </SvgText>
  )
}

function frameOf({ start, end, offset, breadth }: Bar, horizontal: boolean) {
  const [first, length] = [Math.min(start, end), Math.abs(end - start)]
  return horizontal
    ? { x: first, y: offset, width: length, height: breadth }
    : { x: offset, y: first, width: breadth, height: length }
}
