import { useCall } from '../api.ts'
import { Failure } from '../parts/Failure.tsx'
import { useSite } from '../site.tsx'
import { FramedBlocks } from './FramedBlocks.tsx'
import { QuoteCards } from './QuoteCards.tsx'
import { ShareCalculator } from './ShareCalculator.tsx'

/** Share and convertible bond: their quotes and the share calculator, then what the page's blocks say of them. */
export function Page() {
  const { words } = useSite()
  const quotes = useCall('quotes', {})
  return (
    <FramedBlocks>
      {quotes.isError ? (
        <Failure message={quotes.error.message} onRetry={() => quotes.refetch()} words={words.state} />
      ) : (
        <>
          <QuoteCards quotes={quotes.data} />
          <ShareCalculator days={quotes.data?.find(({ type }) => type === 'stock')?.days} />
        </>
      )}
    </FramedBlocks>
  )
}
