import { lazy, Suspense } from 'react'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { FramedBlocks } from './FramedBlocks.tsx'
import { OtherChannels } from './OtherChannels.tsx'

const Gated = lazy(async () => ({ default: (await import('../complaint/GatedLookUp.tsx')).GatedLookUp }))

/** What became of a report: for whoever holds its query code. */
export function Page() {
  return (
    <FramedBlocks withoutScript={<OtherChannels instead="query" />}>
      <div data-needs-script>
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <Gated />
        </Suspense>
      </div>
    </FramedBlocks>
  )
}
