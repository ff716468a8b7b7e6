import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect } from 'react'
import type { Picture } from '#contract/picture.ts'
import control from '../styles/control.module.css'
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
  const opened = at === undefined ? undefined : pictures[at]
  const open = opened !== undefined
  const dialog = useModal(open)
  const picture = useLast(opened, dialog)

  const move = (by: number) => {
    if (at !== undefined && pictures.length > 1) onMove((at + by + pictures.length) % pictures.length)
  }
  const { zoom, setZoom, shift, handlers } = useZoom(at, move)
  const [zoomIn, zoomOut] = [() => setZoom(zoom * step), () => setZoom(zoom / step)]
  const [back, on] = [() => move(-1), () => move(1)]
  useKeys(open, { '+': zoomIn, '=': zoomIn, '-': zoomOut, 0: () => setZoom(1), ArrowLeft: back, ArrowRight: on })
  const isOne = pictures.length < 2
  const tools = [
    { name: words.previous, Icon: ChevronLeft, act: isOne ? undefined : back },
    { name: words.zoomOut, Icon: ZoomOut, act: zoomOut, disabled: zoom <= least },
    { name: words.zoomIn, Icon: ZoomIn, act: zoomIn, disabled: zoom >= most },
    { name: words.next, Icon: ChevronRight, act: isOne ? undefined : on },
    { name: words.close, Icon: X, act: onClose },
  ]

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
      <div className={styles.tools}>{tools.map((tool) => tool.act && <Tool key={tool.name} {...tool} />)}</div>
    </dialog>
  )
}

/** Keys act on the document: a button that is disabled by its own click has no focus, and keys would not reach the dialog. */
function useKeys(open: boolean, acts: Record<string, () => void>) {
  useEffect(() => {
    if (!open) return
    const key = (event: KeyboardEvent) => acts[event.key]?.()
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  })
}

interface ToolProps {
  name: string
  Icon: typeof X
  act?: (() => void) | undefined
  disabled?: boolean
}

const Tool = ({ name, Icon, act, disabled }: ToolProps) => (
  <button type="button" className={control.icon} aria-label={name} disabled={disabled} onClick={act}>
    <Icon aria-hidden="true" />
  </button>
)
