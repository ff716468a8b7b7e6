import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'
import { useLanguage } from './language.tsx'

interface DialogProps {
  title: string
  children: ReactNode
  onClose(): void
}

/** A question before anything else is done. Escape answers it as `onClose`. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed before it goes, so that the focus is back where it was.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** The buttons of a dialog, which stay in sight below whatever scrolls. */
export const DialogFoot = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>

interface QuestionProps extends DialogProps {
  /** What is done, where its title does not say so. */
  yes?: string
  no?: string
  onYes(): void
}

/** Asks before something is lost. */
export function Question({ title, yes = title, no, children, onYes, onClose }: QuestionProps) {
  const { words } = useLanguage()
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <DialogFoot>
        <Button look="danger" onClick={onYes}>
          {yes}
        </Button>
        <Button onClick={onClose}>{no ?? words.create.cancel}</Button>
      </DialogFoot>
    </Dialog>
  )
}
