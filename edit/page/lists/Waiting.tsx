import { useState } from 'react'
import type { ItemName } from '#contract/edit/items.ts'
import type { WaitingItem } from '#contract/edit/overviews.ts'
import type { Me } from '#contract/edit.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Question } from '../Dialog.tsx'
import { Failure, Pending } from '../Failure.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { useItemTitle } from '../item/itemTitle.ts'
import { useLanguage } from '../language.tsx'
import { ChooseAll, ChooseBox } from '../many/ChooseBox.tsx'
import { keyOfItem } from '../many/Several.tsx'
import { type Chosen, useChosen } from '../many/useChosen.ts'
import { Outgoing } from '../outgoing/Outgoing.tsx'
import styles from '../Page.module.css'
import { PageTitle } from '../PageTitle.tsx'
import { shownTime } from '../shownTime.ts'
import { useAction } from '../useAction.ts'
import { usePublish } from '../usePublish.tsx'
import { useWaiting } from '../useWaiting.ts'
import lists from './Lists.module.css'
import { StateMark } from './StateMark.tsx'

/** What is saved and not published, to publish or to discard. */
export function Waiting({ me: { name: own, canPublish } }: { me: Pick<Me, 'name' | 'canPublish'> }) {
  const { words } = useLanguage()
  const waiting = useWaiting()
  const items = waiting.data?.items ?? []
  const rows = useChosenRows(items, own)
  const chosen = items.filter((item) => rows.isChosen(keyOfItem(item)))
  const [isAsking, setAsking] = useState(false)
  const [looked, setLooked] = useState<readonly ItemName[]>()
  const publish = usePublish(() => setLooked(undefined))
  const discard = useAction(
    (items: readonly ItemName[]) => api.discard({ items }),
    () => setAsking(false),
  )
  const names = chosen.map(({ kind, id }) => ({ kind, id }))
  const titles = chosen.map(useItemTitle()).join(words.comma)
  const done = publish.isSuccess ? words.waiting.done : discard.isSuccess ? words.waiting.discarded : ''
  return (
    <section className={styles.page}>
      <PageTitle className={styles.title}>{words.waiting.title}</PageTitle>
      <Pending of={waiting} />
      <Failure error={publish.error ?? discard.error} />
      <p role="status">{publish.isPending ? words.waiting.publishing(titles) : done}</p>
      {waiting.data && items.length === 0 && <p>{words.waiting.none}</p>}
      {looked && looked.length > 0 && (
        <Outgoing items={looked}>
          {(seen) => (
            <WaitingActions
              count={seen.length}
              canPublish={canPublish}
              isPublishing={publish.isPending}
              onPublish={() => publish.mutate({ items: seen })}
              onBack={() => setLooked(undefined)}
            />
          )}
        </Outgoing>
      )}
      {items.length > 0 && !looked && (
        <>
          <WaitingRows items={items} rows={rows} />
          <WaitingActions
            count={chosen.length}
            canPublish={canPublish}
            isPublishing={publish.isPending}
            onPublish={() => publish.mutate({ items: names })}
            onLook={() => setLooked(names)}
            onDiscard={() => setAsking(true)}
          />
        </>
      )}
      {publish.question}
      {isAsking && (
        <DiscardQuestion chosen={chosen} onDiscard={() => discard.mutate(names)} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}

/** At first one's own items are chosen: what others saved is theirs to choose. */
function useChosenRows(items: readonly WaitingItem[], own: string): Chosen {
  const ownKeys = new Set(items.filter(({ by }) => by === own).map(keyOfItem))
  return useChosen(items.map(keyOfItem), (key) => ownKeys.has(key))
}

/** All items with a box each, and one for all of them. */
export function WaitingRows({ items, rows }: { items: readonly WaitingItem[]; rows: Chosen }) {
  const { words } = useLanguage()
  return (
    <>
      <ChooseAll rows={rows} say={words.waiting.all} />
      <ul className={lists.waiting}>
        {items.map((item) => (
          <WaitingRow key={keyOfItem(item)} item={item} rows={rows} />
        ))}
      </ul>
    </>
  )
}

interface WaitingActionsProps {
  /** Of the items that are chosen. */
  count: number
  canPublish: boolean
  isPublishing: boolean
  onPublish(): void
  /** What they change is looked at first. */
  onLook?(): void
  onDiscard?(): void
  onBack?(): void
}

/** What is done with the chosen items. */
export function WaitingActions({ count, canPublish, isPublishing, onPublish, ...others }: WaitingActionsProps) {
  const { words, lists: say } = useLanguage()
  const { onLook, onDiscard, onBack } = others
  return (
    <>
      {!canPublish && <p>{words.waiting.publishersOnly}</p>}
      <div className={styles.actions}>
        {canPublish && (
          <Button look="primary" isOff={count === 0 || isPublishing} onClick={onPublish}>
            {words.waiting.publish(count)}
          </Button>
        )}
        {onLook && (
          <Button isOff={count === 0} onClick={onLook}>
            {say.outgoing.look(count)}
          </Button>
        )}
        {onDiscard && (
          <Button isOff={count === 0} onClick={onDiscard}>
            {words.waiting.discard}
          </Button>
        )}
        {onBack && <Button onClick={onBack}>{say.outgoing.back}</Button>}
      </div>
    </>
  )
}

interface DiscardQuestionProps {
  chosen: readonly WaitingItem[]
  onDiscard(): void
  onClose(): void
}

function DiscardQuestion({ chosen, onDiscard, onClose }: DiscardQuestionProps) {
  const { words } = useLanguage()
  const titleOf = useItemTitle()
  const fresh = chosen.filter(({ state }) => state === 'new').length
  return (
    <Question title={words.waiting.discard} onYes={onDiscard} onClose={onClose}>
      <p>{words.waiting.discardAsk(chosen.map(titleOf).join(words.comma))}</p>
      {fresh > 0 && <p>{words.waiting.discardNew(fresh)}</p>}
    </Question>
  )
}

function WaitingRow({ item, rows }: { item: WaitingItem; rows: Chosen }) {
  const { words, media, kinds, lang } = useLanguage()
  const { kind, state, by, at } = item
  const name = useItemTitle()(item)
  return (
    <li className={lists.waitingRow}>
      <ChooseBox rows={rows} of={keyOfItem(item)} aria-label={name} />
      <span className={lists.rowTitle}>{state === 'removed' && !kinds[kind] ? name : <ItemLink item={item} />}</span>
      <span className={styles.meta}>
        <span>{kinds[kind] ?? media.title}</span>
        <StateMark state={state} />
        <span>{words.waiting.by(by, shownTime(at, lang))}</span>
      </span>
    </li>
  )
}
