import { ArrowLink } from '../parts/ArrowLink.tsx'
import styles from './NoSealing.module.css'
import type { Sealing } from './useSealing.ts'
import { useComplaintWords } from './complaintWords.ts'

/** Says why nothing can be sealed here, and what other ways there are. */
export function NoSealing({ sealing }: { sealing: Extract<Sealing<never>, { kind: 'unfit' | 'unserved' }> }) {
  const words = useComplaintWords()
  const { title, others } = sealing.kind === 'unserved' ? words.unserved : words.unfit
  return (
    <section className={styles.notice} role="alert">
      <h2>{title}</h2>
      {sealing.kind === 'unserved' ? (
        <p>{words.unserved.text}</p>
      ) : (
        <>
          <p>{words.unfit.reasons[sealing.reason]}</p>
          <p>{words.unfit.never}</p>
        </>
      )}
      <p>
        {others} <ArrowLink to="/honest/reportChannel">{words.unfit.channels}</ArrowLink>
      </p>
    </section>
  )
}
