import { useId, useState } from 'react'
import type { ItemSummary } from '#contract/edit/items.ts'
import type { ChangedMany as ChangedOfMany } from '#contract/edit/many.ts'
import { isPublished, timeOf } from '#server/content/schedule.ts'
import { api } from '../api.ts'
import { Dialog, DialogForm } from '../Dialog.tsx'
import { Failure } from '../Failure.tsx'
import { fromLocalTime } from '../form/moments.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { useAction } from '../useAction.ts'
import { useChoices } from '../useChoices.ts'
import { ChangedMany } from './ChangedMany.tsx'
import type { ManyProps } from './manyProps.ts'

/** What is saved but not published counts as it is saved. */
const isOnline = ({ state, ...times }: ItemSummary) =>
  (state === 'published' || state === 'changed') && isPublished(times, Date.now())

interface SetManyProps extends ManyProps {
  field: 'schedule' | 'category'
  kind: string
}

/** Gives many items the same time or category; that is saved in one step, and not published. */
export function SetMany({ items, field, kind, onDone, onClose }: SetManyProps) {
  const { lists } = useLanguage()
  const { many: say } = lists
  const { categories } = useChoices(kind)
  const [{ value, linked }, set] = useState<{ value: string; linked?: ChangedOfMany }>({ value: '' })
  const id = useId()
  const isTime = field === 'schedule'
  const online = items.filter(isOnline).length
  const change = useAction(async () => {
    const changed = await api.changeMany({
      items: items.map(({ kind, id }) => ({ kind, id })),
      ...(isTime ? { publishAt: fromLocalTime(value) || null } : { category: value }),
      onlyAll: linked === undefined,
    })
    // What links forbid is told first; the others are changed if that is agreed to.
    if (linked === undefined && changed.items.length === 0 && changed.refused.length > 0 && isTime)
      return set({ value, linked: changed })
    onDone(changed, `${say.saved(changed.items.length)} ${changed.items.length > 0 ? say.undo : ''}`)
  })
  return (
    <Dialog title={(isTime ? say.scheduleTitle : say.categoryTitle)(items.length)} onClose={onClose}>
      <DialogForm
        yes={linked ? say.applyOthers(items.length - linked.refused.length) : say.apply}
        isReady={!change.isPending && items.length > (linked?.refused.length ?? 0)}
        onSubmit={() => change.mutate(undefined)}
        onClose={onClose}
      >
        {isTime && <p>{say.scheduleHint}</p>}
        <div className={styles.ask}>
          <label htmlFor={id}>{isTime ? say.time : say.categoryLabel}</label>
          {isTime ? (
            <input
              id={id}
              type="datetime-local"
              value={value}
              onChange={({ target }) => set({ value: target.value })}
            />
          ) : (
            <select id={id} required value={value} onChange={({ target }) => set({ value: target.value })}>
              <option value="" />
              {categories.map((category) => (
                <option key={category.value} value={category.value}>
                  {category.label}
                </option>
              ))}
            </select>
          )}
        </div>
        {isTime && online > 0 && timeOf(fromLocalTime(value)) > Date.now() && (
          <p role="status">{say.scheduleHides(online)}</p>
        )}
        {linked && <ChangedMany changed={linked} items={items} done="" />}
        <Failure error={change.error} />
      </DialogForm>
    </Dialog>
  )
}
