import { useCallback, useRef } from 'react'
import type { CourseEntry } from '#contract/company.ts'
import { useSite } from '../data/site.tsx'
import { NonBreaking } from '../parts/NonBreaking.tsx'
import { useScrollSpy } from '../parts/scrollSpy.ts'
import typography from '../styles/typography.module.css'
import styles from './HistoryYears.module.css'
import { useYearOfAddress, yearId } from './historyAddress.ts'
import { YearNav } from './YearNav.tsx'

/** Every year of the history by its period, with a rail that leads to each and marks the one that is being read. */
export function HistoryYears({ entries }: { entries: CourseEntry[] }) {
  const list = useRef<HTMLOListElement>(null)
  const at = useScrollSpy(useCallback(() => [...(list.current?.querySelectorAll('li[id]') ?? [])], []))
  const current = entries[at ?? -1]?.year
  const year = useYearOfAddress(current, at !== undefined)
  return (
    <div className={styles.history}>
      <YearNav years={entries.map(({ year }) => year)} current={current} />
      <ol ref={list} className={styles.years}>
        {periodsOf(entries).map(({ era, from, until, years }) => (
          <li key={from} className={styles.era} data-light={era?.light}>
            {era && <EraHead era={era} from={from} until={until} />}
            <ol className={styles.list}>
              {years.map((entry) => (
                <Year
                  key={entry.year}
                  entry={entry}
                  heading={era ? 'h3' : 'h2'}
                  current={entry.year === current}
                  arrival={String(entry.year) === year}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface Period {
  era: CourseEntry['era']
  from: number
  /** The year before the next period; none while it lasts. */
  until?: number
  years: CourseEntry[]
}

/** The years by the periods that begin with them; those before the first are one without a name. */
function periodsOf(entries: CourseEntry[]): Period[] {
  const periods: Period[] = []
  for (const entry of entries) {
    const last = periods.at(-1)
    if (last && !entry.era) last.years.push(entry)
    else {
      if (last) last.until = entry.year - 1
      periods.push({ era: entry.era, from: entry.year, years: [entry] })
    }
  }
  return periods
}

function EraHead({ era, from, until }: { era: NonNullable<Period['era']>; from: number; until: Period['until'] }) {
  const { words } = useSite()
  return (
    <header className={styles.head}>
      <p className={styles.period}>{words.course.period(from, until)}</p>
      <h2 className={styles.title}>{era.title}</h2>
      <p className={typography.muted}>
        <NonBreaking text={era.text} />
      </p>
      <p className={styles.grown}>
        <span className={styles.grownValue}>{era.figure.value}</span>
        <span className={typography.quiet}>{era.figure.label}</span>
      </p>
    </header>
  )
}

interface YearProps {
  entry: CourseEntry
  heading: 'h2' | 'h3'
  current: boolean
  arrival: boolean
}

const Year = ({ entry, heading: Heading, current, arrival }: YearProps) => (
  <li
    id={yearId(entry.year)}
    className={styles.entry}
    data-current={current || undefined}
    data-arrival={arrival ? '' : undefined} // the document opens here, before the app
  >
    <Heading className={styles.heading}>
      <span className={styles.year}>{entry.year}</span> <span className={typography.lg}>{entry.title}</span>
    </Heading>
    <p className={`${typography.muted} ${styles.text}`}>
      <NonBreaking text={entry.text} />
    </p>
    {entry.figure && (
      <p className={`${typography.quiet} ${styles.figure}`}>
        <span className={styles.value}>{entry.figure.value}</span> {entry.figure.label}
      </p>
    )}
  </li>
)
