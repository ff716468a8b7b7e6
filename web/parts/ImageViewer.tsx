import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect } from 'react'
import type { Picture } from '#contract/picture.ts'
import type { Words } from '../words/zh.ts'
import styles from './ImageViewer.module.css'
import { useLast, useModal } from './modal.ts'
import { least, most, step, useZoom } from './zoom.ts'

interface Props {
  pictures: Picture[]
  /** Which picture is shown; `undefined` while the viewer is closed. */
  at: number | undefined
  onMove: (at: number) => void
  onClose: () => void
  words: Words['viewer']
}

/** A picture over the whole window: buttons and keys (+, −, 0, arrows, Escape), pinch, drag and swipe. */
export function ImageViewer({ pictures, at, onMove, onClose, words }: Props) {
  const asked = at === undefined ? undefined : pictures[at]
  const open = asked !== undefined
  const dialog = useModal(open)
  const picture = useLast(asked, dialog)

  const move = (by: number) => {
    if (at !== undefined && pictures.length > 1) onMove((at + by + pictures.length) % pictures.length)
  }
  const { zoom, setZoom, shift, handlers } = useZoom(at, move)
  const key = (event: KeyboardEvent) => {
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
  // On the document: a button that is disabled by its own click has no focus, and keys would not reach the dialog.
  useEffect(() => {
    if (!open) return
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  })

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={words.label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Told a moment after it has closed: by then somebody may have opened the next picture.
      onClose={() => dialog.current?.open || onClose()}
    >
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
