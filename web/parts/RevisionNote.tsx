import type { Revision } from '#contract/revision.ts'
import { useSite } from '../data/site.tsx'
import typography from '../styles/typography.module.css'
import { DateMark } from './DateMark.tsx'
import { NonBreaking } from './NonBreaking.tsx'

/** Says of a printed document when and why another edition took the place of the first. */
export function RevisionNote({ date, reason }: Revision) {
  const { words } = useSite()
  return (
    <p className={typography.quiet}>
      <strong>
        {words.publication.revised} <DateMark date={date} />
      </strong>
      {words.publication.because}
      <NonBreaking text={reason} />
    </p>
  )
}
