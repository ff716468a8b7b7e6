import { useState } from 'react'
import type { ItemSummary, TitledItem } from '#contract/edit/items.ts'
import type { ChangedMany as Changed } from '#contract/edit/many.ts'
import { kindOf } from '#edit/content/kinds.ts'
import { knownSchema } from '#edit/content/schemas.ts'
import { Button } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import { ChangedMany } from './ChangedMany.tsx'
import { ChooseAll } from './ChooseBox.tsx'
import type { ManyProps } from './manyProps.ts'
import { SetMany } from './SetMany.tsx'
import styles from './Several.module.css'
import { TakeDownMany } from './TakeDownMany.tsx'
import type { Chosen } from './useChosen.ts'

export const keyOfItem = ({ kind, id }: Pick<ItemSummary, 'kind' | 'id'>) => `${kind}/${id}`

interface SeveralProps {
  /** The kind of the list; empty where it has several. */
  kind: string
  items: readonly ItemSummary[]
  rows: Chosen
  canPublish: boolean
}

/** What is done with the items of a list that are chosen. */
export function Several({ kind: kindId, items, rows, canPublish }: SeveralProps) {
  const { many: say } = useLanguage().lists
  const [act, setAct] = useState<'schedule' | 'category' | 'takeDown'>()
  const [told, setTold] = useState<{ changed: Pick<Changed, 'refused'>; done: string; items: readonly TitledItem[] }>()
  const chosen = items.filter((item) => rows.isChosen(keyOfItem(item)))
  const kind = kindOf(kindId)
  const hasCategories = kind !== undefined && knownSchema(kind).properties?.category !== undefined
  const dialog: ManyProps = {
    items: chosen,
    onDone(changed, done) {
      setTold({ changed, done, items: chosen })
      setAct(undefined)
      rows.forget()
    },
    onClose: () => setAct(undefined),
  }
  const button = (name: typeof act & string) => (
    <Button isOff={chosen.length === 0} onClick={() => setAct(name)}>
      {say[name]}
    </Button>
  )
  return (
    <div className={styles.several}>
      <ChooseAll rows={rows} say={say.allShown(rows.keys.length)} />
      <p className={page.hint}>
        <span role="status">{say.chosen(chosen.length)}</span> · {say.range}
      </p>
      <div className={styles.actions}>
        {button('schedule')}
        {hasCategories && button('category')}
        {canPublish && button('takeDown')}
      </div>
      {told && <ChangedMany {...told} />}
      {(act === 'schedule' || act === 'category') && <SetMany {...dialog} field={act} kind={kindId} />}
      {act === 'takeDown' && <TakeDownMany {...dialog} />}
    </div>
  )
}
