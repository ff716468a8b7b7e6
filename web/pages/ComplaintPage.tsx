import { lazy, Suspense } from 'react'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { FramedBlocks } from './FramedBlocks.tsx'

const Gated = lazy(async () => ({ default: (await import('../complaint/GatedReport.tsx')).GatedReport }))

/** The misconduct report: the form among the words on how it works. */
export function Page() {
  return (
    <FramedBlocks>
      <Suspense fallback={<ListSkeleton rows={6} />}>
        <Gated />
      </Suspense>
    </FramedBlocks>
  )
}
