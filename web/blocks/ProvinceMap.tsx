import { lazy, Suspense } from 'react'
import type { BlockOf } from '#contract/blocks.ts'
import { useSite } from '../site.tsx'
import { DiagramWords } from './DiagramWords.tsx'
import styles from './ProvinceMap.module.css'

const Tiles = lazy(() => import('./ProvinceTiles.tsx').then(({ ProvinceTiles }) => ({ default: ProvinceTiles })))

/** A schematic map: one tile a province, darker where the value is higher, the values in it and in a list. */
export function ProvinceMap({ title, summary, unit, unitOne, items, note }: BlockOf<'map'>) {
  const { lang, words } = useSite()
  return (
    <DiagramWords title={title} summary={summary} note={note}>
      <div className={styles.map}>
        <Suspense>
          <Tiles items={items} unit={unit} unitOne={unitOne} lang={lang} legend={words.chart.unit(unit)} />
        </Suspense>
      </div>
    </DiagramWords>
  )
}
