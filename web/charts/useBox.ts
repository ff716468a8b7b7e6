import { type RefObject, useEffect, useState } from 'react'

export interface Box {
  width: number
  height: number
  /** Size of the text in pixels, which grows with the visitor's own setting. */
  text: number
  /** Pixels to which candles are rounded up and down, where not to whole ones. */
  grain?: number
}

/** The room an element has, measured again whenever it changes; until then what it was drawn for. A hidden one keeps what it had. */
export function useBox(ref: RefObject<HTMLElement | null>, initial: Box): Box {
  const [box, setBox] = useState(initial)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      const text = Number.parseFloat(getComputedStyle(element).fontSize)
      setBox((before) => {
        const now = { width, height, text: text || before.text }
        return before.width === width && before.height === height && before.text === now.text ? before : now
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return box
}
