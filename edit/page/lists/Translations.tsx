import { useQuery } from '@tanstack/react-query'
import type { ItemName, ItemSummary, StaleItem } from '#contract/edit/items.ts'
import { api } from '../api.ts'
import { Failure, Loading } from '../Failure.tsx'
import styles from '../item/Item.module.css'
import { useItemTitle } from '../item/itemTitle.ts'
import { StaleChange } from '../item/StaleFields.tsx'
import { useFieldLabel } from '../item/useFieldLabel.ts'
import { useLanguage } from '../language.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { addressOf } from '../route.ts'
import { useAction } from '../useAction.ts'
import cards from './Cards.module.css'
import lists from './Lists.module.css'
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
    <section className={styles.item}>
      <PageTitle className={styles.heading}>{say.translations}</PageTitle>
      {found.error && <Failure error={found.error} retry={() => found.refetch()} />}
      {right.error && <Failure error={right.error} />}
      {found.isPending && <Loading />}
      {found.data && (
        <>
          <h2 className={cards.sectionTitle}>{say.translation.stale}</h2>
          <p className={cards.hint}>{stale.length > 0 ? say.translation.staleHint : say.translation.staleNone}</p>
          <ul className={cards.cards}>
            {stale.slice(0, mostRows).map((item) => (
              <StaleCard
                key={`${item.kind}/${item.id}`}
                item={item}
                onRight={(texts) => right.mutate({ kind: item.kind, id: item.id, texts })}
              />
            ))}
          </ul>
          <h2 className={cards.sectionTitle}>{say.translation.untranslated}</h2>
          <p className={cards.hint}>
            {untranslated.length > 0 ? say.translation.untranslatedHint : say.translation.untranslatedNone}
          </p>
          <ul className={cards.cards}>
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
  const { lists: say, kinds } = useLanguage()
  const titleOf = useItemTitle()
  const labelOf = useFieldLabel()
  const { kind, id, fields } = item
  return (
    <li className={cards.card}>
      <h3 className={cards.cardTitle}>
        <a href={addressOf({ kind, id })}>{titleOf(item)}</a>
      </h3>
      <p className={lists.rowMeta}>
        <span>{kinds[kind]}</span>
        <span>{say.translation.texts(fields.length)}</span>
      </p>
      <ul className={cards.texts}>
        {fields.map((field) => (
          <li key={field.name}>
            <a href={addressOf({ kind, id, at: field.path.join('.') })}>{labelOf(field.path)}</a>
            <StaleChange field={field} onRight={() => onRight([field.name])} />
          </li>
        ))}
      </ul>
      {fields.length > 1 && (
        <button type="button" className={styles.quiet} onClick={() => onRight(fields.map(({ name }) => name))}>
          {say.translation.rightAll}
        </button>
      )}
    </li>
  )
}

function UntranslatedRow({ item }: { item: ItemSummary }) {
  const { lists: say, kinds } = useLanguage()
  const titleOf = useItemTitle()
  const { kind, id, state, untranslated = 0 } = item
  return (
    <li className={cards.card}>
      <a href={addressOf({ kind, id })}>{titleOf(item)}</a>
      <p className={lists.rowMeta}>
        <span>{kinds[kind]}</span>
        {state !== 'published' && <StateMark state={state} />}
        <span>{say.translation.texts(untranslated)}</span>
      </p>
    </li>
  )
}
