import { type ComponentType, useEffect, useState } from 'react'
import { useSite } from './data/site.tsx'
import { Failure } from './parts/Failure.tsx'
import { PageSkeleton } from './parts/Skeleton.tsx'
import { loaded, loadPage } from './routing/loadPage.ts'
import type { PageLoader } from './routing/routes.ts'

/** Shows a page as soon as its chunk is there: a skeleton before, a message with a retry when it fails. */
export function LazyPage({ load }: { load: PageLoader }) {
  const { lang, words } = useSite()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<unknown>()
  const [Page, setPage] = useState<ComponentType | undefined>(() => loaded.get(load))

  useEffect(() => {
    if (loaded.has(load)) {
      setPage(() => loaded.get(load))
      return
    }
    let isLeft = false
    loadPage(load, lang).then(
      (page) => isLeft || setPage(() => page),
      (error) => {
        if (isLeft) return
        // A browser remembers that a module was not to be had; the page's own document asks for it anew.
        if (attempt > 0 && navigator.onLine) location.reload()
        else setFailed(error)
      },
    )
    return () => {
      isLeft = true
    }
  }, [load, lang, attempt])

  if (Page) return <Page />
  if (failed === undefined) return <PageSkeleton />
  const retry = () => {
    setFailed(undefined)
    setAttempt(attempt + 1)
  }
  const message = (failed as Error).name === 'TimeoutError' ? words.state.chunkTimeout : words.state.chunkFailed
  return <Failure message={message} onRetry={retry} words={words.state} standalone />
}
