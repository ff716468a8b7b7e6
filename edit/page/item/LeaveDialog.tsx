import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { Dialog, DialogFoot } from '../Dialog.tsx'
import { useLanguage } from '../language.tsx'
import type { Work } from './itemProps.ts'

/** Asks before an item with unsaved changes is left. */
export function LeaveDialog({ work, onLeave, onStay }: { work: Work; onLeave(): void; onStay(): void }) {
  const { words } = useLanguage()
  const [isLeaving, setLeaving] = useState(false)
  const isTrying = useRef(false)
  const { isSaving } = work
  /** What was typed while another save ran is saved after it. What could not be saved stays on the screen, with the reason. */
  const leave = useEffectEvent(async () => {
    if (isSaving || isTrying.current) return
    isTrying.current = true
    if (!work.isDirty || (await work.save())) onLeave()
    else onStay()
  })
  useEffect(() => {
    if (isLeaving && !isSaving) void leave()
  }, [isLeaving, isSaving])
  return (
    <Dialog title={words.leave.title} onClose={onStay}>
      <p>{words.leave.text}</p>
      <p role="status">{isSaving || isLeaving ? words.item.saving(work.title()) : ''}</p>
      <DialogFoot>
        <Button look="primary" isOff={isLeaving} onClick={() => setLeaving(true)}>
          {words.leave.save}
        </Button>
        <Button onClick={onLeave}>{words.leave.leave}</Button>
        <Button onClick={onStay}>{words.leave.stay}</Button>
      </DialogFoot>
    </Dialog>
  )
}
