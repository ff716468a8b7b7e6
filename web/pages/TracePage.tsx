import { useCall } from '../data/api.ts'
import { CallError } from '../data/callError.ts'
import { ownQueries, traceQuery } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { Failure } from '../parts/Failure.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { FramedBlocks } from './FramedBlocks.tsx'
import { LotForm, LotSamples } from './LotForm.tsx'
import { LotResult } from './LotResult.tsx'
import styles from './TracePage.module.css'

/** A pack's number, and where the pack comes from. The number stands in the address alone. */
export const Page = () => <FramedBlocks first={<Trace />} />

function Trace() {
  const { words } = useSite()
  const { read } = useRouteQuery()
  const { lot = '' } = read('lot')
  const form = useCall(...ownQueries.TracePage)
  const found = useCall(...traceQuery({ lot }))
  // That there is no such pack is told beside the field; that nothing could be asked, where the pack would stand.
  const isAnswered = found.error instanceof CallError && [400, 404].includes(found.error.status)
  return (
    <div className={styles.trace}>
      {form.isError && <Failure message={form.error.message} onRetry={() => void form.refetch()} words={words.state} />}
      {form.isPending && <ListSkeleton rows={3} />}
      {form.data && <LotForm lot={lot} samples={form.data} fault={isAnswered ? found.error?.message : undefined} />}
      <p role="status" className="visually-hidden">
        {found.data && words.trace.found(found.data.product, found.data.recall !== undefined)}
      </p>
      {found.data && <LotResult lot={found.data} />}
      {found.isLoading && <ListSkeleton rows={5} />}
      {found.isError && !isAnswered && (
        <Failure message={found.error.message} onRetry={() => void found.refetch()} words={words.state} />
      )}
      {form.data && <LotSamples {...form.data} />}
    </div>
  )
}
