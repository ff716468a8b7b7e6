import {
  Component,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { Failure } from '../parts/Failure.tsx'
import type { Words } from '../words/zh.ts'
import { ChartPicture } from './ChartPicture.tsx'
import type { Drawing, DrawingProps } from './charts/Drawing.tsx'

type Load = () => Promise<{ Drawing: typeof Drawing }>
type Loaded = LazyExoticComponent<typeof Drawing>

const loadDrawing: Load = () => import('./charts/Drawing.tsx')
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
 * Shows the drawing as soon as its chunk is there; when it does not come, says so and offers to try again. Prices are a picture in a
 * document, until the app that took it over can draw them.
 */
export function ChartDrawing({ words, load = loadDrawing, ...rest }: Props) {
  const [Loaded, setLoaded] = useState(() => drawingOf(load))
  const inDocument = useInDocument()
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
        {inDocument && rest.chart.kind === 'candlestick' ? (
          <ChartPicture chart={rest.chart} />
        ) : (
          <Loaded {...rest} words={words.chart} />
        )}
      </Suspense>
    </Caught>
  )
}

/** Whether what is shown is what a document holds: on the server, and in the browser until the app has taken the document over. */
function useInDocument(): boolean {
  const [stays, setStays] = useState(useSyncExternalStore(unchanging, inApp, inDocument))
  // In a transition, so that what is shown stays until what follows can be drawn.
  useEffect(() => startTransition(() => setStays(false)), [])
  return stays
}

const unchanging = () => () => {}
const inApp = () => false
const inDocument = () => true

/** Keeps a drawing that fails from taking the page with it. */
class Caught extends Component<
  { fallback: (retry: () => void) => ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children
  }
}
