import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'
import { useLanguage } from './language.tsx'
import page from './Page.module.css'

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

interface DialogFormProps {
  children: ReactNode
  /** What sends it. */
  yes: string
  look?: 'primary' | 'danger'
  /** Whether it can be sent now. */
  isReady: boolean
  /** Whether it can no longer be cancelled. */
  isBound?: boolean
  onSubmit(): void
  onClose(): void
}

/** What a dialog asks for. React hands events on to what a dialog stands in: the form of an item must not be sent with it. */
export function DialogForm({
  children,
  yes,
  look = 'primary',
  isReady,
  isBound = false,
  onSubmit,
  onClose,
}: DialogFormProps) {
  const { words } = useLanguage()
  return (
    <form
      className={page.stack}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (isReady) onSubmit()
      }}
    >
      {children}
      <DialogFoot>
        <Button type="submit" look={look} isOff={!isReady}>
          {yes}
        </Button>
        <Button isOff={isBound} onClick={onClose}>
          {words.create.cancel}
        </Button>
      </DialogFoot>
    </form>
  )
}

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
