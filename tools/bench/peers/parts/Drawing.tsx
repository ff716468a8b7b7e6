import { max, min } from 'd3-array'
import { scaleBand, scaleLinear } from 'd3-scale'
import { line, stack } from 'd3-shape'
import type { Plotted } from './Chart.tsx'

const [width, height, left, bottom] = [640, 260, 46, 28]
const colours = ['#4f7d0b', '#d98a1f', '#2f6f8f', '#8a5aa8', '#b5483a', '#6b7280']

/** Lines, bars or stacked bars, with the values beside them. */
export function Drawing({ chart }: { chart: Plotted }) {
  const { title, unit, categories, series, targets = [], marks = [], kind } = chart
  const layers = layersOf(chart)
  const ends = layers.flatMap(({ spans }) => spans.flatMap((span) => (span ? [span.from, span.to] : [])))
  const all = [...ends, ...targets.map(({ value }) => value)]
  const low = kind === 'line' ? (min(all) ?? 0) * 0.9 : Math.min(0, min(all) ?? 0)
  const y = scaleLinear([low, max(all) ?? 1], [height - bottom, 12]).nice(4)
  const x = scaleBand(categories, [left, width]).padding(0.25)
  const inner = scaleBand(kind === 'bar' ? series.map(({ name }) => name) : ['all'], [0, x.bandwidth()])
  const place = (category: string, name: string) => (x(category) ?? 0) + (inner(kind === 'bar' ? name : 'all') ?? 0)
  const middle = (at: number) => (x(categories[at] ?? '') ?? 0) + x.bandwidth() / 2
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title} (${unit})`}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} stroke="#dfe4d8" />
          <text x={left - 6} y={y(tick) + 4} textAnchor="end">
            {tick.toLocaleString('en')}
          </text>
        </g>
      ))}
      {layers.map(({ name, spans }, of) => (
        <g key={name} fill={colours[of]} stroke={kind === 'line' ? colours[of] : undefined}>
          {kind === 'line' && (
            <path
              fill="none"
              strokeWidth={2}
              d={
                line<{ at: number; to: number }>()
                  .x(({ at }) => middle(at))
                  .y(({ to }) => y(to))(spans.flatMap((span, at) => (span ? [{ at, to: span.to }] : []))) ?? ''
              }
            />
          )}
          {spans.map((span, at) => {
            const category = categories[at] ?? ''
            if (!span) return null
            const top = y(Math.max(span.from, span.to))
            return (
              <g key={category}>
                {kind === 'line' ? (
                  <circle cx={middle(at)} cy={y(span.to)} r={3.5} />
                ) : (
                  <rect
                    x={place(category, name)}
                    y={top}
                    width={inner.bandwidth()}
                    height={Math.abs(y(span.from) - y(span.to))}
                  />
                )}
                {span.value !== 0 && (
                  <text
                    x={kind === 'line' ? middle(at) : place(category, name) + inner.bandwidth() / 2}
                    y={kind === 'stacked' ? (y(span.from) + y(span.to)) / 2 + 4 : top - 5}
                    textAnchor="middle"
                    stroke="none"
                    fill={kind === 'stacked' ? '#fff' : '#1c2417'}
                  >
                    {span.value.toLocaleString('en')}
                  </text>
                )}
              </g>
            )
          })}
        </g>
      ))}
      {targets.map(({ name, value }) => (
        <g key={name}>
          <line x1={left} x2={width} y1={y(value)} y2={y(value)} stroke="#b5483a" strokeDasharray="6 4" />
          <text x={width} y={y(value) - 5} textAnchor="end">
            {name} {value}
          </text>
        </g>
      ))}
      {categories.map((category, at) => (
        <text key={category} x={middle(at)} y={height - 8} textAnchor="middle">
          {category}
        </text>
      ))}
      {series.length > 1 &&
        series.map(({ name }, at) => (
          <text key={name} x={left + 8 + at * 110} y={10} fill={colours[at]}>
            {name}
          </text>
        ))}
      {marks.map(({ at, text }) =>
        text === undefined ? null : (
          <text key={at} x={middle(categories.indexOf(at))} y={height - bottom - 4} textAnchor="middle">
            {text}
          </text>
        ),
      )}
    </svg>
  )
}

/** From where to where each value is drawn; nothing where there is none. */
function layersOf({ kind, series, categories }: Plotted) {
  if (kind !== 'stacked')
    return series.map(({ name, values }) => ({
      name,
      spans: values.map((value) => (value === null ? undefined : { from: 0, to: value, value })),
    }))
  const rows = categories.map((_, at) => Object.fromEntries(series.map(({ name, values }) => [name, values[at] ?? 0])))
  return stack()
    .keys(series.map(({ name }) => name))(rows)
    .map((layer) => ({
      name: layer.key,
      spans: layer.map(([from, to]) => ({ from, to, value: to - from })),
    }))
}
