import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { dayInChina } from '#contract/day.ts'
import { monthAfter, weeksOf } from '#contract/edit/months.ts'
import type { CalendarEntry } from '#contract/edit/overviews.ts'
import { longMonth, writing } from '#contract/writing.ts'
import { api } from '../api.ts'
import { Pending } from '../Failure.tsx'
import { useItemTitle } from '../item/itemTitle.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { PageTitle } from '../PageTitle.tsx'
import { addressOf } from '../route.ts'
import calendar from './Calendar.module.css'

/** What the clock publishes and takes down, a month at a time, in China's days. */
export function CalendarPage({ month: asked }: { month: string }) {
  const { words, lists, lang } = useLanguage()
  const today = dayInChina(Date.now())
  const month = /^\d{4}-\d\d$/.test(asked) ? asked : today.slice(0, 7)
  const found = useQuery({
    queryKey: ['calendar', month],
    queryFn: () => api.calendar({ month }),
    placeholderData: keepPreviousData,
  })
  const entries = found.data?.entries ?? []
  const count = entries.filter(({ day }) => day.startsWith(month)).length
  const name = longMonth(month, lang)
  return (
    <section className={styles.page}>
      <PageTitle className={styles.title}>{lists.schedule}</PageTitle>
      <MonthLinks month={month} name={name} isNow={month === today.slice(0, 7)} />
      <Pending of={found} />
      {!found.isPending && (
        <p role="status" className={styles.note}>
          {count === 0 ? lists.calendar.none : `${lists.calendar.count(count)} · ${words.form.china}`}
        </p>
      )}
      <MonthTable month={month} name={name} today={today} entries={entries} />
    </section>
  )
}

interface MonthProps {
  month: string
  name: string
}

function MonthLinks({ month, name, isNow }: MonthProps & { isNow: boolean }) {
  const { lists } = useLanguage()
  return (
    <nav className={calendar.months} aria-label={lists.schedule}>
      <a className={calendar.step} href={`#/schedule/${monthAfter(month, -1)}`} aria-label={lists.calendar.previous}>
        <ChevronLeft aria-hidden size={20} />
      </a>
      <h2 className={calendar.month} aria-live="polite">
        {name}
      </h2>
      <a className={calendar.step} href={`#/schedule/${monthAfter(month, 1)}`} aria-label={lists.calendar.next}>
        <ChevronRight aria-hidden size={20} />
      </a>
      {!isNow && <a href="#/schedule">{lists.calendar.today}</a>}
    </nav>
  )
}

interface MonthTableProps extends MonthProps {
  today: string
  entries: readonly CalendarEntry[]
}

/** The weeks of a month, each day with what the clock does on it. */
export function MonthTable({ month, name, today, entries }: MonthTableProps) {
  const { lists } = useLanguage()
  return (
    <div className={calendar.frame}>
      <table className={calendar.table}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {lists.calendar.weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  isOther={!day.startsWith(month)}
                  isToday={day === today}
                  entries={entries.filter((entry) => entry.day === day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayProps {
  day: string
  isOther: boolean
  isToday: boolean
  entries: readonly CalendarEntry[]
}

const dayOfWeek = { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const

function Day({ day, isOther, isToday, entries }: DayProps) {
  const { lists, lang } = useLanguage()
  return (
    <td className={calendar.day} data-other={isOther || undefined} data-full={entries.length > 0 || undefined}>
      <time
        dateTime={day}
        className={calendar.number}
        aria-current={isToday ? 'date' : undefined}
        data-date={new Intl.DateTimeFormat(writing[lang].dates, dayOfWeek).format(new Date(`${day}T00:00Z`))}
      >
        <span className={calendar.short}>{Number(day.slice(8))}</span>
      </time>
      {entries.length > 0 && (
        <ul className={calendar.entries} aria-label={`${day}: ${lists.calendar.count(entries.length)}`}>
          {entries.map((entry) => (
            <Entry key={`${entry.kind}/${entry.id} ${entry.does}`} entry={entry} />
          ))}
        </ul>
      )}
    </td>
  )
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const { words, lists } = useLanguage()
  const { kind, id, does, at, state } = entry
  const title = useItemTitle()(entry)
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Shanghai' }).format(new Date(at))
  const isSaved = state === 'new' || state === 'changed' || state === 'draft'
  const isComing = Date.parse(at) > Date.now()
  return (
    <li>
      <a className={calendar.entry} href={addressOf({ kind, id })} data-does={does}>
        <span className={calendar.does}>
          {time} {lists.calendar[isComing ? 'will' : 'did'][does]}
        </span>
        <span className={calendar.title}>{title}</span>
        {isSaved && (
          <span className={calendar.does}>
            {isComing && state !== 'draft'
              ? words.pair(words.list.states[state], lists.calendar.unpublished)
              : words.list.states[state]}
          </span>
        )}
      </a>
    </li>
  )
}
