import type { ReactNode } from 'react'
import { useSite } from '../data/site.tsx'
import panel from '../styles/panel.module.css'
import { useComplaintWords } from './complaintWords.ts'
import { isClosed, NoSealing } from './NoSealing.tsx'
import styles from './SealingGate.module.css'
import { type Sealing, type Steps, useSealing } from './useSealing.ts'

interface Props<S extends Steps> {
  /** Brings what follows the fields; stays the same. */
  load: () => Promise<S>
  /** The fields at once, and what seals as soon as that is there. */
  children: (sealing: Sealing<S>, retry: () => void) => ReactNode
}

/** What stands around the report and its look-up: that this is a trial, and the other ways where nothing can be sealed. */
export function SealingGate<S extends Steps>({ load, children }: Props<S>) {
  const words = useComplaintWords()
  const { trial } = useSite()
  const { sealing, retry } = useSealing(load)
  if (isClosed(sealing)) return <NoSealing sealing={sealing} />
  return (
    <>
      {trial && (
        <p className={`${panel.alert} ${styles.trial}`} role="alert">
          {words.trial}
        </p>
      )}
      {children(sealing, retry)}
    </>
  )
}
