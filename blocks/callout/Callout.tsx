import { ArrowRight } from 'lucide-react'
import type { BlockOf } from '#blocks/kinds.ts'
import { Html } from '#web/blocks/Html.tsx'
import { Link } from '#web/routing/Link.tsx'
import control from '#web/styles/control.module.css'
import panel from '#web/styles/panel.module.css'
import typography from '#web/styles/typography.module.css'
import styles from './Callout.module.css'

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
