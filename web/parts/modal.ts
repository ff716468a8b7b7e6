import { type RefObject, useEffect, useRef, useState } from 'react'

/** A dialog that is shown as modal while `open`; the browser keeps focus inside and gives it back afterwards. */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    return () => element.close()
  }, [open])
  return dialog
}

/** What a dialog shows: `value`, or the last one until the dialog has faded. */
export function useLast<T>(value: T | undefined, dialog: RefObject<HTMLDialogElement | null>): T | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  const [, setFaded] = useState({})
  const open = value !== undefined
  useEffect(() => {
    if (open || last.current === undefined) return
    let isReopened = false
    const fading = dialog.current?.getAnimations?.() ?? []
    void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => {
      if (isReopened) return
      last.current = undefined
      setFaded({})
    })
    return () => {
      isReopened = true
    }
  }, [open, dialog])
  return last.current
}
