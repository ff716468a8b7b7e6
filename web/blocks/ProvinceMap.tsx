import type { BlockOf } from '#contract/blocks.ts'
import { useSite } from '../data/site.tsx'
import { DiagramWords } from './DiagramWords.tsx'
import styles from './ProvinceMap.module.css'
import { ProvinceTiles } from './ProvinceTiles.tsx'

/** A schematic map: one tile a province, darker where the value is higher, the values in it and in a list. */
export function ProvinceMap({ title, summary, unit, unitOne, items, note }: BlockOf<'map'>) {
  const { lang, words } = useSite()
  return (
    <DiagramWords title={title} summary={summary} note={note}>
      <div className={styles.map}>
        <ProvinceTiles items={items} unit={unit} unitOne={unitOne} lang={lang} legend={words.chart.unit(unit)} />
      </div>
    </DiagramWords>
  )
}
