import type { TracedLot } from '#contract/lots.ts'
import { Heading } from '../blocks/Heading.tsx'
import { useSite } from '../data/site.tsx'
import { ArrowLink } from '../parts/ArrowLink.tsx'
import { DateMark, formatDay } from '../parts/DateMark.tsx'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import styles from './LotResult.module.css'

/** Where a pack comes from: what it is, whether it was recalled, and its stations from origin to shelf. */
export function LotResult({ lot }: { lot: TracedLot }) {
  const { trace } = useSite().words
  return (
    <section className={styles.result}>
      {lot.recall && <Recall recall={lot.recall} />}
      <div>
        <Heading>{lot.product}</Heading>
        <dl className={styles.facts}>
          <Fact label={trace.label}>{lot.number}</Fact>
          <Fact label={trace.batch}>{lot.batch}</Fact>
          <Fact label={trace.packed}>
            <DateMark date={lot.packed} />
          </Fact>
          <Fact label={trace.bestBefore}>
            <DateMark date={lot.bestBefore} />
          </Fact>
        </dl>
      </div>
      {lot.limit && <p className={styles.limit}>{lot.limit}</p>}
      <ol className={styles.stations} aria-label={trace.stations}>
        {lot.stations.map((station) => (
          <Station key={station.id + station.date} station={station} />
        ))}
      </ol>
    </section>
  )
}

function Recall({ recall: { number, date, reason, link } }: { recall: NonNullable<TracedLot['recall']> }) {
  const { words } = useSite()
  return (
    <div className={`${panel.alert} ${styles.recall}`}>
      <h3>{words.trace.recalled(number, formatDay(date, words))}</h3>
      <p>{reason}</p>
      <ArrowLink to={link}>{words.trace.recallPage}</ArrowLink>
    </div>
  )
}

const Station = ({ station: { name, date, site, place, facts } }: { station: TracedLot['stations'][number] }) => (
  <li className={styles.station}>
    <p className={styles.date}>
      <DateMark date={date} />
    </p>
    <div>
      <h3 className={styles.name}>{name}</h3>
      {site && <p>{site}</p>}
      {place && <p className={typography.muted}>{place}</p>}
    </div>
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
  </li>
)

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt className={typography.quiet}>{label}</dt>
    <dd>{children}</dd>
  </div>
)
