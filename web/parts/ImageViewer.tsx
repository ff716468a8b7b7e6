import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Picture } from '#contract/picture.ts'
import type { Words } from '../words/zh.ts'
import styles from './ImageViewer.module.css'

interface Props {
  pictures: Picture[]
  /** Which picture is shown; `undefined` while the viewer is closed. */
  at: number | undefined
  onMove: (at: number) => void
  onClose: () => void
  words: Words['viewer']
}

const [least, most, step] = [1, 5, 1.4]
interface Point {
  x: number
  y: number
}

/** A picture over the whole window: buttons and keys (+, −, 0, arrows, Escape), pinch and drag. */
export function ImageViewer({ pictures, at, onMove, onClose, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { zoom, setZoom, shift, handlers } = useZoom(at)
  const picture = at === undefined ? undefined : pictures[at]
  const open = picture !== undefined

  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    return () => element.close()
  }, [open])

  const move = (by: number) => {
    if (at !== undefined && pictures.length > 1) onMove((at + by + pictures.length) % pictures.length)
  }
  const key = (event: React.KeyboardEvent) => {
    const act: Record<string, () => void> = {
      '+': () => setZoom(zoom * step),
      '=': () => setZoom(zoom * step),
      '-': () => setZoom(zoom / step),
      '0': () => setZoom(1),
      ArrowLeft: () => move(-1),
      ArrowRight: () => move(1),
    }
    act[event.key]?.()
  }

  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={words.label} onClose={onClose} onKeyDown={key}>
      {picture && (
        <div className={styles.stage} {...handlers}>
          <img
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            draggable={false}
            style={{ transform: `translate(${shift.x}px, ${shift.y}px) scale(${zoom})` }}
          />
        </div>
      )}
      <p className={styles.caption}>{picture?.alt}</p>
      <div className={styles.tools}>
        {pictures.length > 1 && (
          <button type="button" aria-label={words.previous} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden="true" />
          </button>
        )}
        <button type="button" aria-label={words.zoomOut} disabled={zoom <= least} onClick={() => setZoom(zoom / step)}>
          <ZoomOut aria-hidden="true" />
        </button>
        <button type="button" aria-label={words.zoomIn} disabled={zoom >= most} onClick={() => setZoom(zoom * step)}>
          <ZoomIn aria-hidden="true" />
        </button>
        {pictures.length > 1 && (
          <button type="button" aria-label={words.next} onClick={() => move(1)}>
            <ChevronRight aria-hidden="true" />
          </button>
        )}
        <button type="button" aria-label={words.close} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </div>
    </dialog>
  )
}

/** Zoom and shift by pointers: two fingers pinch, one drags what is enlarged. Another picture begins afresh. */
function useZoom(at: number | undefined) {
  const [zoom, setFactor] = useState(1)
  const [shift, setShift] = useState<Point>({ x: 0, y: 0 })
  const pointers = useRef(new Map<number, Point>())
  const spread = useRef(0)

  const setZoom = (factor: number) => {
    const bounded = Math.min(most, Math.max(least, factor))
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
  }
  const moved = (event: React.PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size === 2) {
      const now = distance()
      if (spread.current > 0) setZoom((zoom * now) / spread.current)
      spread.current = now
    } else if (zoom > 1) {
      setShift(({ x, y }) => ({ x: x + event.clientX - before.x, y: y + event.clientY - before.y }))
    }
  }
  const up = (event: React.PointerEvent) => {
    pointers.current.delete(event.pointerId)
    spread.current = 0
  }
  const handlers = { onPointerDown: down, onPointerMove: moved, onPointerUp: up, onPointerCancel: up }
  return { zoom, setZoom, shift, handlers }
}
