import type { Link as LinkData } from '#contract/fields.ts'
import { useCall } from '../data/api.ts'
import { homeQueries, shownDays } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { ArrowLink } from '../parts/ArrowLink.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Sparkline } from '../parts/Sparkline.tsx'
import { Link } from '../routing/Link.tsx'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import styles from './HomeSecurities.module.css'

/** The securities strip: share and bond with their last prices, and the latest announcement. */
export function HomeSecurities({ title, text, link }: { title: string; text: string; link: LinkData }) {
  const site = useSite()
  const { words } = site
  const quotes = useCall(...homeQueries.quotes).data ?? []
  const notice = homeQueries.notice(site)
  const latest = useCall(...notice).data?.items[0]

  return (
    <div className={styles.strip}>
      <div>
        <h2 className={typography.xxl}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {latest && (
          <p className={styles.latest}>
            <span className={`${typography.fine} ${styles.quiet}`}>
              {notice[0] === 'securitiesNews' ? words.homePage.securitiesNews : words.homePage.announcement}{' '}
              <DateMark date={latest.date} />
            </span>
            <Link to={latest.link}>{latest.title}</Link>
          </p>
        )}
        <ArrowLink to={link.to}>{link.text}</ArrowLink>
      </div>
      {quotes.length > 0 && (
        <dl className={styles.quotes}>
          {quotes.map((quote) => (
            <div key={quote.code} className={`${panel.card} ${styles.quote}`}>
              <dt>
                {quote.name} <span className={`${typography.fine} ${styles.quiet}`}>{quote.code}</span>
              </dt>
              <dd>
                <Sparkline values={quote.days.map(({ close }) => close)} />
                <span className={`${typography.fine} ${styles.quiet}`}>{words.homePage.course(shownDays)}</span>
                <span className={styles.price}>
                  {words.homePage.price(quote.price.toFixed(quote.type === 'bond' ? 3 : 2))}
                </span>
                <span data-up={quote.change >= 0 || undefined} className={styles.change}>
                  {quote.change >= 0 ? '▲ +' : '▼ −'}
                  {Math.abs(quote.changePercent).toFixed(2)}%
                </span>
                <span className={`${typography.fine} ${styles.quiet}`}>
                  <DateMark date={quote.date} /> · {words.homePage.delayed}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
