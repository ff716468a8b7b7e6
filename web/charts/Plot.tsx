import { type PointerEvent, type ReactNode, type RefObject, useId } from 'react'
import type { Words } from '../words/zh.ts'
import styles from './Plot.module.css'
import { type Anchor, type Reading, Readout, spoken } from './Readout.tsx'
import { BoxContext } from './shapes.tsx'
import type { Box } from './useBox.ts'
import type { Cursor } from './useCursor.ts'

/** Ids of the chart's title and summary, which say in words what the drawing shows. */
export interface Named {
  title: string
  summary: string
}

/** What every kind of chart is drawn from. */
export interface ChartProps<C> {
  chart: C
  /** What it is drawn for until its room is measured. */
  initial: Box
  named: Named
  words: Words['chart']
}

interface Props {
  named: Named
  /** What `useBox` measures: the SVG fills it. */
  room: RefObject<HTMLDivElement | null>
  box: Box
  cursor: Cursor
  /** The thing under a point of the drawing. */
  find: (x: number, y: number) => number | undefined
  reading?: Reading | undefined
  /** Where the reading's card stands; without it the reading is only said. */
  anchor?: Anchor | undefined
  words: Words['chart']
  children: ReactNode
}

/** The drawing of a chart, read by hovering, touching and keys. */
export function Plot({ named, room, box, cursor, find, reading, anchor, words, children }: Props) {
  const keys = useId()
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const [across, down] = [box.width / (width || box.width), box.height / (height || box.height)]
    cursor.point(find((event.clientX - left) * across, (event.clientY - top) * down))
  }
  return (
    <div
      ref={room}
      className={styles.plot}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys read the drawing value by value
      tabIndex={0}
      aria-labelledby={named.title}
      aria-describedby={keys}
      onKeyDown={cursor.onKeyDown}
      onBlur={() => cursor.point(undefined)}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={(event) => event.pointerType === 'mouse' && cursor.point(undefined)}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: title and summary stand above it, for everybody */}
      <svg className={styles.drawing} role="img" aria-labelledby={`${named.title} ${named.summary}`}>
        <BoxContext value={box}>{children}</BoxContext>
      </svg>
      {reading && anchor && <Readout reading={reading} anchor={anchor} box={box} />}
      <p className="visually-hidden" aria-live="polite">
        {reading && cursor.byKey && spoken(reading, words.comma)}
      </p>
      <p className="visually-hidden" id={keys}>
        {words.keys}
      </p>
    </div>
  )
}
