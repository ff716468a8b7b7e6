import type { BlockOf } from '#blocks/kinds.ts'
import { Heading } from '#web/blocks/Heading.tsx'
import { useSite } from '#web/data/site.tsx'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import typography from '#web/styles/typography.module.css'
import styles from './ProvinceMap.module.css'
import { ProvinceTiles } from './ProvinceTiles.tsx'

/** A schematic map beside what it shows: one tile a province, darker where the value is higher, the values in it. */
export function ProvinceMap({ title, summary, unit, unitOne, items, note }: BlockOf<'map'>) {
  const { lang, words } = useSite()
  return (
    <div className={styles.map}>
      <div>
        <Heading>{title}</Heading>
        <p>
          <NonBreaking text={summary} />
        </p>
        {note && (
          <p className={typography.note}>
            <NonBreaking text={note} />
          </p>
        )}
      </div>
      <div>
        <ProvinceTiles items={items} unit={unit} unitOne={unitOne} lang={lang} legend={words.chart.unit(unit)} />
      </div>
    </div>
  )
}
