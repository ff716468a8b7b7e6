import { setImmediate as nextTurn } from 'node:timers/promises'

/** Long work that can pause, or be given up, wherever it yields; it may yield what is to be waited for by whoever can wait. */
export type Steps<R> = Generator<(() => Promise<void>) | undefined, R>

/** Milliseconds that a piece of the work may keep requests waiting. */
const piece = 15

/** Does the work in one piece. */
export function atOnce<R>(steps: Steps<R>): R {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Does the work in pieces, between which requests are answered. @throws what aborted it */
export async function inPieces<R>(steps: Steps<R>, signal: AbortSignal): Promise<R> {
  try {
    for (let until = performance.now() + piece; ; ) {
      const { done, value } = steps.next()
      if (done) return value
      if (!value && performance.now() < until) continue
      await (value ?? nextTurn)()
      signal.throwIfAborted()
      until = performance.now() + piece
    }
  } finally {
    steps.return(undefined as R) // its own `finally` cleans up; after the end it does nothing
  }
}
