import { useCallback, useRef } from 'react'
import type { CourseEntry } from '#contract/company.ts'
import { useScrollSpy } from '../parts/scrollSpy.ts'
import typography from '../styles/typography.module.css'
import styles from './HistoryYears.module.css'
import { useYearOfAddress, yearId } from './historyAddress.ts'
import { YearNav } from './YearNav.tsx'

/** Every year of the history, with a rail that leads to each and marks the one that is being read. */
export function HistoryYears({ entries }: { entries: CourseEntry[] }) {
  const list = useRef<HTMLOListElement>(null)
  const at = useScrollSpy(useCallback(() => [...(list.current?.children ?? [])], []))
  const current = entries[at ?? -1]?.year
  const year = useYearOfAddress(current, at !== undefined)
  return (
    <div className={styles.history}>
      <YearNav years={entries.map(({ year }) => year)} current={current} />
      <ol ref={list} className={styles.years}>
        {entries.map((entry) => (
          <Year key={entry.year} entry={entry} current={entry.year === current} arrival={String(entry.year) === year} />
        ))}
      </ol>
    </div>
  )
}

const Year = ({ entry, current, arrival }: { entry: CourseEntry; current: boolean; arrival: boolean }) => (
  <li
    id={yearId(entry.year)}
    className={styles.entry}
    data-current={current || undefined}
    data-arrival={arrival ? '' : undefined} // the document opens here, before the app
  >
    <h2 className={styles.heading}>
      <span className={styles.year}>{entry.year}</span> <span className={typography.lg}>{entry.title}</span>
    </h2>
    <p className={`${typography.muted} ${styles.text}`}>{entry.text}</p>
    {entry.figure && (
      <p className={`${typography.quiet} ${styles.figure}`}>
        <span className={styles.value}>{entry.figure.value}</span> {entry.figure.label}
      </p>
    )}
  </li>
)
