import { useCall } from '../data/api.ts'
import { ownQueries } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { Failure } from '../parts/Failure.tsx'
import { useCalculatorWords } from './calculatorWords.ts'
import { FramedBlocks } from './FramedBlocks.tsx'
import { QuoteCards } from './QuoteCards.tsx'
import { ShareCalculator } from './ShareCalculator.tsx'

const calculatorId = 'securities-calculator'

/** Share and convertible bond: their quotes, before anything else, what the page's blocks say of them, and the share calculator. */
export function Page() {
  const { words } = useSite()
  const calculator = useCalculatorWords()
  const quotes = useCall(...ownQueries.SecuritiesPage)
  if (quotes.isError) {
    const failure = <Failure message={quotes.error.message} onRetry={() => quotes.refetch()} words={words.state} />
    return <FramedBlocks first={failure} />
  }
  return (
    <FramedBlocks
      first={<QuoteCards quotes={quotes.data} />}
      after="words"
      sections={[{ id: calculatorId, title: calculator.title }]}
    >
      <ShareCalculator id={calculatorId} days={quotes.data?.find(({ type }) => type === 'stock')?.days} />
    </FramedBlocks>
  )
}
