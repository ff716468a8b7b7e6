import type { ReactNode } from 'react'
import { useComplaintWords } from './complaintWords.ts'
import { NoSealing } from './NoSealing.tsx'
import { QuickExit } from './QuickExit.tsx'
import { type Sealing, type Steps, useSealing } from './useSealing.ts'

interface Props<S extends Steps> {
  /** Brings what follows the fields; stays the same. */
  load: () => Promise<S>
  /** The fields at once, and what seals as soon as that is there. */
  children: (sealing: Sealing<S>, retry: () => void) => ReactNode
}

/** What stands around the report and its look-up: the quick exit, and the other ways where nothing can be sealed. */
export function SealingGate<S extends Steps>({ load, children }: Props<S>) {
  const words = useComplaintWords()
  const { sealing, retry } = useSealing(load)
  return (
    <>
      <QuickExit words={words.exit} />
      {sealing.kind === 'unfit' || sealing.kind === 'unserved' ? (
        <NoSealing sealing={sealing} />
      ) : (
        children(sealing, retry)
      )}
    </>
  )
}
