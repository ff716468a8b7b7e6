import type { ReactNode } from 'react'
import { ArrowLink } from '../parts/ArrowLink.tsx'
import { Failure } from '../parts/Failure.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { useSite } from '../site.tsx'
import styles from './Gate.module.css'
import { QuickExit } from './QuickExit.tsx'
import { type Ready, useComplaint } from './useComplaint.ts'

/** Shows its children once everything can be sealed here; else says why not, and what other ways there are. */
export function Gate({ children }: { children: (ready: Ready) => ReactNode }) {
  const site = useSite()
  const { state, retry } = useComplaint()
  if (state.kind === 'failed') return <Failure message={state.message} onRetry={retry} words={site.words.state} />
  if (state.kind === 'loading') {
    return (
      <div role="status" className={styles.loading}>
        <p>{state.words?.loading ?? site.words.state.loading}</p>
        <ListSkeleton rows={4} />
      </div>
    )
  }
  const { words } = state
  const { title, others } = state.kind === 'unserved' ? words.unserved : words.unfit
  return (
    <>
      <QuickExit words={words.exit} />
      {state.kind === 'ready' ? (
        children(state)
      ) : (
        <section className={styles.unfit} role="alert">
          <h2>{title}</h2>
          {state.kind === 'unserved' ? (
            <p>{words.unserved.text}</p>
          ) : (
            <>
              <p>{words.unfit.reasons[state.reason]}</p>
              <p>{words.unfit.never}</p>
            </>
          )}
          <p>
            {others} <ArrowLink to="/honest/reportChannel">{words.unfit.channels}</ArrowLink>
          </p>
        </section>
      )}
    </>
  )
}
