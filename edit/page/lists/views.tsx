import { ChevronLeft } from 'lucide-react'
import type { Me } from '../api.ts'
import { useLanguage } from '../language.tsx'
import { CalendarPage } from './CalendarPage.tsx'
import styles from './Cards.module.css'
import { Releases } from './Releases.tsx'
import { Translations } from './Translations.tsx'
import { Waiting } from './Waiting.tsx'

/** What lies across the items, by the first word of its address; `drafts` are a list of items. */
export const viewNames = ['waiting', 'drafts', 'schedule', 'releases', 'translations'] as const
type ViewName = (typeof viewNames)[number]
export const isView = (kind: string): kind is ViewName => viewNames.some((name) => name === kind)

interface ViewProps {
  name: string
  /** What its address says beside the name. */
  rest: string
  me: Me
}

export function View(props: ViewProps) {
  const { words } = useLanguage()
  return (
    <>
      <a href="#/" className={styles.back}>
        <ChevronLeft aria-hidden size={16} /> {words.nav.back}
      </a>
      <Named {...props} />
    </>
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
