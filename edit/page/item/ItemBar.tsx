import { Copy, History as HistoryIcon, Save, Send, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Kind } from '#edit/content/kinds.ts'
import { api } from '../api.ts'
import { Dialog } from '../Dialog.tsx'
import { Failure } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import { useWaiting } from '../lists/Waiting.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { addressOf } from '../route.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import styles from './Item.module.css'
import { type ItemPageProps, useAction } from './ItemPage.tsx'
import { stateText } from './itemState.ts'
import { titleIn } from './itemTitle.ts'
import { dropDraft, type Versions } from './keptDrafts.ts'
import { Presence } from './Presence.tsx'
import type { useItem } from './useItem.ts'

interface ItemBarProps extends ItemPageProps {
  kind: Kind
  item: ReturnType<typeof useItem>
  /** How many things are wrong. */
  count: number
  reopen(): void
  /** What opens the preview. */
  preview: ReactNode
}

/** Title of the item and all that can be done with it; stays in view. */
export function ItemBar(props: ItemBarProps) {
  const { name, kind, item, count, canPublish, fresh } = props
  const { words, kinds, lang } = useLanguage()
  const [published, setPublished] = useState<Versions>()
  // As it was when it was asked for: it may have been saved again since.
  const publish = useAction((asked: Versions) => api.publish([name]).then(() => setPublished(asked)))
  const title = titleIn(item.data, lang) ?? kinds[kind.id] ?? name.id
  const { isDirty } = item
  const waiting = useWaiting()
  const isWaiting = waiting.data?.items.some((other) => other.kind === name.kind && other.id === name.id) === true
  const isOut = !isDirty && published === item.versions
  const isReady = !isDirty && fresh === undefined && isWaiting && count === 0 && !publish.isPending && !isOut
  return (
    <header className={styles.bar}>
      <div className={styles.barTitle}>
        <p className={styles.barKind}>
          <a href={kind.folder === undefined ? '#/' : addressOf({ kind: kind.id })}>{kinds[kind.id]}</a>
          {kind.folder !== undefined && <code>{name.id}</code>}
        </p>
        <PageTitle className={styles.heading}>{title}</PageTitle>
      </div>
      <div className={styles.barActions}>
        <p className={styles.saveState} role="status" data-dirty={isDirty || undefined}>
          {stateText(item, { kind, isOut, isWaiting, isPublishing: publish.isPending }, words)}
        </p>
        {props.preview}
        <MoreActions {...props} />
        {canPublish && (
          <button
            type="button"
            className={styles.quiet}
            aria-disabled={!isReady}
            onClick={() => isReady && publish.mutate(item.versions)}
          >
            <Send aria-hidden size={16} /> {words.item.publish}
          </button>
        )}
        <button
          type="submit"
          className={styles.primary}
          aria-disabled={!isDirty || item.save.isPending}
          aria-keyshortcuts="Control+S"
        >
          <Save aria-hidden size={16} /> {words.item.save}
        </button>
      </div>
      {fresh === undefined && <Presence name={name} data={item.data} isDirty={isDirty} />}
      {item.save.error && <Failure error={item.save.error} />}
      {publish.error && <Failure error={publish.error} />}
    </header>
  )
}

/** History, duplicate, remove: as signs with names. */
function MoreActions({ name, kind, item, fresh, go, onDuplicate, reopen }: ItemBarProps) {
  const { words } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const [isReading, setReading] = useState(false)
  const remove = useAction(
    () => api.save({ ...name, data: null, versions: item.versions }),
    () => {
      dropDraft(name.kind, name.id)
      go(addressOf({ kind: kind.id }))
    },
  )
  const isThere = fresh === undefined
  return (
    <>
      {isThere && <SignButton say={words.item.history} act={() => setReading(true)} Icon={HistoryIcon} />}
      {kind.folder !== undefined && (
        <SignButton say={words.item.duplicate} act={() => onDuplicate(item.data)} Icon={Copy} />
      )}
      {kind.folder !== undefined && isThere && (
        <SignButton say={words.item.remove} act={() => setAsking(true)} Icon={Trash2} />
      )}
      {isReading && <HistoryDialog name={name} onClose={() => setReading(false)} onUndone={reopen} />}
      {isAsking && (
        <Dialog title={words.item.remove} onClose={() => setAsking(false)}>
          <p>{words.item.removeAsk}</p>
          {remove.error && <Failure error={remove.error} />}
          <div className={styles.dialogActions}>
            <button type="button" className={styles.danger} onClick={() => remove.mutate(undefined)}>
              {words.item.remove}
            </button>
            <button type="button" className={styles.quiet} onClick={() => setAsking(false)}>
              {words.create.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}

const SignButton = ({ say, act, Icon }: { say: string; act(): void; Icon: typeof Copy }) => (
  <button type="button" className={styles.sign} aria-label={say} title={say} onClick={act}>
    <Icon aria-hidden size={18} />
  </button>
)
