import { useQuery } from '@tanstack/react-query'
import type { ItemName, ItemSummary } from '#contract/edit/items.ts'
import type { StaleItem } from '#contract/edit/overviews.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Failure, Pending } from '../Failure.tsx'
import { ItemCard } from '../ItemCard.tsx'
import { StaleChange } from '../item/StaleFields.tsx'
import { useFieldLabel } from '../item/useFieldLabel.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { PageTitle } from '../PageTitle.tsx'
import { addressOf } from '../route.ts'
import { useAction } from '../useAction.ts'
import { StateMark } from './StateMark.tsx'

/** Rows that are drawn: who has more of them begins with these. */
const mostRows = 200

/** Texts that were translated before their other language changed, and those that are not translated. */
export function Translations() {
  const { lists: say } = useLanguage()
  const found = useQuery({ queryKey: ['translations'], queryFn: () => api.translations() })
  const right = useAction((item: ItemName & { texts: readonly string[] }) => api.markRight(item))
  const { stale = [], untranslated = [] } = found.data ?? {}
  return (
    <section className={styles.page}>
      <PageTitle className={styles.title}>{say.translations}</PageTitle>
      <Pending of={found} />
      <Failure error={right.error} />
      {found.data && (
        <>
          <h2 className={styles.subtitle}>{say.translation.stale}</h2>
          <p className={styles.note}>{stale.length > 0 ? say.translation.staleHint : say.translation.staleNone}</p>
          <ul className={styles.cards}>
            {stale.slice(0, mostRows).map((item) => (
              <StaleCard
                key={`${item.kind}/${item.id}`}
                item={item}
                onRight={(texts) => right.mutate({ kind: item.kind, id: item.id, texts })}
              />
            ))}
          </ul>
          <h2 className={styles.subtitle}>{say.translation.untranslated}</h2>
          <p className={styles.note}>
            {untranslated.length > 0 ? say.translation.untranslatedHint : say.translation.untranslatedNone}
          </p>
          <ul className={styles.cards}>
            {untranslated.slice(0, mostRows).map((item) => (
              <UntranslatedRow key={`${item.kind}/${item.id}`} item={item} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function StaleCard({ item, onRight }: { item: StaleItem; onRight(texts: readonly string[]): void }) {
  const { lists: say } = useLanguage()
  const labelOf = useFieldLabel()
  const { kind, id, fields } = item
  return (
    <ItemCard item={item} meta={<span>{say.translation.texts(fields.length)}</span>}>
      <ul className={styles.texts}>
        {fields.map((field) => (
          <li key={field.name}>
            <a href={addressOf({ kind, id, at: field.path.join('.') })}>{labelOf(field.path)}</a>
            <StaleChange field={field} onRight={() => onRight([field.name])} />
          </li>
        ))}
      </ul>
      {fields.length > 1 && (
        <Button onClick={() => onRight(fields.map(({ name }) => name))}>{say.translation.rightAll}</Button>
      )}
    </ItemCard>
  )
}

function UntranslatedRow({ item }: { item: ItemSummary }) {
  const { lists: say } = useLanguage()
  const { state, untranslated = 0 } = item
  const mark = state !== 'published' && <StateMark state={state} />
  return (
    <ItemCard
      item={item}
      meta={
        <>
          {mark}
          <span>{say.translation.texts(untranslated)}</span>
        </>
      }
    />
  )
}
