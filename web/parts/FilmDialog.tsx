import { type ComponentProps, lazy, Suspense, useState } from 'react'

/** Few visitors play a film: what shows it comes when one does. */
const VideoDialog = lazy(() => import('./VideoDialog.tsx').then((module) => ({ default: module.VideoDialog })))

/** The dialog that plays a film, from the first time that it is asked for. */
export function FilmDialog(props: ComponentProps<typeof VideoDialog>) {
  const [isRequested, setRequested] = useState(props.show)
  if (props.show && !isRequested) setRequested(true)
  return (
    isRequested && (
      <Suspense fallback={null}>
        <VideoDialog {...props} />
      </Suspense>
    )
  )
}
