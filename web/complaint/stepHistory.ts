import { useEffect, useRef } from 'react'
import { maskOpenEntry } from '../routing/historyEntry.ts'

const heldSteps = () => Number((history.state as { over?: number } | null)?.over ?? 0)

/**
 * Back leads to the step before: each step but the first has an entry of the browser's history, at the page's own address.
 * @param step number of the open step, from 0; `undefined` where there is no way back
 * @param show told the step to which the reader went back
 */
export function useStepHistory(step: number | undefined, show: (step: number) => void) {
  const open = useRef(step)
  open.current = step
  /** The browser goes back, which takes it a moment. */
  const returning = useRef(false)

  useEffect(() => {
    const follow = () => {
      const { current } = open
      if (returning.current) {
        returning.current = false
        hold(current, returning)
      } else if (current !== undefined && heldSteps() < current) show(heldSteps())
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [show])

  useEffect(() => {
    if (!returning.current) hold(step, returning)
  }, [step])
}

/** Brings the history to the step that is open. */
function hold(step: number | undefined, returning: { current: boolean }) {
  const held = heldSteps()
  if (step === undefined || step === held) return
  if (step > held) {
    maskOpenEntry()
    history.pushState({ ...history.state, over: held + 1 }, '')
    return hold(step, returning)
  }
  returning.current = true
  history.go(step - held)
}
