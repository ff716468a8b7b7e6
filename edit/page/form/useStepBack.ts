import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { Path } from '#contract/edit/items.ts'
import { useForm } from './context.ts'

/** What stood at the paths before something was pasted or taken out, or before something was typed after that. */
interface Step {
  values: readonly unknown[]
  isTyped: boolean
}

/**
 * The way back from what was pasted or taken out: browsers undo only what is typed. `mark` keeps what stands there before, `back` brings it
 * back; Ctrl+Z does so step by step, and what was typed in one field since then is a step as well. `area` is spread onto what holds the fields.
 */
export function useStepBack(paths: readonly Path[]) {
  const { valueAt, set } = useForm()
  const [steps, setSteps] = useState<readonly Step[]>([])
  const field = useRef<EventTarget>(null)
  const keep = (isTyped: boolean, of: EventTarget | null) => {
    field.current = of
    setSteps([...steps, { values: paths.map(valueAt), isTyped }])
  }
  const backTo = (step: Step | undefined) => {
    if (!step) return
    for (const [at, path] of paths.entries()) set([path], step.values[at])
    field.current = null
    setSteps(steps.slice(0, steps.indexOf(step)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isAsked = event.key.toLowerCase() === 'z' && !event.shiftKey && (event.ctrlKey || event.metaKey)
    if (steps.length === 0 || !isAsked) return
    event.preventDefault()
    backTo(steps.at(-1))
  }
  const onInput = ({ target }: FormEvent) => {
    if (steps.length > 0 && field.current !== target) keep(true, target)
  }
  return {
    mark: () => keep(false, null),
    back: () => backTo(steps.findLast(({ isTyped }) => !isTyped)),
    canGoBack: steps.length > 0,
    area: { onKeyDown, onInput },
  }
}
