import { useState } from 'react'
import type { Versions } from '#contract/edit/items.ts'
import { Failure } from '../Failure.tsx'
import { useForm } from '../form/context.ts'
import { useLanguage } from '../language.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { addressOf } from '../route.ts'
import { usePublish } from '../usePublish.tsx'
import { useWaiting } from '../useWaiting.ts'
import styles from './Bar.module.css'
import { ItemActions, ItemTools } from './ItemActions.tsx'
import type { ItemBarProps } from './itemProps.ts'
import { isShown, stateText } from './itemState.ts'
import { useDataTitle } from './itemTitle.ts'
import { useMenuAlong } from './MenuAlong.tsx'
import { Presence } from './Presence.tsx'
import { Problems } from './Problems.tsx'

/** Title of the item, where it is on its way to readers, and all that can be done with it; stays in view and keeps its height. */
export function ItemBar(props: ItemBarProps) {
  const { name, kind, item, count, fresh, told } = props
  const { words, actions, kinds } = useLanguage()
  const [published, setPublished] = useState<Versions>()
  // As it was when it was asked for: it may have been saved again since.
  const publish = usePublish(() => setPublished(item.versions))
  const title = useDataTitle()(name, item.data)
  const { isDirty } = item
  const { isPublic } = useForm()
  const waiting = useWaiting()
  const menu = useMenuAlong(name, waiting.data?.items ?? [], props.canPublish)
  const isWaiting = waiting.data?.items.some((other) => other.kind === name.kind && other.id === name.id) === true
  const isOut = !isDirty && published === item.versions
  const isReady = !isDirty && fresh === undefined && isWaiting && count === 0 && !publish.isPending && !isOut
  return (
    <header className={styles.bar}>
      <div className={styles.head}>
        <div className={styles.title}>
          <div className={styles.kind}>
            <a href={kind.folder === undefined ? '#/' : addressOf({ kind: kind.id })}>{kinds[kind.id]}</a>
            {kind.folder !== undefined && <code>{name.id}</code>}
            {fresh === undefined && <Presence name={name} data={item.data} isDirty={isDirty} />}
          </div>
          <PageTitle className={styles.heading} isQuiet={name.at !== undefined}>
            {title}
          </PageTitle>
        </div>
        <div className={styles.state}>
          <p className={styles.saveState} role="status" data-dirty={isDirty || undefined}>
            {stateText(
              item,
              { kind, title, isOut, isWaiting, isPublishing: publish.isPending },
              words,
              actions.takeDown.over,
            )}
          </p>
          <Problems told={told} />
        </div>
      </div>
      <div className={styles.buttons}>
        <ItemTools
          {...props}
          title={title}
          isPublic={isShown(kind, item.base) && (isPublic || published !== undefined)}
        />
        <ItemActions {...props} isReady={isReady} onPublish={() => publish.mutate({ items: [name, ...menu.along] })} />
      </div>
      {menu.note}
      <Failure error={item.save.error} />
      <Failure error={publish.error} />
      {publish.question}
    </header>
  )
}
