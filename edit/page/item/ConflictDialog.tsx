import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemName } from '#contract/edit/items.ts'
import { withValue } from '#edit/content/withValue.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Dialog, DialogFoot } from '../Dialog.tsx'
import { useLanguage } from '../language.tsx'
import { shownTime } from '../shownTime.ts'
import type { Clash } from './merge.ts'
import type { Conflict, useItem } from './useItem.ts'
import versions from './Versions.module.css'

interface ConflictDialogProps {
  name: ItemName
  conflict: Conflict
  onSettled: ReturnType<typeof useItem>['settle']
}

/** Two versions of an item, field by field, to choose from. */
export function ConflictDialog({ name, conflict: { clashes, data, theirs }, onSettled }: ConflictDialogProps) {
  const { words } = useLanguage()
  const who = useWhoSaved(name)
  const [others, setOthers] = useState<ReadonlySet<Clash>>(new Set())
  const choose = (clash: Clash, isTheirs: boolean) =>
    setOthers((before) => new Set([...before].filter((other) => other !== clash).concat(isTheirs ? [clash] : [])))
  const settle = () =>
    onSettled(
      [...others].reduce((whole, { path, theirs }) => withValue(whole, path, theirs), data),
      theirs,
    )
  if (!theirs) {
    return (
      <Dialog title={words.conflict.title} onClose={settle}>
        <p>{words.conflict.removed}</p>
        <DialogFoot>
          <Button look="primary" onClick={() => onSettled(data, undefined)}>
            {words.conflict.keepMine}
          </Button>
        </DialogFoot>
      </Dialog>
    )
  }
  return (
    <Dialog title={words.conflict.title} onClose={settle}>
      {who && <p>{who}</p>}
      <p>{clashes.length > 0 ? words.conflict.text : words.conflict.none}</p>
      {clashes.map((clash) => (
        <ClashField key={clash.path.join('.')} clash={clash} isTheirs={others.has(clash)} onChoose={choose} />
      ))}
      <DialogFoot>
        <Button look="primary" onClick={settle}>
          {words.conflict.done}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

/** Who saved the item last, and when. */
function useWhoSaved({ kind, id }: ItemName): string | undefined {
  const { actions, lang } = useLanguage()
  const { data } = useQuery({ queryKey: ['history', kind, id], queryFn: () => api.history({ kind, id }), staleTime: 0 })
  const [latest] = data?.revisions ?? []
  return latest && actions.savedBy(latest.by, shownTime(latest.at, lang))
}

interface ClashFieldProps {
  clash: Clash
  isTheirs: boolean
  onChoose(clash: Clash, isTheirs: boolean): void
}

function ClashField({ clash, isTheirs, onChoose }: ClashFieldProps) {
  const { words, fields } = useLanguage()
  const languages: Record<string, string> = words.languages
  const label = clash.path.map((step) =>
    typeof step === 'number' ? step + 1 : (languages[step] ?? fields[step] ?? step),
  )
  const text = (value: unknown) =>
    value === undefined || value === ''
      ? words.conflict.empty
      : typeof value === 'object'
        ? JSON.stringify(value, null, 1)
        : String(value)
  return (
    <fieldset className={versions.clash}>
      <legend>{label.join(' › ')}</legend>
      {[
        { say: words.conflict.mine, value: clash.mine, isChosen: !isTheirs, isOther: false },
        { say: words.conflict.theirs, value: clash.theirs, isChosen: isTheirs, isOther: true },
      ].map(({ say, value, isChosen, isOther }) => (
        <label key={say} className={versions.version}>
          <input type="radio" checked={isChosen} onChange={() => onChoose(clash, isOther)} />
          <strong>{say}</strong>
          <span>{text(value)}</span>
        </label>
      ))}
    </fieldset>
  )
}
