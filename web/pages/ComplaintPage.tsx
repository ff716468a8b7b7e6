import { lazy, Suspense } from 'react'
import { NeedsScript } from '../parts/NeedsScript.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { useSite } from '../site.tsx'
import { FramedBlocks } from './FramedBlocks.tsx'

const Gated = lazy(async () => ({ default: (await import('../complaint/GatedReport.tsx')).GatedReport }))

const formId = 'honest-report-form'

/** The misconduct report: the form among the words on how it works. */
export function Page() {
  const { words } = useSite()
  return (
    <FramedBlocks sections={[{ id: formId, title: words.reportForm }]}>
      <section id={formId}>
        <NeedsScript to="/honest/reportChannel" words={words.needsScript}>
          <Suspense fallback={<ListSkeleton rows={6} />}>
            <Gated />
          </Suspense>
        </NeedsScript>
      </section>
    </FramedBlocks>
  )
}
