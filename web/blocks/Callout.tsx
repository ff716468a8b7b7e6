import { ArrowRight } from 'lucide-react'
import type { BlockOf } from '#contract/blocks.ts'
import { Link } from '../routing/Link.tsx'
import control from '../styles/control.module.css'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import styles from './Callout.module.css'
import { Html } from './Html.tsx'

/** One thing that the reader should not miss, and where to go for it. */
export function Callout({ title, text, link }: BlockOf<'callout'>) {
  return (
    <div className={`${panel.card} ${styles.callout}`}>
      <h2 className={typography.lg}>{title}</h2>
      <Html className={styles.text} html={text} />
      {link && (
        <Link to={link.to} className={`${control.pill} ${control.ahead} ${styles.link}`}>
          {link.text} <ArrowRight aria-hidden="true" size={18} />
        </Link>
      )}
    </div>
  )
}
