import { useCall } from '../data/api.ts'
import { ownQueries } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { FramedBlocks } from './FramedBlocks.tsx'
import { HistoryYears } from './HistoryYears.tsx'

/** The company's history: what is worth knowing of it, then its years. */
export function Page() {
  return (
    <FramedBlocks after="all">
      <History />
    </FramedBlocks>
  )
}

function History() {
  const { words } = useSite()
  const course = useCall(...ownQueries['/developProcess'])
  if (course.isError)
    return <Failure message={course.error.message} onRetry={() => course.refetch()} words={words.state} />
  if (course.isPending) return <ListSkeleton rows={8} />
  if (course.data.length === 0) return <Empty text={words.state.empty} />
  return <HistoryYears entries={course.data} />
}
