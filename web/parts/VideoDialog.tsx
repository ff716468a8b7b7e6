import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Words } from '../words/zh.ts'
import styles from './VideoDialog.module.css'

interface Props {
  src: string
  title: string
  show: boolean
  onClose: () => void
  words: Words['video']
}

/** Plays an mp4 from opening to closing; controls without download, remote playback or playback rate. */
export function VideoDialog({ src, title, show, onClose, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || !show) return
    element.showModal()
    // A browser that refuses to play by itself leaves the first picture and the controls.
    void video.current?.play()?.catch(() => undefined)
    const playing = video.current
    return () => {
      playing?.pause()
      element.close()
    }
  }, [show])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title || words.label}
      onClose={onClose}
      onCancel={onClose}
    >
      {show && (
        // biome-ignore lint/a11y/useMediaCaption: the films are silent; their text stands on the page
        <video
          ref={video}
          className={styles.video}
          src={src}
          controls
          controlsList="nodownload noremoteplayback noplaybackrate"
          disableRemotePlayback
          disablePictureInPicture
          autoPlay
          playsInline
        />
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={words.close}
        onClick={(event) => event.target === event.currentTarget && onClose()}
      >
        <X aria-hidden="true" size={24} />
      </button>
    </dialog>
  )
}
