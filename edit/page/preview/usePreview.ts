import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ItemName, ShownPreview } from '#contract/edit/items.ts'
import { api } from '../api.ts'
import { useLate } from './useLate.ts'

/** Milliseconds without a key after which the preview follows: shorter, it would move with every letter. */
const pause = 120

/** Shows an item in the preview as it is typed, one state after the other: what was typed meanwhile is sent when the answer is there. */
export function usePreview(name: ItemName, data: unknown, isOn: boolean) {
  const [shown, setShown] = useState<ShownPreview>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const line = useRef<{ isBusy: boolean; next?: { data: unknown } | undefined }>({ isBusy: false })
  const send = useEffectEvent(async (typed: unknown) => {
    const { current } = line
    if (current.isBusy) {
      current.next = { data: typed }
      return
    }
    current.isBusy = true
    setBusy(true)
    let next: { data: unknown } | undefined = { data: typed }
    while (next) {
      current.next = undefined
      try {
        setShown(await api.preview({ ...name, data: next.data }))
        setError(undefined)
      } catch (failure) {
        setError(failure)
      }
      next = current.next
    }
    current.isBusy = false
    setBusy(false)
  })
  const forget = useEffectEvent(() => {
    line.current.next = undefined
    api.preview(name).catch(() => undefined) // it goes when the preview closes
  })
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => void send(data), isFirst.current ? 0 : pause)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [data, isOn])
  useEffect(() => {
    if (isOn) return () => forget()
  }, [isOn])
  return { shown, error, isLate: useLate(isBusy) }
}
