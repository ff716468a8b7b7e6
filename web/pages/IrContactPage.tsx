import { useCall } from '../data/api.ts'
import { ownQueries } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { Failure } from '../parts/Failure.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { FramedBlocks } from './FramedBlocks.tsx'
import { InvestorCalendar } from './InvestorCalendar.tsx'
import styles from './IrContactPage.module.css'

const calendarId = 'contact-calendar'

/** Investor contact: the calendar among the words on whom to ask. */
export function Page() {
  const { words } = useSite()
  const calendar = useCall(...ownQueries.IrContactPage)
  return (
    <FramedBlocks sections={calendar.isError ? [] : [{ id: calendarId, title: words.calendar.title }]}>
      {calendar.isError && (
        <Failure message={calendar.error.message} onRetry={() => calendar.refetch()} words={words.state} />
      )}
      {calendar.isPending && (
        <div className={styles.waiting}>
          <ListSkeleton rows={6} />
        </div>
      )}
      {calendar.data && <InvestorCalendar id={calendarId} calendar={calendar.data} />}
    </FramedBlocks>
  )
}
