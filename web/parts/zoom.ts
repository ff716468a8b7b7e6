import { useEffect, useRef, useState } from 'react'
import { dragThreshold } from '../data/specification.ts'

/** Least and most enlargement, and the factor of one step of the buttons and keys. */
export const [least, most, step] = [1, 5, 1.4]

interface Point {
  x: number
  y: number
}

/**
 * Zoom and shift by pointers: two fingers pinch, one drags what is enlarged; a picture that is not enlarged is swiped
 * away by 200 px or more. Another picture begins afresh.
 */
export function useZoom(at: number | undefined, onSwipe: (by: -1 | 1) => void) {
  const [zoom, setFactor] = useState(1)
  const [shift, setShift] = useState<Point>({ x: 0, y: 0 })
  const pointers = useRef(new Map<number, Point>())
  const spread = useRef(0)
  const swipe = useRef<number>(undefined)

  // Two fingers move between one rendering and the next: what counts is the zoom now, not the one last rendered.
  const now = useRef(zoom)

  const setZoom = (factor: number) => {
    const bounded = Math.min(most, Math.max(least, factor))
    now.current = bounded
    setFactor(bounded)
    if (bounded === least) setShift({ x: 0, y: 0 })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins afresh with each picture
  useEffect(() => {
    setZoom(1)
    pointers.current.clear()
  }, [at])

  const distance = () => {
    const [a, b] = [...pointers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const down = (event: React.PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    spread.current = distance()
    swipe.current = now.current === 1 && pointers.current.size === 1 ? event.clientX : undefined
  }
  const moved = (event: React.PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size === 2) {
      const apart = distance()
      if (spread.current > 0) setZoom((now.current * apart) / spread.current)
      spread.current = apart
    } else if (now.current > 1) {
      setShift(({ x, y }) => ({ x: x + event.clientX - before.x, y: y + event.clientY - before.y }))
    }
  }
  const away = (event: React.PointerEvent) => {
    pointers.current.delete(event.pointerId)
    spread.current = 0
    swipe.current = undefined
  }
  const up = (event: React.PointerEvent) => {
    const way = swipe.current === undefined ? 0 : event.clientX - swipe.current
    away(event)
    if (Math.abs(way) >= dragThreshold) onSwipe(way < 0 ? 1 : -1)
  }
  // A gesture that the browser takes over tells of no place where it ended: it is no swipe.
  const handlers = { onPointerDown: down, onPointerMove: moved, onPointerUp: up, onPointerCancel: away }
  return { zoom, setZoom, shift, handlers }
}
