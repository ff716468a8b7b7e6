import { CalendarSync, Copy } from 'lucide-react'
import { useState } from 'react'
import type { Calendar, CalendarEvent } from '#contract/calendar.ts'
import { Heading } from '../blocks/Heading.tsx'
import { useSite } from '../data/site.tsx'
import { Fold } from '../parts/Fold.tsx'
import { useCopy } from '../parts/useCopy.ts'
import control from '../styles/control.module.css'
import typography from '../styles/typography.module.css'
import { EventRow } from './EventRow.tsx'
import { splitAt } from './eventDays.ts'
import styles from './InvestorCalendar.module.css'

/** Coming dates that stand open; those after them are folded, as the past ones are. */
const shown = 6

/** The investor calendar: what comes next, what is past, and a way to have all of it in one's own calendar. */
export function InvestorCalendar({ id, calendar }: { id?: string; calendar: Calendar }) {
  const { words } = useSite()
  const [{ coming, past }] = useState(() => splitAt(calendar.events, new Date()))
  const later = coming.slice(shown)
  return (
    <section id={id} className={styles.calendar}>
      <div className={styles.head}>
        <div>
          <Heading>{calendar.name}</Heading>
          <p className={`${typography.muted} ${styles.notice}`}>{calendar.notice}</p>
        </div>
        {calendar.href && <Subscribe href={calendar.href} />}
      </div>
      {coming.length === 0 ? (
        <p>{words.calendar.none}</p>
      ) : (
        <Events label={words.calendar.coming} events={coming.slice(0, shown)} />
      )}
      {later.length > 0 && <Folded title={words.calendar.later(later.length)} events={later} />}
      {past.length > 0 && <Folded title={words.calendar.past(past.length)} events={past} past />}
    </section>
  )
}

function Subscribe({ href }: { href: string }) {
  const { words } = useSite()
  const copy = useCopy(words.article.copyFailed)
  return (
    <p className={styles.subscribe}>
      <a className={control.chip} href={href}>
        <CalendarSync aria-hidden="true" size={18} /> {words.calendar.subscribe}
      </a>
      <button
        type="button"
        className={control.chip}
        onClick={() => copy(new URL(href, window.location.href).href, words.calendar.copied)}
      >
        <Copy aria-hidden="true" size={16} /> {words.calendar.copy}
      </button>
    </p>
  )
}

const Events = ({ events, label, past = false }: { events: CalendarEvent[]; label: string; past?: boolean }) => (
  <ol className={styles.events} aria-label={label}>
    {events.map((event) => (
      <EventRow key={event.id} event={event} past={past} />
    ))}
  </ol>
)

const Folded = ({ title, events, past = false }: { title: string; events: CalendarEvent[]; past?: boolean }) => (
  <Fold title={title}>
    <Events label={title} events={events} past={past} />
  </Fold>
)
