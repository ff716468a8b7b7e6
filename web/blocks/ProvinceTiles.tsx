import type { BlockOf, Province } from '#contract/blocks.ts'
import type { Lang } from '#contract/paths.ts'
import { stepOf, stepsOf } from '../charts/colorScale.ts'
import typography from '../styles/typography.module.css'
import { decimal } from '../words/decimal.ts'
import { provinceNames } from '../words/provinces.ts'
import styles from './ProvinceMap.module.css'

/** Where every tile lies: neighbours as they do on a map, as far as squares allow. */
const map = `
  ·· ·· ·· ·· ·· ·· ·· ·· HL
  ·· ·· ·· ·· ·· ·· ·· ·· JL
  XJ ·· ·· ·· ·· NM BJ TJ LN
  ·· QH GS NX SN SX HE SD ··
  ·· XZ SC CQ HB HA AH JS ··
  ·· ·· YN GZ HN JX ZJ SH ··
  ·· ·· ·· GX GD FJ ·· TW ··
  ·· ·· ·· HI MO HK ·· ·· ··
`

/** Codes of two letters and a space: three signs a column. */
const places = map
  .trim()
  .split('\n')
  .flatMap((line, row) =>
    [...line.trim().matchAll(/[A-Z]{2}/g)].map(({ 0: code, index }) => ({ code, row: row + 1, column: index / 3 + 1 })),
  )

type Props = Pick<BlockOf<'map'>, 'items' | 'unit' | 'unitOne'> & { lang: Lang; legend: string }

/** Tiles with name, or code where names have no room, and value; a list that is heard says the same in words. */
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
        {places.map(({ code, row, column }) => {
          const province = code as Province // the map names no others
          const value = values.get(province)
          return (
            <span
              key={province}
              className={styles.tile}
              style={{ gridRow: row, gridColumn: column }}
              data-code={province}
              data-step={value === undefined ? 0 : stepOf(value, highest)}
            >
              <span className={styles.name} data-long={names[province].length > 2 || undefined}>
                {names[province]}
              </span>
              <span className={styles.value}>{value !== undefined && decimal(value)}</span>
            </span>
          )
        })}
      </figure>
      {/* Tiles as wide as a thumb have room for codes alone. */}
      {lang === 'en' && (
        <p className={`${typography.fine} ${styles.key}`} aria-hidden="true">
          {ranked.map(({ province }) => `${province} ${names[province]}`).join(' · ')}
        </p>
      )}
      <ol className="visually-hidden">
        {ranked.map(({ province, value }) => (
          <li key={province}>
            {names[province]} {decimal(value)} {value === 1 ? unitOne : unit}
          </li>
        ))}
      </ol>
    </>
  )
}
