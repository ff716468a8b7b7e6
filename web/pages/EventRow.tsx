import { CalendarPlus } from 'lucide-react'
import type { CalendarEvent } from '#contract/calendar.ts'
import { useSite } from '../data/site.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Title } from '../parts/NonBreaking.tsx'
import { Link } from '../routing/Link.tsx'
import control from '../styles/control.module.css'
import typography from '../styles/typography.module.css'
import styles from './EventRow.module.css'

/** A date of the investor calendar: the day large, what happens, when and where; a coming one can be taken along. */
export function EventRow({ event, past }: { event: CalendarEvent; past: boolean }) {
  const { words } = useSite()
  const { date, time, until, title, kind, kindName, place, link, href, tentative } = event
  const [year, month, day] = date.split('-').map(Number)
  return (
    <li className={styles.event} data-kind={kind}>
      <p className={styles.date}>
        <span className="visually-hidden">
          <DateMark date={date} />
        </span>
        <span className={styles.day} aria-hidden="true">
          {day}
        </span>
        <span className={`${typography.fine} ${styles.month}`} aria-hidden="true">
          {words.calendar.month(year ?? 0, month ?? 0)}
        </span>
      </p>
      <div>
        <h3 className={styles.title}>{link ? <Link to={link}>{title}</Link> : <Title text={title} />}</h3>
        <p className={`${typography.facts} ${styles.facts}`}>
          <span className={typography.kind}>{kindName}</span>
          {tentative && <span className={styles.tentative}>{words.calendar.tentative}</span>}
          {time && <span>{words.calendar.time(time, until)}</span>}
          {place && <span>{place}</span>}
        </p>
      </div>
      {!past && (
        <a className={`${control.link} ${styles.add}`} href={href} aria-label={words.calendar.addOf(title)}>
          <CalendarPlus aria-hidden="true" size={18} /> {words.calendar.add}
        </a>
      )}
    </li>
  )
}
