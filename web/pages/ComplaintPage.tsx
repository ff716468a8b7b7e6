import { lazy, Suspense } from 'react'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { useSite } from '../site.tsx'
import { FramedBlocks } from './FramedBlocks.tsx'
import { OtherChannels } from './OtherChannels.tsx'

const Gated = lazy(async () => ({ default: (await import('../complaint/GatedReport.tsx')).GatedReport }))

const formId = 'honest-report-form'

/** The misconduct report: the form among the words on how it works. */
export function Page() {
  const { words } = useSite()
  return (
    <FramedBlocks
      sections={[{ id: formId, title: words.reportForm, needsScript: true }]}
      withoutScript={<OtherChannels instead="report" />}
    >
      <section id={formId} data-needs-script>
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <Gated />
        </Suspense>
      </section>
    </FramedBlocks>
  )
}
