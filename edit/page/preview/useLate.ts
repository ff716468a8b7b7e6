import { useEffect, useState } from 'react'

/** Milliseconds after which people ask themselves what they wait for. */
const patience = 1_000

/** Whether something has been so for longer than one waits without a word. */
export function useLate(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isSo])
  return isLate
}
