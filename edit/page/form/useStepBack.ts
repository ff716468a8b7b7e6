import { type KeyboardEvent, useState } from 'react'
import type { Path } from '#contract/edit/items.ts'
import { useForm } from './context.ts'

/**
 * What stood at the paths before something was pasted or taken out: browsers undo only what is typed. `mark` keeps it, `back` brings it
 * back, once; Ctrl+Z does so until somebody types. `area` is spread onto what holds the fields.
 */
export function useStepBack(paths: readonly Path[]) {
  const { valueAt, set } = useForm()
  const [before, setBefore] = useState<readonly unknown[]>()
  const forget = () => setBefore(undefined)
  const back = () => {
    for (const [at, path] of paths.entries()) set([path], before?.[at])
    forget()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!before || event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    back()
  }
  return {
    mark: () => setBefore(paths.map(valueAt)),
    back,
    canGoBack: before !== undefined,
    area: { onKeyDown, onInput: forget },
  }
}
