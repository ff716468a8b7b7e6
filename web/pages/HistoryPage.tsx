import { useCall } from '../data/api.ts'
import { ownQueries } from '../data/routeQueries.ts'
import { FramedBlocks } from './FramedBlocks.tsx'
import { HistoryYears } from './HistoryYears.tsx'
import { Loaded } from './Loaded.tsx'

/** The company's history: what is worth knowing of it, then its years. */
export function Page() {
  return (
    <FramedBlocks after="all">
      <History />
    </FramedBlocks>
  )
}

function History() {
  const history = useCall(...ownQueries.HistoryPage)
  return (
    <Loaded call={history} rows={8}>
      {(entries) => <HistoryYears entries={entries} />}
    </Loaded>
  )
}
