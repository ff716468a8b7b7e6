import { useEffect, useRef, useState } from 'react'
import styles from './Preview.module.css'

/** Widths at which the page is shown; a desktop's is made smaller to fit. */
const widths = { phone: 390, desktop: 1440 } as const

interface PreviewFrameProps {
  address: string
  title: string
  device: keyof typeof widths
}

/** A page of the preview, as wide as on the device. */
export function PreviewFrame({ address, title, device }: PreviewFrameProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!holder.current) return
    const watcher = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    watcher.observe(holder.current)
    return () => watcher.disconnect()
  }, [])
  const scale = Math.min(1, room.width / widths[device])
  return (
    <div className={styles.holder} ref={holder} data-device={device}>
      {room.width > 0 && (
        <div className={styles.screen} style={{ inlineSize: widths[device] * scale }}>
          {/* A new frame for another page: in the same one it would be a step of the browser's Back. */}
          <iframe
            key={address}
            className={styles.frame}
            src={address}
            title={title}
            style={{
              inlineSize: widths[device],
              blockSize: room.height / scale,
              transform: scale < 1 ? `scale(${scale})` : undefined,
            }}
          />
        </div>
      )}
    </div>
  )
}
