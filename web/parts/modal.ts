import { useEffect, useRef } from 'react'

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

/** What a dialog shows, or showed last: it is to be seen while the dialog fades. */
export function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return last.current
}
