import type { BannerPin } from '#contract/picture.ts'
import { Amount } from './Amount.tsx'
import styles from './BannerPins.module.css'
import { useContentStyle } from './contentStyle.ts'

/** Figures of the page: below its picture, or where the window has room beside the title, each above a line to what it measures. */
export function BannerPins({ pins }: { pins: BannerPin[] }) {
  const styled = useContentStyle()
  return (
    <ul className={styles.pins}>
      {pins.map(({ label, value, unit, x, y }) => (
        <li key={label} {...styled({ '--x': `${x}%`, '--up': `${100 - y}%` })}>
          <span>
            <Amount value={value} unit={unit} styles={styles} />
          </span>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
