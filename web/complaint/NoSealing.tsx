import { ArrowLink } from '../parts/ArrowLink.tsx'
import panel from '../styles/panel.module.css'
import { useComplaintWords } from './complaintWords.ts'
import type { Sealing } from './useSealing.ts'

type NoSealingKind = Extract<Sealing<never>, { kind: 'unfit' | 'unserved' | 'noChannel' | 'distrusted' }>

/** Whether nothing can be sealed here, now or later. */
export const isClosed = <S,>(sealing: Sealing<S>): sealing is NoSealingKind =>
  ['unfit', 'unserved', 'noChannel', 'distrusted'].includes(sealing.kind)

/** Says why nothing can be sealed here, and what other ways there are. */
export function NoSealing({ sealing }: { sealing: NoSealingKind }) {
  const words = useComplaintWords()
  const { title, others } = words[sealing.kind]
  const texts =
    sealing.kind === 'unfit' ? [words.unfit.reasons[sealing.reason], words.unfit.never] : [words[sealing.kind].text]
  return (
    <section className={panel.alert} role="alert">
      <h2>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {others} <ArrowLink to="/honest/reportChannel">{words.unfit.channels}</ArrowLink>
      </p>
    </section>
  )
}
