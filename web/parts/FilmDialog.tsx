import { lazy, Suspense, useState } from 'react'
import type { Banner } from '#contract/picture.ts'
import type { Words } from '../words/zh.ts'

/** Few visitors play a film: what shows it comes when one does. */
const VideoDialog = lazy(() => import('./VideoDialog.tsx').then((module) => ({ default: module.VideoDialog })))

interface Props {
  /** What is played; nothing while the dialog is closed. */
  film: Pick<Banner, 'videoInfo' | 'captions' | 'title'> | undefined
  onClose: () => void
  words: Words['video']
}

/** The dialog that plays a film, from the first time that it is asked for. */
export function FilmDialog({ film, onClose, words }: Props) {
  const [isRequested, setRequested] = useState(false)
  if (film && !isRequested) setRequested(true)
  const { videoInfo = '', captions, title = '' } = film ?? {}
  return (
    isRequested && (
      <Suspense fallback={null}>
        <VideoDialog src={videoInfo} captions={captions} title={title} show={!!film} onClose={onClose} words={words} />
      </Suspense>
    )
  )
}
