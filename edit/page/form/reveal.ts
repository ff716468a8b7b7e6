import { useLayoutEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Path } from '#edit/content/issues.ts'
import { keyOf } from './context.ts'

/** The path of the field that is being looked for: the entries of lists that hold it open. */
let wanted: Path | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function want(path: Path | undefined) {
  wanted = path
  for (const listener of listeners) listener()
}

/** Opens an entry of a list when a field within it is looked for. */
export function useRevealed(paths: readonly Path[], open: () => void) {
  const path = useSyncExternalStore(subscribe, () => wanted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field that is looked for
  useLayoutEffect(() => {
    if (path && paths.some((own) => own.every((step, index) => path[index] === step))) open()
  }, [path])
}

/** Puts the focus into the field at a path, or into the nearest that holds it. */
export function goToField(form: ParentNode, path: Path) {
  flushSync(() => want(path))
  const field = nearestField(form, path)
  const input =
    field?.querySelector<HTMLElement>('[contenteditable="true"]') ??
    field?.querySelector<HTMLElement>('input, textarea, select') ??
    field?.querySelector<HTMLElement>('button')
  field?.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
  want(undefined)
}

function nearestField(form: ParentNode, path: Path): Element | null {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length)
    // What both languages have alike stands once, as Chinese.
    const twin = part[0] === 'en' ? ['zh', ...part.slice(1)] : part
    for (const key of [keyOf(part), keyOf(twin)]) {
      const field = form.querySelector(`[data-path="${CSS.escape(key)}"]`)
      if (field) return field
    }
  }
  return null
}
