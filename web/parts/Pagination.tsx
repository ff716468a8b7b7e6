import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from '../routing/Link.tsx'
import type { Words } from '../words/zh.ts'
import styles from './Pagination.module.css'

interface Props {
  page: number
  pages: number
  /** Address of a page, so that links can be shared and opened in a new tab. */
  to: (page: number) => string
  /** What the links bring along. */
  state?: object
  words: Words['list']
}

/** Page numbers around the current one, with the first and the last always in reach. */
export function pagesAround(page: number, pages: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages)
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((at, place) => (at - (sorted[place - 1] ?? at) > 1 ? (['gap', at] as const) : [at]))
}

/** Links to the pages of a list. Nothing when there is one page only. */
export function Pagination({ page, pages, to, state, words }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} state={state} aria-label={words.previous} className={styles.link}>
          <ChevronLeft aria-hidden="true" size={18} />
        </Link>
      )}
      {pagesAround(page, pages).map((at, place) =>
        at === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name
          <span key={`gap${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={at}
            to={to(at)}
            state={state}
            aria-label={words.page(at)}
            aria-current={at === page ? 'page' : undefined}
            className={styles.link}
          >
            {at}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} state={state} aria-label={words.next} className={styles.link}>
          <ChevronRight aria-hidden="true" size={18} />
        </Link>
      )}
    </nav>
  )
}
