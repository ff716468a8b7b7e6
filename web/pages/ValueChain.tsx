import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { HomePage } from '#contract/page.ts'
import { Amount } from '../parts/Amount.tsx'
import { Picture } from '../parts/Picture.tsx'
import { Link } from '../routing/Link.tsx'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import styles from './ValueChain.module.css'

/**
 * The panels, at most seven: on wide screens tall pictures of which one is open, by hover, focus or touch; on phones a list.
 * Each is one link, so that touch and keyboard reach what hover shows. Words stand on a plate of their own, so that the
 * pictures stay as bright as they were made.
 */
export function ValueChain({ items }: { items: NonNullable<HomePage['chain']>['items'] }) {
  const [open, setOpen] = useState(items[0]?.id)
  return (
    <ul className={`column ${styles.panels}`}>
      {items.map((item) => (
        <li
          key={item.id}
          className={`${panel.card} ${styles.panel}`}
          data-open={item.id === open || undefined}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(item.id)}
          onFocus={() => setOpen(item.id)}
        >
          <Link
            to={item.link}
            className={styles.link}
            onClick={(event) => {
              // The first touch on a closed panel opens it, the second follows the link; in the list all are open.
              const closed =
                item.id !== open && getComputedStyle(event.currentTarget).getPropertyValue('--closed') === '1'
              if (closed) event.preventDefault()
              setOpen(item.id)
            }}
          >
            <Picture picture={item.picture} sizes="(min-width: 64em) 44rem, 9rem" className={styles.picture} />
            <span className={styles.plate}>
              <span className={styles.title}>{item.title}</span>
              <span className={styles.more}>
                <span className={`${typography.quiet} ${styles.text}`}>{item.text}</span>
                <span>
                  <Amount value={item.figure.value} unit={item.figure.unit} styles={styles} />{' '}
                  <span className={`${typography.fine} ${styles.label}`}>{item.figure.label}</span>
                </span>
              </span>
              <ArrowRight aria-hidden="true" className={styles.arrow} size={20} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
