import { lazy, Suspense } from 'react'

const NotFound = lazy(async () => ({ default: (await import('./NotFoundPage.tsx')).Page }))

/** For a page that is gone since its site was loaded: seldom enough to come by itself. */
export const LazyNotFound = () => (
  <Suspense fallback={null}>
    <NotFound />
  </Suspense>
)
