import { useEffect, useRef } from 'react'
import { useSite } from '../data/site.tsx'
import { Link } from '../routing/Link.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { chosen } from './historyAddress.ts'
import styles from './YearNav.module.css'

/** The years as links, the current one in sight: a column beside the history, on phones a row below the header. */
export function YearNav({ years, current }: { years: number[]; current: number | undefined }) {
  const { words } = useSite()
  const { addressWith } = useRouteQuery()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the current year stands depends on which it is
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    list.current?.scrollTo({
      left: link ? link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2 : 0,
      top: link ? link.offsetTop - (list.current.clientHeight - link.offsetHeight) / 2 : 0,
    })
  }, [current])
  return (
    <nav className={styles.rail} aria-label={words.course.years}>
      <ol ref={list} className={styles.years}>
        {years.map((year) => (
          <li key={year}>
            <Link
              to={addressWith({ year: String(year) })}
              replace
              state={chosen}
              className={styles.year}
              aria-current={year === current ? 'location' : undefined}
            >
              {year}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
