import { useState } from 'react'
import type { ItemSummary } from '#contract/edit/items.ts'
import type { ChangedMany } from '#contract/edit/many.ts'
import { kindOf } from '#edit/content/kinds.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { api, CallError } from '../api.ts'
import { Dialog, DialogForm } from '../Dialog.tsx'
import { useFailure } from '../Failure.tsx'
import { hasAddress, isWhole, type Notice, NoticeFields } from '../item/TakeDownDialog.tsx'
import { useLanguage } from '../language.tsx'
import { useAction } from '../useAction.ts'
import { useChoices } from '../useChoices.ts'
import type { ManyProps } from './manyProps.ts'

const isOut = ({ state }: ItemSummary) => state !== 'draft' && state !== 'new'

/** Takes many items off the site, one after the other: one that cannot be is named and stops none behind it. */
export function TakeDownMany({ items, onDone, onClose }: ManyProps) {
  const { actions, lists } = useLanguage()
  const { many: say } = lists
  const sentence = useFailure()
  const { pages } = useChoices('')
  const [notice, setNotice] = useState<Notice>({})
  const [count, setCount] = useState(0)
  const langs = siteLanguages()
  const takeDown = useAction(async () => {
    const refused: ChangedMany['refused'][number][] = []
    for (const [at, item] of items.entries()) {
      const { kind, id } = item
      setCount(at)
      try {
        if (!isOut(item)) throw new Error(say.notOut)
        const { versions } = await api.item({ kind, id })
        await api.takeDown({ kind, id, versions, ...notice })
      } catch (error) {
        const told = error instanceof CallError ? sentence(error) : say.notOut
        refused.push({ kind, id, text: { zh: told, en: told } })
      }
    }
    onDone({ refused }, say.takenDown(items.length - refused.length))
  })
  const isReady = isWhole(notice, langs) && !takeDown.isPending
  return (
    <Dialog title={say.takeDownTitle(items.length)} onClose={() => takeDown.isPending || onClose()}>
      <DialogForm
        yes={say.takeDownNow}
        look="danger"
        isReady={isReady}
        isBound={takeDown.isPending}
        onSubmit={() => takeDown.mutate(undefined)}
        onClose={onClose}
      >
        <p>{actions.takeDown.does}</p>
        {items.every(({ kind }) => hasAddress(kindOf(kind))) && (
          <NoticeFields notice={notice} langs={langs} pages={pages} onChange={setNotice} />
        )}
        <p role="status">{takeDown.isPending && say.takingDown(count + 1, items.length)}</p>
      </DialogForm>
    </Dialog>
  )
}
