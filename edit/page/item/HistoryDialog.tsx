import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemName } from '#contract/edit/items.ts'
import type { Revision } from '#contract/edit/overviews.ts'
import { isLang } from '#contract/languages.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Dialog, DialogFoot } from '../Dialog.tsx'
import { Failure, Loading, Pending } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { shownTime } from '../shownTime.ts'
import { useAction } from '../useAction.ts'
import { useFieldLabel } from './useFieldLabel.ts'
import versions from './Versions.module.css'
import { WholeEntry } from './WholeEntry.tsx'
import { Words } from './Words.tsx'
import { fieldDiffs } from './wordDiff.ts'

interface HistoryDialogProps {
  name: ItemName
  onClose(): void
  onUndone(): void
}

/** Who changed an item, when and what, and taking a change back. */
export function HistoryDialog({ name, onClose, onUndone }: HistoryDialogProps) {
  const { words } = useLanguage()
  const history = useQuery({ queryKey: ['history', name.kind, name.id], queryFn: () => api.history(name) })
  const undo = useAction(
    (revision: string) => api.undo({ revision }),
    () => {
      onClose()
      onUndone()
    },
  )
  const revisions = history.data?.revisions ?? []
  return (
    <Dialog title={words.history.title} onClose={onClose}>
      <Pending of={history} say={words.history.reading} />
      {history.data && revisions.length === 0 && <p>{words.history.none}</p>}
      <Failure error={undo.error} />
      <ol className={versions.revisions}>
        {revisions.map((revision) => (
          <RevisionRow
            key={revision.revision}
            name={name}
            revision={revision}
            onUndo={() => undo.mutate(revision.revision)}
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
  onUndo(): void
}

function RevisionRow({ name, revision, onUndo }: RevisionRowProps) {
  const { words, lang } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { act, parent } = revision
  const ask = () => {
    setAsking(true)
    setOpen(true)
  }
  return (
    <li className={versions.revision}>
      <p>
        {act !== 'hand' && act !== 'begin' && <strong>{revision.by}</strong>} {shownTime(revision.at, lang)}
        {revision.published && <span className={versions.mark}>{words.history.published}</span>}
      </p>
      <p className={styles.hint}>{act === 'other' ? revision.message : words.history.acts[act]}</p>
      <p className={versions.revisionActions}>
        <Button look="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.history.differences}
        </Button>
        {parent && (
          <Button look="link" aria-expanded={isAsking} onClick={ask}>
            {words.history.undo}
          </Button>
        )}
      </p>
      {isOpen && <Differences name={name} from={parent} to={revision.revision} />}
      {isAsking && (
        <UndoQuestion name={name} revision={revision.revision} onUndo={onUndo} onKeep={() => setAsking(false)} />
      )}
    </li>
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
    <div className={versions.undo}>
      <p>{words.history.undoAsk}</p>
      {titles.length > 0 && <p>{words.history.undoneToo(titles.join(words.comma))}</p>}
      <p className={styles.actions}>
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
    <dl className={versions.differences}>
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
