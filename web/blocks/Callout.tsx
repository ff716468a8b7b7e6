import { ArrowRight } from 'lucide-react'
import type { BlockOf } from '#contract/blocks.ts'
import { Link } from '../router.tsx'
import styles from './Callout.module.css'

/** One thing that the reader should not miss, and where to go for it. */
export function Callout({ title, text, link }: BlockOf<'callout'>) {
  return (
    <div className={styles.callout}>
      <h2 className={styles.title}>{title}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from Markdown, without raw HTML */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: text }} />
      {link && (
        <Link to={link.to} className={styles.link}>
          {link.text} <ArrowRight aria-hidden="true" size={18} />
        </Link>
      )}
    </div>
  )
}
