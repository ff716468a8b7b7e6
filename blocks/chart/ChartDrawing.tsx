import { type LazyExoticComponent, lazy, Suspense, useState } from 'react'
import type { Drawing, DrawingProps } from '#web/charts/Drawing.tsx'
import { Caught } from '#web/parts/ErrorBoundary.tsx'
import { Failure } from '#web/parts/Failure.tsx'
import type { Words } from '#web/words/zh.ts'

type Load = () => Promise<{ Drawing: typeof Drawing }>
type Loaded = LazyExoticComponent<typeof Drawing>

const loadDrawing: Load = () => import('#web/charts/Drawing.tsx')
const known = new Map<Load, Loaded>()

/** The drawing's chunk, asked for once. `again` asks once more after a failure. */
function drawingOf(load: Load, again = false): Loaded {
  const before = again ? undefined : known.get(load)
  if (before) return before
  const loaded = lazy(() => load().then(({ Drawing }) => ({ default: Drawing })))
  known.set(load, loaded)
  return loaded
}

interface Props extends Omit<DrawingProps, 'words'> {
  words: Words
  load?: Load
}

/**
 * Shows the drawing as soon as its chunk is there; when it does not come, says so and offers to try again. The drawing in a document
 * stays until then.
 */
export function ChartDrawing({ words, load = loadDrawing, ...rest }: Props) {
  const [Loaded, setLoaded] = useState(() => drawingOf(load))
  const failure = (retry: () => void) => (
    <Failure
      message={words.chart.failed}
      words={words.state}
      onRetry={() => {
        setLoaded(() => drawingOf(load, true))
        retry()
      }}
    />
  )
  return (
    <Caught fallback={failure}>
      <Suspense fallback={null}>
        <Loaded {...rest} words={words.chart} />
      </Suspense>
    </Caught>
  )
}
