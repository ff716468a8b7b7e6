import type { Quote } from '#contract/securities.ts'
import { formatOf, percentOf } from '../charts/format.ts'
import { useSite } from '../data/site.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Empty } from '../parts/Empty.tsx'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import { volumeOf } from '../words/numbers.ts'
import { PriceChange } from './PriceChange.tsx'
import styles from './QuoteCards.module.css'

const types = ['stock', 'bond'] as const
const decimals = { stock: 2, bond: 3 }

/** Share and bond with their last prices; the same cards with dashes while those are on their way, so that nothing moves. */
export function QuoteCards({ quotes }: { quotes: Quote[] | undefined }) {
  const { words } = useSite()
  if (quotes?.length === 0) return <Empty text={words.state.empty} />
  return (
    <section className={styles.quotes} aria-label={words.quotes.title} aria-busy={quotes === undefined}>
      {types.map((type) => (
        <Card key={type} type={type} quote={quotes?.find((quote) => quote.type === type)} />
      ))}
    </section>
  )
}

function Card({ type, quote }: { type: Quote['type']; quote: Quote | undefined }) {
  const { words, lang } = useSite()
  const price = formatOf([10 ** -decimals[type]])
  const volume = quote?.days.at(-1)?.volume
  return (
    <article className={`${panel.card} ${styles.card}`}>
      <h2 className={typography.lg}>
        {quote?.name ?? '—'}
        <span className={`${typography.quiet} ${styles.code}`}>
          {quote ? `${quote.code} · ${quote.exchange}` : '—'}
        </span>
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>{words.quotes[type]}</dt>
          <dd className={styles.price}>{quote ? price(quote.price) : '—'}</dd>
        </div>
        <div>
          <dt>{words.quotes.change}</dt>
          <dd>{quote ? <Change quote={quote} price={price} /> : '—'}</dd>
        </div>
        <div>
          <dt>{words.quotes.volume[type]}</dt>
          <dd>{volume === undefined ? '—' : volumeOf(volume, lang, words.number)}</dd>
        </div>
        <div>
          <dt>{words.quotes.date}</dt>
          <dd>{quote ? <DateMark date={quote.date} /> : '—'}</dd>
        </div>
      </dl>
      <p className={`${typography.fine} ${styles.notice}`}>{quote?.notice}</p>
    </article>
  )
}

function Change({ quote: { change, changePercent }, price }: { quote: Quote; price: (value: number) => string }) {
  const share = percentOf(Math.abs(changePercent) / 100, 2)
  return <PriceChange change={change} text={price(Math.abs(change))} share={share} />
}
