import styles from './Legend.module.css'
import { markOf } from './lines.ts'
import marks from './marks.module.css'
import { useTexture } from './Textures.tsx'

export type Drawn = 'bar' | 'line'

/** Names of the series, each with what stands for it in the drawing. */
export const Legend = ({ names, drawn }: { names: string[]; drawn: Drawn }) => (
  <ul className={styles.legend}>
    {names.map((name, series) => (
      <li key={name} className={styles.entry}>
        <Sample series={series} drawn={drawn} /> {name}
      </li>
    ))}
  </ul>
)

/** A small piece of a series as it is drawn: its colour and texture, or its dashes and mark. */
export function Sample({ series, drawn }: { series: number; drawn: Drawn }) {
  const texture = useTexture()
  return (
    <svg
      className={styles.sample}
      viewBox={drawn === 'bar' ? '0 0 14 14' : '0 0 28 14'}
      data-drawn={drawn}
      aria-hidden="true"
    >
      {drawn === 'bar' ? (
        <>
          <rect className={marks.bar} data-series={series + 1} width="14" height="14" />
          <rect fill={texture(series)} width="14" height="14" />
        </>
      ) : (
        <g transform="translate(14 7)">
          <path className={marks.line} data-series={series + 1} d="M-14,0H14" />
          <path className={marks.point} data-series={series + 1} d={markOf(series, 9)} />
        </g>
      )}
    </svg>
  )
}
