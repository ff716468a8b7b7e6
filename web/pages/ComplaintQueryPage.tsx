import { lazy, Suspense } from 'react'
import { NeedsScript } from '../parts/NeedsScript.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { useSite } from '../site.tsx'
import { FramedBlocks } from './FramedBlocks.tsx'

const Gated = lazy(async () => ({ default: (await import('../complaint/GatedLookUp.tsx')).GatedLookUp }))

/** What became of a report: for whoever holds its query code. */
export function Page() {
  const { words } = useSite()
  return (
    <FramedBlocks>
      <NeedsScript to="/honest/reportChannel" words={words.needsScript}>
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <Gated />
        </Suspense>
      </NeedsScript>
    </FramedBlocks>
  )
}
