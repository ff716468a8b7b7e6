import { Copy, History as HistoryIcon, type LucideIcon, Save, Send, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../api.ts'
import { Dialog, DialogFoot } from '../Dialog.tsx'
import { Failure } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import { addressOf } from '../route.ts'
import { useAction } from '../useAction.ts'
import styles from './Bar.module.css'
import { HistoryDialog } from './HistoryDialog.tsx'
import buttons from './Item.module.css'
import type { ItemBarProps } from './itemProps.ts'

type ActionsProps = ItemBarProps & {
  title: string
}

/** Preview, history, copy, remove. */
export function ItemTools({ name, kind, item, fresh, title, preview, go, onDuplicate, reopen }: ActionsProps) {
  const { words } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const [isReading, setReading] = useState(false)
  const remove = useAction(
    () => api.save({ ...name, data: null, versions: item.versions }),
    () => {
      item.giveUp()
      go(addressOf({ kind: kind.id }))
    },
  )
  const isThere = fresh === undefined
  const isOne = kind.folder !== undefined
  return (
    <div className={styles.tools}>
      {preview}
      {isThere && <Tool say={words.item.history} act={() => setReading(true)} Icon={HistoryIcon} />}
      {isOne && <Tool say={words.item.duplicate} act={() => onDuplicate(item.data, title)} Icon={Copy} />}
      {isOne && isThere && <Tool say={words.item.remove} act={() => setAsking(true)} Icon={Trash2} />}
      {isReading && <HistoryDialog name={name} onClose={() => setReading(false)} onUndone={reopen} />}
      {isAsking && (
        <Dialog title={words.item.remove} onClose={() => setAsking(false)}>
          <p>{words.item.removeAsk}</p>
          {remove.error && <Failure error={remove.error} />}
          <DialogFoot>
            <button type="button" className={buttons.danger} onClick={() => remove.mutate(undefined)}>
              {words.item.remove}
            </button>
            <button type="button" className={buttons.quiet} onClick={() => setAsking(false)}>
              {words.create.cancel}
            </button>
          </DialogFoot>
        </Dialog>
      )}
    </div>
  )
}

const Tool = ({ say, act, Icon }: { say: string; act(): void; Icon: LucideIcon }) => (
  <button type="button" className={styles.tool} onClick={act}>
    <Icon aria-hidden size={18} /> {say}
  </button>
)

interface MainProps extends ItemBarProps {
  isReady: boolean
  onPublish(): void
}

/** Discard, save, publish, in the order in which they are used; what comes next is green. */
export function ItemActions({ item, canPublish, isReady, onPublish, onDiscard }: MainProps) {
  const { words, actions } = useLanguage()
  const { isDirty } = item
  return (
    <div className={styles.main}>
      <button
        type="button"
        className={styles.tool}
        data-away={!isDirty || undefined}
        disabled={!isDirty}
        onClick={onDiscard}
      >
        <Undo2 aria-hidden size={18} /> {actions.discard}
      </button>
      <button
        type="submit"
        className={isDirty ? buttons.primary : buttons.quiet}
        aria-disabled={!isDirty || item.save.isPending}
        aria-keyshortcuts="Control+S"
      >
        <Save aria-hidden size={18} /> {words.item.save}
      </button>
      {canPublish && (
        <button
          type="button"
          className={isDirty ? buttons.quiet : buttons.primary}
          aria-disabled={!isReady}
          onClick={() => isReady && onPublish()}
        >
          <Send aria-hidden size={18} /> {words.item.publish}
        </button>
      )}
    </div>
  )
}
