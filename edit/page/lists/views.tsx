import { ChevronLeft } from 'lucide-react'
import type { Me } from '#contract/edit.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { CalendarPage } from './CalendarPage.tsx'
import { Releases } from './Releases.tsx'
import { Translations } from './Translations.tsx'
import { Waiting } from './Waiting.tsx'

const overviews = ['waiting', 'schedule', 'releases', 'translations']
/** What lies across the items and has the page to itself, by the first word of its address. */
export const isOverview = (kind: string) => overviews.includes(kind)

interface ViewProps {
  name: string
  /** What its address says beside the name. */
  rest: string
  me: Me
}

export function View(props: ViewProps) {
  return (
    <>
      <BackLink to="#/" />
      <Named {...props} />
    </>
  )
}

/** Where there is no room for the list beside it. */
export function BackLink({ to }: { to: string }) {
  const { words } = useLanguage()
  return (
    <a href={to} className={styles.back}>
      <ChevronLeft aria-hidden size={16} /> {words.nav.back}
    </a>
  )
}

function Named({ name, rest, me }: ViewProps) {
  switch (name) {
    case 'waiting':
      return <Waiting me={me} />
    case 'schedule':
      return <CalendarPage month={rest} />
    case 'releases':
      return <Releases />
    case 'translations':
      return <Translations />
    default:
      return null
  }
}
