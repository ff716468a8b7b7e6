import { ArrowRight } from 'lucide-react'
import type { BlockOf } from '#blocks/kinds.ts'
import grid from '#web/blocks/Grid.module.css'
import { Heading } from '#web/blocks/Heading.tsx'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import { Link } from '#web/routing/Link.tsx'
import panel from '#web/styles/panel.module.css'
import typography from '#web/styles/typography.module.css'
import styles from './Cards.module.css'

/** Short texts side by side, each with a way to read on where there is one. */
export function Cards({ title, items, note }: BlockOf<'cards'>) {
  return (
    <>
      <Heading>{title}</Heading>
      <ul className={grid.grid}>
        {items.map((item) => (
          <li key={item.title} className={`${panel.card} ${styles.card}`} data-linked={!!item.link || undefined}>
            <h3 className={`${typography.lg} ${styles.title}`}>
              {item.link ? (
                <Link to={item.link} className={styles.link}>
                  {item.title}
                </Link>
              ) : (
                item.title
              )}
            </h3>
            <p className={`${typography.muted} ${styles.text}`}>
              <NonBreaking text={item.text} />
            </p>
            {item.link && (
              <span className={styles.way} aria-hidden="true">
                <ArrowRight size={18} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {note && (
        <p className={`${typography.note} ${styles.note}`}>
          <NonBreaking text={note} />
        </p>
      )}
    </>
  )
}
