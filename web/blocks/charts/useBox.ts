import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Box {
  width: number
  height: number
  /** Size of the text in pixels, which grows with the visitor's own setting. */
  text: number
}

/** What a drawing is made for where nothing can be measured. */
export const unmeasured: Box = { width: 720, height: 400, text: 13 }
/** What a picture is made for that phones show. */
export const phone: Box = { width: 340, height: 400, text: 13 }

/** The room an element has, measured again whenever it changes. A hidden one keeps what it had. */
export function useBox(ref: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState(unmeasured)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      const text = Number.parseFloat(getComputedStyle(element).fontSize) || unmeasured.text
      if (width > 0 && height > 0) setBox({ width, height, text })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return box
}
