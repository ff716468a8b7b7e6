import type { BlockOf, Province } from '#contract/blocks.ts'
import type { Lang } from '#contract/paths.ts'
import { stepOf, stepsOf } from '../charts/colorScale.ts'
import typography from '../styles/typography.module.css'
import { decimal } from '../words/decimal.ts'
import { provinceNames } from '../words/provinces.ts'
import styles from './ProvinceMap.module.css'

/** Row and column of every tile: neighbours lie as they do on a map, as far as squares allow. */
const places: Record<Province, [row: number, column: number]> = {
  HL: [1, 9],
  JL: [2, 9],
  XJ: [3, 1],
  NM: [3, 6],
  BJ: [3, 7],
  TJ: [3, 8],
  LN: [3, 9],
  QH: [4, 2],
  GS: [4, 3],
  NX: [4, 4],
  SN: [4, 5],
  SX: [4, 6],
  HE: [4, 7],
  SD: [4, 8],
  XZ: [5, 2],
  SC: [5, 3],
  CQ: [5, 4],
  HB: [5, 5],
  HA: [5, 6],
  AH: [5, 7],
  JS: [5, 8],
  YN: [6, 3],
  GZ: [6, 4],
  HN: [6, 5],
  JX: [6, 6],
  ZJ: [6, 7],
  SH: [6, 8],
  GX: [7, 4],
  GD: [7, 5],
  FJ: [7, 6],
  TW: [7, 8],
  HI: [8, 4],
  MO: [8, 5],
  HK: [8, 6],
}

type Props = Pick<BlockOf<'map'>, 'items' | 'unit' | 'unitOne'> & { lang: Lang; legend: string }

/** Tiles with name, or code where names have no room, and value; the list says the same in words. */
export function ProvinceTiles({ items, unit, unitOne = unit, lang, legend }: Props) {
  const names = provinceNames[lang]
  const values = new Map(items.map(({ province, value }) => [province, value]))
  const highest = Math.max(...values.values())
  const ranked = [...items].sort((a, b) => b.value - a.value)
  return (
    <>
      <figure className={styles.tiles} aria-hidden="true" data-lang={lang}>
        <figcaption className={`${typography.fine} ${styles.legend}`}>
          <span>{legend}</span>
          {stepsOf(highest).map(({ step, from, to }) => (
            <span key={step} className={styles.step}>
              <span className={styles.swatch} data-step={step} />
              {from === to ? from : `${from}–${to}`}
            </span>
          ))}
        </figcaption>
        {(Object.entries(places) as [Province, [number, number]][]).map(([province, [row, column]]) => {
          const value = values.get(province)
          return (
            <span
              key={province}
              className={styles.tile}
              style={{ gridRow: row, gridColumn: column }}
              data-code={province}
              data-step={value === undefined ? 0 : stepOf(value, highest)}
            >
              <span className={styles.name}>{names[province]}</span>
              <span className={styles.value}>{value}</span>
            </span>
          )
        })}
      </figure>
      <ol className={styles.list} data-lang={lang}>
        {ranked.map(({ province, value }) => (
          <li key={province}>
            <span className={styles.place} data-code={province}>
              {names[province]}
            </span>
            <span className={styles.figure}>
              {decimal(value)}
              <span className="visually-hidden"> {value === 1 ? unitOne : unit}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
