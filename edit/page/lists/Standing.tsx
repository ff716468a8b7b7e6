import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import type { ItemProblem, Path, TitledItem } from '#contract/edit/items.ts'
import type { PassedPromise } from '#contract/edit/overviews.ts'
import { editCalls } from '#contract/edit.ts'
import { longDay } from '#contract/writing.ts'
import { api } from '../api.ts'
import { Pending } from '../Failure.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { useItemTitle } from '../item/itemTitle.ts'
import { useFieldLabel } from '../item/useFieldLabel.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { PageTitle } from '../PageTitle.tsx'
import { addressOf } from '../route.ts'

/** What should be looked at now and then, in everything that is saved; each row leads to its field. */
export function Standing() {
  const { lists: say, lang } = useLanguage()
  const found = useQuery({ queryKey: ['standing'], queryFn: () => api.standing() })
  const { standing: text } = say
  const { links = [], descriptions = [], faults = [], promises = [], untouched = [] } = found.data ?? {}
  return (
    <section className={styles.page}>
      <PageTitle className={styles.title}>{text.title}</PageTitle>
      <p className={styles.note}>{text.hint}</p>
      <p>
        <a href={`${editCalls.audit.path}?lang=${lang}`} download>
          {text.audit}
        </a>
      </p>
      <Pending of={found} say={text.reading} />
      {found.data && (
        <>
          <Part title={text.links}>{problemsIn(links)}</Part>
          <Part title={text.descriptions}>{problemsIn(descriptions)}</Part>
          <Part title={say.translations}>
            {found.data.translations > 0 && [
              <a key="all" href="#/translations">
                {text.translations(found.data.translations)}
              </a>,
            ]}
          </Part>
          <Part title={text.promises}>
            {promises.map((promise) => (
              <Promised key={`${promise.kind}/${promise.id} ${promise.path.join('.')} ${promise.text}`} {...promise} />
            ))}
          </Part>
          <Part title={text.untouched}>
            {untouched.map((item) => (
              <ItemLink key={`${item.kind}/${item.id}`} item={item} />
            ))}
          </Part>
          <Part title={text.faults}>{problemsIn(faults)}</Part>
        </>
      )}
    </section>
  )
}

/** Rows below their title, and how many there are. */
function Part({ title, children }: { title: string; children: readonly ReactElement[] | false }) {
  const { standing: text } = useLanguage().lists
  const rows = children || []
  return (
    <>
      <h2 className={styles.subtitle}>
        {title} {rows.length > 0 && <span className={styles.hint}>{rows.length}</span>}
      </h2>
      {rows.length === 0 && <p className={styles.note}>{text.none}</p>}
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li key={row.key} className={styles.card}>
            {row}
          </li>
        ))}
      </ul>
    </>
  )
}

const problemsIn = (problems: readonly ItemProblem[]) =>
  problems.map((problem) => (
    <Faulty key={`${problem.file} ${problem.path?.join('.')} ${problem.text.en}`} problem={problem} />
  ))

function Faulty({ problem: { kind = '', id = '', title = {}, file, path, text } }: { problem: ItemProblem }) {
  const { lang } = useLanguage()
  return (
    <>
      {kind === '' ? file : <FieldLink item={{ kind, id, title }} path={path} />}
      <p>{text[lang]}</p>
    </>
  )
}

function Promised({ path, lang, text, day, ...item }: PassedPromise) {
  const { lists, lang: own } = useLanguage()
  return (
    <>
      <FieldLink item={item} path={path} />
      <p lang={lang}>{text}</p>
      <p className={styles.meta}>{lists.standing.passed(longDay(day, own))}</p>
    </>
  )
}

/** An item by its title, and the field of it that is meant. */
function FieldLink({ item, path }: { item: TitledItem; path: Path | undefined }) {
  const labelOf = useFieldLabel()
  const titleOf = useItemTitle()
  const { kind, id } = item
  const at = path && path.length > 0 ? { at: path.join('.') } : {}
  return (
    <a href={addressOf({ kind, id, ...at })}>{[titleOf(item), path && labelOf(path)].filter(Boolean).join(' › ')}</a>
  )
}
