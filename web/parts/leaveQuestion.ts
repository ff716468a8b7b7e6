import { useEffect } from 'react'

let open: string | undefined

/** What “Leave now” asks once before it leaves, while something would be lost that cannot be had again. */
export function useLeaveNowQuestion(question: string | undefined) {
  useEffect(() => {
    open = question
    return () => {
      open = undefined
    }
  }, [question])
}

/** The question, if there is one; whoever asks again is in earnest. */
export function takeQuestion(): string | undefined {
  const question = open
  open = undefined
  return question
}
