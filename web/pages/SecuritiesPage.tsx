import { useCall } from '../api.ts'
import { Failure } from '../parts/Failure.tsx'
import { useSite } from '../site.tsx'
import { FramedBlocks } from './FramedBlocks.tsx'
import { QuoteCards } from './QuoteCards.tsx'
import styles from './SecuritiesPage.module.css'
import { ShareCalculator } from './ShareCalculator.tsx'

const calculatorId = 'securities-calculator'

/** Share and convertible bond: their quotes and the share calculator, then what the page's blocks say of them. */
export function Page() {
  const { words } = useSite()
  const quotes = useCall('quotes', {})
  return (
    <FramedBlocks sections={quotes.isError ? [] : [{ id: calculatorId, title: words.calculator.title }]}>
      {quotes.isError ? (
        <Failure message={quotes.error.message} onRetry={() => quotes.refetch()} words={words.state} />
      ) : (
        <div className={styles.quotes}>
          <QuoteCards quotes={quotes.data} />
          <ShareCalculator id={calculatorId} days={quotes.data?.find(({ type }) => type === 'stock')?.days} />
        </div>
      )}
    </FramedBlocks>
  )
}
