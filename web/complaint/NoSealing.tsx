import { ArrowLink } from '../parts/ArrowLink.tsx'
import panel from '../styles/panel.module.css'
import { useComplaintWords } from './complaintWords.ts'
import type { Sealing } from './useSealing.ts'

/** Says why nothing can be sealed here, and what other ways there are. */
export function NoSealing({ sealing }: { sealing: Extract<Sealing<never>, { kind: 'unfit' | 'unserved' }> }) {
  const words = useComplaintWords()
  const { title, others } = sealing.kind === 'unserved' ? words.unserved : words.unfit
  return (
    <section className={panel.alert} role="alert">
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
