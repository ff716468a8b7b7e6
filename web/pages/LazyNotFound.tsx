import { lazy, Suspense } from 'react'
import type { Missing } from './missing.ts'

const NotFound = lazy(async () => ({ default: (await import('./NotFoundPage.tsx')).Page }))

/** For a page that is gone since its site was loaded, or was withdrawn: seldom enough to come by itself. */
export const LazyNotFound = (missing: Missing) => (
  <Suspense fallback={null}>
    <NotFound {...missing} />
  </Suspense>
)
