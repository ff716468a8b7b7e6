import { expect, test } from 'vitest'
import { atOnce, inPieces, type Steps } from './steps.ts'

/** Busy for as many milliseconds, a step each. */
function* busyFor(milliseconds: number, onEnd = () => {}): Steps<string> {
  try {
    for (let step = 0; step < milliseconds; step++) {
      for (const until = performance.now() + 1; performance.now() < until; );
      yield
    }
    return 'done'
  } finally {
    onEnd()
  }
}
const going = new AbortController().signal

test('work in pieces lets others have their turn, and is waited for', async () => {
  let turns = 0
  const look = () => {
    turns++
    if (turns > 0) setImmediate(look).unref()
  }
  look()
  expect(await inPieces(busyFor(200), going)).toBe('done')
  expect(turns).toBeGreaterThan(5)
  turns = Number.NEGATIVE_INFINITY
})

test('what a step waits for is waited for in pieces, and left out at once', async () => {
  let isWritten = false
  function* writing(): Steps<boolean> {
    yield async () => {
      await new Promise((resolve) => setImmediate(resolve))
      isWritten = true
    }
    return isWritten
  }
  expect(atOnce(writing())).toBe(false)
  expect(await inPieces(writing(), going)).toBe(true)
})

test('work that is aborted ends between two steps and cleans up', async () => {
  const stop = new AbortController()
  let ends = 0
  const work = inPieces(
    busyFor(60_000, () => ends++),
    stop.signal,
  )
  setImmediate(() => stop.abort(new Error('given up')))
  await expect(work).rejects.toThrow('given up')
  expect(ends).toBe(1)
})
