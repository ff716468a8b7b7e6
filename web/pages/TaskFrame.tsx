import { type ReactNode, useState } from 'react'
import { Lead } from '#blocks/prose/Prose.tsx'
import type { Page } from '#contract/page.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { useCall } from '../data/api.ts'
import { pageQuery } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { Failure } from '../parts/Failure.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { useLocation } from '../routing/routerContext.ts'
import { LazyNotFound } from './LazyNotFound.tsx'
import { missingOf } from './missing.ts'
import styles from './TaskFrame.module.css'
import { useTitle } from './useTitle.ts'

interface Props {
  /** The task; it tells when it has begun, which puts away whatever is read before. */
  children: (onBegin: (isBegun: boolean) => void) => ReactNode
  /** Facts of trust, beside the task. */
  aside: ReactNode
  /** What stands in its place where no script runs. */
  withoutScript: ReactNode
}

/**
 * A page with something to do: a strip with its title and what happens, the task at once, and what may be read besides below it until the
 * task has begun. The browser's title is the site's own, and nothing is asked for that other pages do not ask for.
 */
export function TaskFrame({ children, aside, withoutScript }: Props) {
  const { words, titles } = useSite()
  const path = useLocation().pathname
  const page = useCall(...pageQuery(path))
  const [isBegun, setBegun] = useState(false)
  useTitle(undefined)
  const missing = missingOf(page.error)
  if (missing) return <LazyNotFound {...missing} />
  const [lead, ...rest] = page.data?.blocks ?? []
  return (
    <div className={styles.page} data-task>
      <div className={`${styles.strip} band`}>
        <div className="column">
          <h1>{titles[path]}</h1>
          {lead?.type === 'lead' && (
            <div className={styles.lead} data-needs-script>
              <Lead {...lead} />
            </div>
          )}
        </div>
      </div>
      <div className="column">
        {withoutScript}
        {page.isPending && <Skeleton lines={8} />}
        {page.isError && <Failure message={page.error.message} onRetry={() => page.refetch()} words={words.state} />}
        {/* A box of its own: a layout would show what should be hidden. */}
        <div data-needs-script>
          <div className={styles.task}>
            <div className={styles.own}>{children(setBegun)}</div>
            <aside className={styles.aside} data-begun={isBegun || undefined}>
              {aside}
            </aside>
          </div>
        </div>
      </div>
      {!isBegun && <Besides blocks={rest} />}
    </div>
  )
}

const Besides = ({ blocks }: Pick<Page, 'blocks'>) => <Blocks blocks={blocks} words={useSite().words} />
