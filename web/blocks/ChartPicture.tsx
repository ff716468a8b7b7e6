import { createContext, useContext } from 'react'
import type { ChartOf } from '#contract/blocks.ts'
import styles from './ChartPicture.module.css'

/** Takes a chart down to be made a picture of, and says at which address it will stand. Known where documents are made. */
export const MakePicture = createContext<((chart: ChartOf<'candlestick'>) => string) | undefined>(undefined)

/** A chart as a picture: a tenth of what its drawing takes of a document. The app that takes the document over leaves its address as it is. */
export function ChartPicture({ chart }: { chart: ChartOf<'candlestick'> }) {
  const make = useContext(MakePicture)
  return (
    <div className={styles.frame}>
      <img className={styles.picture} src={make?.(chart)} alt={chart.title} loading="lazy" suppressHydrationWarning />
    </div>
  )
}
