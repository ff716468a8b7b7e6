import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ItemName, Path } from '#contract/edit/items.ts'
import { api } from '../api.ts'
import { Dialog, DialogForm } from '../Dialog.tsx'
import { Failure } from '../Failure.tsx'
import { useFieldLabel } from '../item/useFieldLabel.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { useAction } from '../useAction.ts'

interface SayDialogProps {
  as: 'comment' | 'ask'
  name: ItemName
  /** The field that is meant, as it is typed, and where it is saved. */
  place: Path | undefined
  saved: Path | undefined
  onClose(): void
}

/** Asks for the words of a comment, or for who is to look and at what. */
export function SayDialog({ as, name, place, saved, onClose }: SayDialogProps) {
  const { review: say } = useLanguage().lists
  const [message] = useState(() => crypto.randomUUID())
  const [said, setSaid] = useState({ text: '', to: '', isWhole: false })
  const isAsk = as === 'ask'
  const { text, to, isWhole } = said
  const send = useAction(
    () =>
      api.say({
        ...name,
        message,
        text,
        ...(isAsk && { to }),
        ...(!isAsk && !isWhole && saved && { path: [...saved] }),
      }),
    onClose,
  )
  const isReady = text.trim() !== '' && (!isAsk || to.trim() !== '') && !send.isPending
  return (
    <Dialog title={isAsk ? say.ask : say.comment} onClose={onClose}>
      <DialogForm yes={say.send} isReady={isReady} onSubmit={() => send.mutate(undefined)} onClose={onClose}>
        {isAsk && <PersonField value={to} onChange={(to) => setSaid({ ...said, to })} />}
        {!isAsk && place && (
          <PlaceField {...{ place, isWhole }} onChange={(isWhole) => setSaid({ ...said, isWhole })} />
        )}
        <label className={styles.ask}>
          {isAsk ? say.message : say.text}
          <textarea
            required
            rows={4}
            maxLength={4_000}
            value={text}
            onChange={({ target }) => setSaid({ ...said, text: target.value })}
          />
        </label>
        <Failure error={send.error} />
      </DialogForm>
    </Dialog>
  )
}

interface PlaceFieldProps {
  place: Path
  isWhole: boolean
  onChange(isWhole: boolean): void
}

/** The field that had the focus last, or the whole item. */
function PlaceField({ place, isWhole, onChange }: PlaceFieldProps) {
  const { review: say } = useLanguage().lists
  const labelOf = useFieldLabel()
  return (
    <label className={styles.ask}>
      {say.about}
      <select value={String(isWhole)} onChange={({ target }) => onChange(target.value === 'true')}>
        <option value="false">{labelOf(place)}</option>
        <option value="true">{say.whole}</option>
      </select>
    </label>
  )
}

/** Somebody who is known here, or whom others know by mail or name. */
function PersonField({ value, onChange }: { value: string; onChange(to: string): void }) {
  const { review: say } = useLanguage().lists
  const list = useId()
  const found = useQuery({ queryKey: ['people'], queryFn: () => api.people() })
  return (
    <div className={styles.ask}>
      <label htmlFor={`${list}-input`}>{say.person}</label>
      <input
        id={`${list}-input`}
        required
        list={list}
        maxLength={200}
        aria-describedby={`${list}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={styles.hint} id={`${list}-hint`}>
        {say.personHint}
      </p>
      <datalist id={list}>
        {found.data?.people.map(({ name, mail }) => (
          <option key={mail} value={mail}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  )
}
