import { Dialog, DialogFoot } from '../Dialog.tsx'
import { useLanguage } from '../language.tsx'
import styles from './Item.module.css'
import type { Work } from './ItemPage.tsx'

/** Asks before an item with unsaved changes is left. */
export function LeaveDialog({ work, onLeave, onStay }: { work: Work; onLeave(): void; onStay(): void }) {
  const { words } = useLanguage()
  // What could not be saved stays on the screen, with the reason.
  const save = async () => ((await work.save()) ? onLeave() : onStay())
  return (
    <Dialog title={words.leave.title} onClose={onStay}>
      <p>{words.leave.text}</p>
      <DialogFoot>
        <button type="button" className={styles.primary} onClick={() => void save()}>
          {words.leave.save}
        </button>
        <button type="button" className={styles.quiet} onClick={onLeave}>
          {words.leave.leave}
        </button>
        <button type="button" className={styles.quiet} onClick={onStay}>
          {words.leave.stay}
        </button>
      </DialogFoot>
    </Dialog>
  )
}
