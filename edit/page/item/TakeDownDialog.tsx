import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ItemToTakeDown } from '#contract/edit/items.ts'
import type { Lang } from '#contract/paths.ts'
import type { Kind } from '#edit/content/kinds.ts'
import { isData } from '#edit/content/options.ts'
import { knownSchema } from '#edit/content/schemas.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { api } from '../api.ts'
import { Dialog, DialogForm } from '../Dialog.tsx'
import { Failure } from '../Failure.tsx'
import { type Choice, useForm } from '../form/context.ts'
import { ItemLink } from '../ItemLink.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { useAction } from '../useAction.ts'
import type { ItemBarProps } from './itemProps.ts'

export type Notice = Pick<ItemToTakeDown, 'withdrawn' | 'movedTo'>

interface TakeDownProps extends Pick<ItemBarProps, 'name' | 'kind' | 'item'> {
  onDone(): void
  onClose(): void
}

/** Takes an item off the site at once, and asks what its address says from then on. */
export function TakeDownDialog({ name, kind, item, onDone, onClose }: TakeDownProps) {
  const { actions } = useLanguage()
  const [notice, setNotice] = useState<Notice>({})
  const { takeDown: text } = actions
  const { pages } = useForm().choices
  const langs = languagesOf(kind, item.data)
  const takeDown = useAction(() => {
    const { kind, id } = name
    return api.takeDown({ kind, id, versions: item.versions, ...notice })
  }, onDone)
  return createPortal(
    <Dialog title={text.title} onClose={() => takeDown.isPending || onClose()}>
      <DialogForm
        yes={takeDown.isPending ? text.taking : text.now}
        look="danger"
        isReady={!takeDown.isPending && !item.isDirty && isWhole(notice, langs)}
        isBound={takeDown.isPending}
        onSubmit={() => takeDown.mutate(undefined)}
        onClose={onClose}
      >
        <p>{text.does}</p>
        {item.isDirty && <p role="alert">{text.unsaved}</p>}
        <Linking name={name} />
        {hasAddress(kind) && (
          <NoticeFields
            notice={notice}
            langs={langs}
            pages={pages.filter(({ value }) => value !== `/${name.id}`)}
            onChange={setNotice}
          />
        )}
        <Failure error={takeDown.error} />
      </DialogForm>
    </Dialog>,
    document.body, // not within the form of the item, which would be sent with it
  )
}

/** What links to it, and will go on doing so. */
function Linking({ name: { kind, id } }: Pick<TakeDownProps, 'name'>) {
  const { takeDown: text } = useLanguage().actions
  const found = useQuery({ queryKey: ['linksTo', kind, id], queryFn: () => api.linksTo({ kind, id }) })
  const items = found.data?.items ?? []
  if (items.length === 0) return null
  return (
    <div>
      <p>{text.linked(items.length)}</p>
      <ul>
        {items.map((item) => (
          <li key={`${item.kind}/${item.id}`}>
            <ItemLink item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface NoticeProps {
  notice: Notice
  langs: readonly Lang[]
  /** That it can lead to. */
  pages: readonly Choice[]
  onChange(notice: Notice): void
}

/** What its address says, of which there is one: nothing, a reason in each language, or another page. */
export function NoticeFields({ notice, langs, pages, onChange }: NoticeProps) {
  const { takeDown: text } = useLanguage().actions
  const group = useId()
  const { withdrawn, movedTo } = notice
  const option = (say: string, isChosen: boolean, choice: Notice) => (
    <label className={styles.option}>
      <input type="radio" name={group} checked={isChosen} onChange={() => onChange(choice)} />
      {say}
    </label>
  )
  return (
    <>
      <fieldset className={styles.ask}>
        <legend>{text.address}</legend>
        {option(text.says.nothing, !withdrawn && movedTo === undefined, {})}
        {option(text.says.withdrawn, withdrawn !== undefined, { withdrawn: {} })}
        {option(text.says.movedTo, movedTo !== undefined, { movedTo: '' })}
      </fieldset>
      {withdrawn &&
        langs.map((lang) => (
          <label key={lang} className={styles.ask}>
            {text.reasons[lang]}
            <textarea
              required
              rows={3}
              value={withdrawn[lang] ?? ''}
              onChange={({ target }) => onChange({ withdrawn: { ...withdrawn, [lang]: target.value } })}
            />
          </label>
        ))}
      {movedTo !== undefined && (
        <label className={styles.ask}>
          {text.page}
          <select required value={movedTo} onChange={({ target }) => onChange({ movedTo: target.value })}>
            <option value="" />
            {pages.map(({ value, label }) => (
              <option key={value} value={value}>
                {`${label} · ${value}`}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

/** People and reports have no page of their own. */
export const hasAddress = (kind: Kind | undefined) => kind && knownSchema(kind).properties?.movedTo !== undefined

/** Whether what its address says is said: a reason in each language, or a page. */
export const isWhole = ({ withdrawn, movedTo }: Notice, langs: readonly Lang[]) =>
  movedTo !== '' && (!withdrawn || langs.every((lang) => withdrawn[lang]?.trim()))

/** The languages in which there is the item. */
const languagesOf = (kind: Kind, data: unknown) =>
  siteLanguages().filter((lang) => isData(data) && (kind.form === 'bilingual' ? isData(data[lang]) : lang in data))
