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
