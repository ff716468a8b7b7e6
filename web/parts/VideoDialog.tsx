import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { localeOf } from '#contract/paths.ts'
import { useSite } from '../data/site.tsx'
import control from '../styles/control.module.css'
import type { Words } from '../words/zh.ts'
import { useLast, useModal } from './modal.ts'
import styles from './VideoDialog.module.css'

interface Props {
  src: string
  /** Address of a WebVTT file in the page's language. */
  captions: string | undefined
  title: string
  show: boolean
  onClose: () => void
  words: Words['video']
}

/** Plays an mp4 with its captions from opening to closing; controls without download, remote playback or playback rate. */
export function VideoDialog({ src, captions, title, show, onClose, words }: Props) {
  const { lang } = useSite()
  const dialog = useModal(show)
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (!show) return
    // A browser that refuses to play by itself leaves the first picture and the controls.
    void video.current?.play()?.catch(() => undefined)
    const playing = video.current
    return () => playing?.pause()
  }, [show])
  const film = useLast(show ? { src, captions, title } : undefined, dialog)

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={film?.title || words.label}
      onClose={onClose}
      onCancel={onClose}
    >
      {film && (
        // biome-ignore lint/a11y/useMediaCaption: the captions stand in it, wherever the film has them
        <video
          ref={video}
          className={styles.video}
          src={film.src}
          controls
          controlsList="nodownload noremoteplayback noplaybackrate"
          disableRemotePlayback
          disablePictureInPicture
          autoPlay
          playsInline
        >
          {film.captions && (
            <track kind="captions" src={film.captions} srcLang={localeOf(lang)} label={words.captions} default />
          )}
        </video>
      )}
      <button
        type="button"
        className={`${control.icon} ${styles.close}`}
        aria-label={words.close}
        onClick={(event) => event.target === event.currentTarget && onClose()}
      >
        <X aria-hidden="true" size={24} />
      </button>
    </dialog>
  )
}
