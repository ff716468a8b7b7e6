import type { BlockOf } from '#blocks/kinds.ts'
import type { Province } from '#blocks/map/kind.ts'
import type { Lang } from '#contract/paths.ts'
import { wholeLangOf } from '#contract/wholeLangs.ts'
import { SectionLink } from '#web/blocks/SectionLink.tsx'
import { stepOf, stepsOf } from '#web/charts/colorScale.ts'
import { useContentStyle } from '#web/parts/contentStyle.ts'
import control from '#web/styles/control.module.css'
import typography from '#web/styles/typography.module.css'
import { decimal } from '#web/words/decimal.ts'
import { hyphenated, provinceNames } from '#web/words/provinces.ts'
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

type Item = BlockOf<'map'>['items'][number]
type Props = Pick<BlockOf<'map'>, 'items' | 'unit' | 'unitOne'> & { lang: Lang; legend: string }

/** Tiles with name, or code where names have no room, and value; a list that is heard says in words what no tile says as a link. */
export function ProvinceTiles({ items, unit, unitOne = unit, lang, legend }: Props) {
  const styled = useContentStyle()
  const names = provinceNames[wholeLangOf(lang)]
  const given = new Map(items.map((item) => [item.province, item]))
  const highest = Math.max(...items.map(({ value }) => value))
  const ranked = [...items].sort((a, b) => b.value - a.value)
  const linked = ranked.flatMap((item) => (item.to ? [{ item, title: item.to.slice(1) }] : []))
  const inWords = ({ province, value }: Item) => `${names[province]} ${decimal(value)} ${value === 1 ? unitOne : unit}`
  return (
    <>
      <figure className={styles.tiles} data-lang={lang}>
        <Legend legend={legend} highest={highest} />
        {places.map(({ code, row, column }) => {
          const province = code as Province // the map names no others
          const item = given.get(province)
          return (
            <span
              key={province}
              className={styles.tile}
              {...styled({ 'grid-row': row, 'grid-column': column })}
              data-code={province}
              data-step={item ? stepOf(item.value, highest) : 0}
            >
              <span className={styles.name} data-long={names[province].length > 2 || undefined} aria-hidden="true">
                {(lang === 'en' && hyphenated[province]) || names[province]}
              </span>
              <span className={styles.value} aria-hidden="true">
                {item && decimal(item.value)}
              </span>
              {item?.to && <SectionLink className={styles.way} title={item.to.slice(1)} aria-label={inWords(item)} />}
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
      {/* The tiles of a phone are smaller than a thumb: there these lead on. */}
      {linked.length > 0 && (
        <ul className={styles.ways} aria-label={legend}>
          {linked.map(({ item, title }) => (
            <Way key={item.province} name={names[item.province]} title={title} label={inWords(item)} />
          ))}
        </ul>
      )}
      <ol className={`${styles.heard} visually-hidden`}>
        {ranked.map((item) => (
          <li key={item.province} data-linked={item.to ? true : undefined}>
            {inWords(item)}
          </li>
        ))}
      </ol>
    </>
  )
}

/** What the shades of the tiles stand for. */
const Legend = ({ legend, highest }: { legend: string; highest: number }) => (
  <figcaption className={`${typography.fine} ${styles.legend}`} aria-hidden="true">
    <span>{legend}</span>
    {stepsOf(highest).map(({ step, from, to }) => (
      <span key={step} className={styles.step}>
        <span className={styles.swatch} data-step={step} />
        {from === to ? from : `${from}–${to}`}
      </span>
    ))}
  </figcaption>
)

const Way = ({ name, title, label }: { name: string; title: string; label: string }) => (
  <li>
    <SectionLink className={control.chip} title={title} aria-label={label}>
      {name}
    </SectionLink>
  </li>
)
