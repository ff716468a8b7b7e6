import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Me } from '#contract/edit.ts'
import { useLanguage } from '../language.tsx'
import { FindReplace } from '../many/FindReplace.tsx'
import styles from '../Page.module.css'
import { Reviews } from '../review/Reviews.tsx'
import { CalendarPage } from './CalendarPage.tsx'
import { Releases } from './Releases.tsx'
import { Standing } from './Standing.tsx'
import { Translations } from './Translations.tsx'
import { Waiting } from './Waiting.tsx'

interface ViewProps {
  me: Me
  /** What its address says beside the name. */
  rest: string
}

/** What lies across the items and has the page to itself, by the first word of its address. */
const overviews: Readonly<Record<string, (props: ViewProps) => ReactNode>> = {
  waiting: ({ me }) => <Waiting me={me} />,
  review: () => <Reviews />,
  schedule: ({ rest }) => <CalendarPage month={rest} />,
  releases: () => <Releases />,
  translations: () => <Translations />,
  standing: () => <Standing />,
  replace: () => <FindReplace />,
}
export const isOverview = (kind: string) => Object.hasOwn(overviews, kind)

export const View = ({ name, ...props }: ViewProps & { name: string }) => (
  <>
    <BackLink to="#/" />
    {overviews[name]?.(props)}
  </>
)

/** Where there is no room for the list beside it. */
export function BackLink({ to }: { to: string }) {
  const { words } = useLanguage()
  return (
    <a href={to} className={styles.back}>
      <ChevronLeft aria-hidden size={16} /> {words.nav.back}
    </a>
  )
}
