import { useState } from 'react'
import { Question } from '../Dialog.tsx'
import { useLanguage } from '../language.tsx'
import { addressOf } from '../route.ts'
import type { ItemPageProps } from './itemProps.ts'
import { useDataTitle } from './itemTitle.ts'
import { useFieldLabel } from './useFieldLabel.ts'
import type { useItem } from './useItem.ts'
import { fieldDiffs } from './wordDiff.ts'

/** Places that are named; of more only their number is told. */
const mostNamed = 8

/** Throwing away what is not saved, after a question. An item that never was saved is left as well. */
export function useDiscard({ name, go, onDiscarded }: ItemPageProps, item: ReturnType<typeof useItem>) {
  const [isAsking, setAsking] = useState(false)
  const titleOf = useDataTitle()
  const discard = () => {
    setAsking(false)
    item.forget()
    if (item.base !== undefined) return
    item.giveUp()
    onDiscarded()
    go(addressOf({ kind: name.kind }))
  }
  const dialog = isAsking && (
    <DiscardDialog
      title={titleOf(name, item.data)}
      saved={item.restored === 'no' ? item.base : item.opened}
      data={item.data}
      onDiscard={discard}
      onClose={() => setAsking(false)}
    />
  )
  return { ask: () => setAsking(true), dialog }
}

interface DiscardDialogProps {
  title: string
  /** Data as it was saved; of an item that never was there is none. */
  saved: unknown
  data: unknown
  onDiscard(): void
  onClose(): void
}

/** Asks before unsaved work is thrown away, and says what is lost. */
function DiscardDialog({ title, saved, data, onDiscard, onClose }: DiscardDialogProps) {
  const { words, actions } = useLanguage()
  const labelOf = useFieldLabel()
  const isNew = saved === undefined
  const labels = isNew ? [] : [...new Set(fieldDiffs(saved, data).map(({ path }) => labelOf(path)))]
  const named = labels.slice(0, mostNamed)
  if (labels.length > named.length) named.push(actions.discardMore(labels.length - named.length))
  return (
    <Question
      title={actions.discardTitle}
      yes={actions.discardNow}
      no={actions.keepEditing}
      onYes={onDiscard}
      onClose={onClose}
    >
      <p>{isNew ? actions.discardNew(title) : actions.discardText(named.join(words.comma))}</p>
    </Question>
  )
}
