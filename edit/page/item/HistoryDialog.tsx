import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemName, Versions } from '#contract/edit/items.ts'
import type { Revision } from '#contract/edit/overviews.ts'
import { isLang } from '#contract/languages.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Dialog, DialogFoot } from '../Dialog.tsx'
import { Failure, Loading, Pending } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import { shownTime } from '../shownTime.ts'
import { useAction } from '../useAction.ts'
import { useFieldLabel } from './useFieldLabel.ts'
import styles from './Versions.module.css'
import { WholeEntry } from './WholeEntry.tsx'
import { Words } from './Words.tsx'
import { fieldDiffs } from './wordDiff.ts'

interface HistoryDialogProps {
  name: ItemName
  /** As it is open; none where it was removed. */
  item?: { versions: Versions; isDirty: boolean }
  onClose(): void
  onUndone(): void
}

/** Who changed an item, when and what; taking a change back, and bringing a version back. */
export function HistoryDialog({ name, item, onClose, onUndone }: HistoryDialogProps) {
  const { words } = useLanguage()
  const { versions = {}, isDirty = false } = item ?? {}
  const history = useQuery({ queryKey: ['history', name.kind, name.id], queryFn: () => api.history(name) })
  const changed = () => {
    onClose()
    onUndone()
  }
  const undo = useAction((revision: string) => api.undo({ revision }), changed)
  const restore = useAction((revision: string) => api.restore({ ...name, revision, versions }), changed)
  const revisions = history.data?.revisions ?? []
  return (
    <Dialog title={words.history.title} onClose={onClose}>
      <Pending of={history} say={words.history.reading} />
      {history.data && revisions.length === 0 && <p>{words.history.none}</p>}
      <Failure error={restore.error ?? undo.error} />
      <ol className={styles.revisions}>
        {revisions.map((revision, at) => (
          <RevisionRow
            key={revision.revision}
            {...{ name, revision, isDirty }}
            later={revisions.slice(0, at)}
            onUndo={() => undo.mutate(revision.revision)}
            onRestore={() => restore.mutate(revision.revision)}
          />
        ))}
      </ol>
      <DialogFoot>
        <Button onClick={onClose}>{words.history.close}</Button>
      </DialogFoot>
    </Dialog>
  )
}

interface RevisionRowProps {
  name: ItemName
  revision: Revision
  /** What was done to the item since, the last first. */
  later: readonly Revision[]
  isDirty: boolean
  onUndo(): void
  onRestore(): void
}

function RevisionRow({ name, revision, later, isDirty, onUndo, onRestore }: RevisionRowProps) {
  const { words, lang } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<'undo' | 'restore'>()
  const { act, parent } = revision
  const keep = () => setAsked(undefined)
  return (
    <li className={styles.revision}>
      <p>
        {act !== 'hand' && act !== 'begin' && <strong>{revision.by}</strong>} {shownTime(revision.at, lang)}
        {revision.published && <span className={styles.mark}>{words.history.published}</span>}
      </p>
      <p className={page.hint}>{act === 'other' ? revision.message : words.history.acts[act]}</p>
      <p className={styles.revisionActions}>
        <Button look="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.history.differences}
        </Button>
        {parent && (
          <Button
            look="link"
            aria-expanded={asked === 'undo'}
            onClick={() => {
              setAsked('undo')
              setOpen(true)
            }}
          >
            {words.history.undo}
          </Button>
        )}
        {later.length > 0 && act !== 'remove' && (
          <Button look="link" aria-expanded={asked === 'restore'} onClick={() => setAsked('restore')}>
            {words.history.restore}
          </Button>
        )}
      </p>
      {isOpen && <Differences name={name} from={parent} to={revision.revision} />}
      {asked === 'undo' && <UndoQuestion name={name} revision={revision.revision} onUndo={onUndo} onKeep={keep} />}
      {asked === 'restore' && <RestoreQuestion {...{ name, revision, later, isDirty, onRestore }} onKeep={keep} />}
    </li>
  )
}

/** Shows what would change before a version comes back, and names who would lose what is not published. */
function RestoreQuestion({
  name,
  revision,
  later,
  isDirty,
  onRestore,
  onKeep,
}: Omit<RevisionRowProps, 'onUndo'> & { onKeep(): void }) {
  const { words } = useLanguage()
  if (isDirty) return <p className={page.hint}>{words.history.restoreDirty}</p>
  const writers = [...new Set(later.filter(({ published }) => !published).map(({ by }) => by))]
  return (
    <div className={styles.undo}>
      <Differences name={name} from={later[0]?.revision} to={revision.revision} />
      <p>{words.history.restoreAsk}</p>
      {writers.length > 0 && <p>{words.history.restoreOver(writers.join(words.comma))}</p>}
      <p className={page.actions}>
        <Button look="primary" onClick={onRestore}>
          {words.history.restoreNow}
        </Button>
        <Button onClick={onKeep}>{words.history.keep}</Button>
      </p>
    </div>
  )
}

interface UndoQuestionProps {
  name: ItemName
  revision: string
  onUndo(): void
  onKeep(): void
}

/** Asks before a change is taken back, and names what goes with it: a publication may hold other items. */
function UndoQuestion({ name, revision, onUndo, onKeep }: UndoQuestionProps) {
  const { words, lang } = useLanguage()
  const others = useQuery({
    queryKey: ['undone too', name.kind, name.id, revision],
    queryFn: () => api.undoneToo({ ...name, revision }),
  })
  if (!others.data) return <Pending of={others} say={words.history.undoReading} />
  const titles = others.data.titles[lang]
  return (
    <div className={styles.undo}>
      <p>{words.history.undoAsk}</p>
      {titles.length > 0 && <p>{words.history.undoneToo(titles.join(words.comma))}</p>}
      <p className={page.actions}>
        <Button look="danger" onClick={onUndo}>
          {words.history.undoNow}
        </Button>
        <Button onClick={onKeep}>{words.history.keep}</Button>
      </p>
    </div>
  )
}

/** What an item says otherwise in one revision than in another. */
export function Differences({ name, from, to }: { name: ItemName; from: string | undefined; to: string }) {
  const { words } = useLanguage()
  const labelOf = useFieldLabel()
  const both = useQuery({
    queryKey: ['differences', name.kind, name.id, from, to],
    queryFn: async () => {
      const at = (revision: string) => api.itemAt({ ...name, revision })
      const [old, now] = await Promise.all([from ? at(from) : { data: undefined }, at(to)])
      return fieldDiffs(old.data, now.data)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (both.error) return <Failure error={both.error} />
  if (!both.data) return <Loading say={words.history.comparing} />
  if (both.data.length === 0) return <p>{words.history.same}</p>
  return (
    <dl className={styles.differences}>
      {both.data.map(({ path, before, after, whole }) => (
        <div key={`${path.join('.')} ${whole?.is}`}>
          <dt>{labelOf(path)}</dt>
          <dd>
            {whole ? <WholeEntry change={whole} lang={path.find(isLang)} /> : <Words before={before} after={after} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
