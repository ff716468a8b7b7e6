import type { CDPSession, Page } from '@playwright/test'

/** What was seen of one movement. */
export interface Frames {
  /** Milliseconds from the first movement’s beginning to the last one’s end. */
  lasted: number
  presented: number
  dropped: number
  /** Longest time between two frames that were presented one after the other, in milliseconds. */
  gap: number
}

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  ts: number
  pid: number
  args: { frame_reporter?: { frame_sequence: number; state: string } }
}
const categories = [
  'blink.user_timing',
  'disabled-by-default-devtools.timeline.frame',
  'disabled-by-default-display.framedisplayed',
]
/** The picture of a movement's last moment comes so much later than its end, in microseconds. */
const late = 17_000

/** Traces what moves on the page, marked by `observeInteractions`, while `act` runs. @throws Error when nothing moves. */
export async function framesOf(page: Page, act: () => Promise<unknown>): Promise<Frames> {
  const events = await trace(await page.context().newCDPSession(page), act)
  const marks = events.filter(({ name }) => /^bench-(start|end)$/.test(name)).toSorted((a, b) => a.ts - b.ts)
  const [begin, end] = [marks.find(({ name }) => name === 'bench-start'), marks.at(-1)]
  if (!begin || !end || end.name !== 'bench-end') throw new Error('nothing has moved to its end')
  const during = events.filter(({ ts }) => ts >= begin.ts && ts <= end.ts + late)
  const shown = during.filter(({ name }) => name === 'Display::FrameDisplayed').map(({ ts }) => ts / 1000)
  shown.sort((a, b) => a - b)
  return {
    lasted: (end.ts - begin.ts) / 1000,
    presented: shown.length,
    dropped: droppedAmong(during.filter(({ pid }) => pid === begin.pid)),
    gap: Math.max(...shown.slice(1).map((at, before) => at - (shown[before] ?? at))),
  }
}

/** Frames of which no part was presented: a late main thread alone leaves out what it would have added. */
function droppedAmong(events: TraceEvent[]): number {
  const reports = events.flatMap(({ args }) => args.frame_reporter ?? [])
  const presented = new Set(
    reports.filter(({ state }) => state.startsWith('STATE_PRESENTED')).map((one) => one.frame_sequence),
  )
  const dropped = reports.filter(({ state }) => state === 'STATE_DROPPED').map((one) => one.frame_sequence)
  return new Set(dropped.filter((frame) => !presented.has(frame))).size
}

async function trace(session: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await act()
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return events
}
