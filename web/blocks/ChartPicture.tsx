import { createContext, useContext } from 'react'
import type { ChartOf } from '#contract/blocks.ts'
import { phones } from '../parts/Picture.tsx'
import styles from './ChartPicture.module.css'

/**
 * Takes a chart down to be made two pictures of, for wide and narrow screens, and says what stands for the address of the wide one
 * until both are made; `.narrow` behind it stands for the other. Known where documents are made.
 */
export const MakePicture = createContext<((chart: ChartOf<'candlestick'>) => string) | undefined>(undefined)

/** A chart as a picture: a tenth of what its drawing takes of a document. The app that takes the document over leaves its address as it is. */
export function ChartPicture({ chart }: { chart: ChartOf<'candlestick'> }) {
  const address = useContext(MakePicture)?.(chart)
  return (
    <picture>
      <source media={phones} srcSet={address && `${address}.narrow`} suppressHydrationWarning />
      <img className={styles.picture} src={address} alt={chart.title} loading="lazy" suppressHydrationWarning />
    </picture>
  )
}
