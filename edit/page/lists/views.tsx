import { CalendarPage } from './CalendarPage.tsx'
import { Publications } from './Publications.tsx'
import { Translations } from './Translations.tsx'
import { Waiting } from './Waiting.tsx'

/** What lies across the items, by the first word of its address; `drafts` are a list of items. */
export const viewNames = ['waiting', 'drafts', 'schedule', 'publications', 'translations'] as const
type ViewName = (typeof viewNames)[number]
export const isView = (kind: string): kind is ViewName => viewNames.some((name) => name === kind)

interface ViewProps {
  name: string
  /** What its address says beside the name. */
  rest: string
  canPublish: boolean
}

export function View({ name, rest, canPublish }: ViewProps) {
  switch (name) {
    case 'waiting':
      return <Waiting canPublish={canPublish} />
    case 'schedule':
      return <CalendarPage month={rest} />
    case 'publications':
      return <Publications />
    case 'translations':
      return <Translations />
    default:
      return null
  }
}
