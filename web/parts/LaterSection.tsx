import { type ComponentProps, Suspense } from 'react'
import { idle } from './idle.ts'

/**
 * A section below the first view. It is hydrated after what stands above it, or when it is touched, and laid out when the reader comes
 * near. One after the other, when nothing else is to be done, such sections get their place and height before that: the scroll bar
 * tells the truth.
 */
export const LaterSection = ({ className, ...props }: ComponentProps<'section'>) => (
  <Suspense>
    <section {...props} ref={layOutWhenIdle} className={`${className} later`} />
  </Suspense>
)

/** Sections that wait for their layout, from the top of the page downwards. */
const waiting = new Set<HTMLElement>()

function layOutWhenIdle(section: HTMLElement | null) {
  if (!section) return
  waiting.add(section)
  if (waiting.size === 1) void layOutNext()
  return () => void waiting.delete(section)
}

async function layOutNext() {
  await idle()
  const [section] = waiting
  if (!section) return
  section.style.contentVisibility = 'visible'
  waiting.delete(section)
  if (waiting.size > 0) await layOutNext()
}
