import { ArrowRight } from 'lucide-react'
import type { BlockOf } from '#contract/blocks.ts'
import { Link } from '../router.tsx'
import styles from './Cards.module.css'
import { Heading } from './Heading.tsx'

/** Short texts side by side, each with a way to read on where there is one. */
export function Cards({ title, items }: BlockOf<'cards'>) {
  return (
    <>
      <Heading>{title}</Heading>
      <ul className={styles.cards} data-count={items.length}>
        {items.map((item) => (
          <li key={item.title} className={styles.card}>
            <h3 className={styles.title}>
              {item.link ? (
                <Link to={item.link} className={styles.link}>
                  {item.title} <ArrowRight aria-hidden="true" size={18} />
                </Link>
              ) : (
                item.title
              )}
            </h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
