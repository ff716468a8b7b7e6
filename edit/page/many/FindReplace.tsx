import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FoundItem, FoundPlace, Wording } from '#contract/edit/many.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Failure, Loading, Pending } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { PageTitle } from '../PageTitle.tsx'
import { useAction } from '../useAction.ts'
import { ChangedMany } from './ChangedMany.tsx'
import { ChooseAll } from './ChooseBox.tsx'
import { FoundCard } from './FoundCard.tsx'
import { type Chosen, useChosen } from './useChosen.ts'
import { WordingForm } from './WordingForm.tsx'

/** Finds words in all that is saved, and replaces them where somebody ticks them. */
export function FindReplace() {
  const { many: say } = useLanguage().lists
  const [asked, setAsked] = useState<Wording>()
  const [replacement, setReplacement] = useState('')
  return (
    <section className={styles.page}>
      <PageTitle className={styles.title}>{say.title}</PageTitle>
      <p className={styles.note}>{say.hint}</p>
      <WordingForm replacement={replacement} onReplacement={setReplacement} onAsk={setAsked} />
      {asked && <Places key={JSON.stringify(asked)} asked={asked} replacement={replacement} />}
    </section>
  )
}

const keyOf = ({ kind, id }: FoundItem, { path, at }: FoundPlace) => `${kind}/${id} ${path.join('.')} ${at}`

function Places({ asked, replacement }: { asked: Wording; replacement: string }) {
  const { many: say } = useLanguage().lists
  const found = useQuery({
    queryKey: ['places', asked],
    queryFn: () => api.places(asked),
    gcTime: 0,
    // What is being ticked is not exchanged below the reader's hands.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { items = [], isMore = false } = found.data ?? {}
  const rows = useChosen(
    items.flatMap((item) =>
      item.places.flatMap((place) => (place.figure === undefined && !place.isMixed ? [keyOf(item, place)] : [])),
    ),
  )
  const [before, setBefore] = useState<readonly FoundItem[]>([])
  const replace = useAction(
    () => {
      setBefore(items)
      return api.replace({ ...asked, replacement, items: chosenOf(items, rows.isChosen) })
    },
    () => {
      rows.forget()
      void found.refetch()
    },
  )
  return (
    <>
      <Failure error={replace.error} />
      {replace.isPending && <Loading say={say.replacing} />}
      {replace.data && (
        <ChangedMany
          changed={replace.data}
          items={before}
          done={`${say.saved(replace.data.items.length)} ${replace.data.items.length > 0 ? say.undo : ''}`}
        />
      )}
      <Pending of={found} say={say.looking} />
      {found.data && <Count items={items} isMore={isMore} />}
      {rows.keys.length > 0 && <ChooseAll rows={rows} say={say.chooseAll} />}
      <FoundList {...{ items, rows, replacement }} />
      {rows.keys.length > 0 && (
        <div className={styles.actions}>
          <Button
            look="primary"
            isOff={rows.chosen.length === 0 || replace.isPending}
            onClick={() => replace.mutate(undefined)}
          >
            {say.replace(rows.chosen.length)}
          </Button>
        </div>
      )}
    </>
  )
}

/** How many places there are. */
function Count({ items, isMore }: { items: readonly FoundItem[]; isMore: boolean }) {
  const { many: say } = useLanguage().lists
  const count = items.reduce((sum, { places }) => sum + places.length, 0)
  return (
    <div role="status">
      <h2 className={styles.subtitle}>{count === 0 ? say.none : say.places(count, items.length)}</h2>
      {isMore && <p className={styles.note}>{say.more}</p>}
    </div>
  )
}

const FoundList = ({ items, ...shared }: { items: readonly FoundItem[]; rows: Chosen; replacement: string }) => (
  <ul className={styles.cards}>
    {items.map((item) => (
      <FoundCard key={`${item.kind}/${item.id}`} item={item} keyOf={(place) => keyOf(item, place)} {...shared} />
    ))}
  </ul>
)

/** The items with their chosen places, as they were found. */
const chosenOf = (items: readonly FoundItem[], isChosen: (key: string) => boolean) =>
  items.flatMap((item) => {
    const { kind, id, versions, places } = item
    const spots = places.filter((place) => isChosen(keyOf(item, place))).map(({ path, at }) => ({ path, at }))
    return spots.length > 0 ? [{ kind, id, versions, spots }] : []
  })
