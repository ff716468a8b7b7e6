import type { RequestListener } from 'node:http'
import { type ConnectionLimits, createHttpServer } from './httpServer.ts'

/** Milliseconds after which requests that still run are cut off: supervisors kill a process that takes longer. */
const longestTimeout = 30_000

/** A server that can let go of its clients without failing them. */
export type DrainableServer = ReturnType<typeof createDrainableServer>

/** It answers with `listener` until it is told another one. */
export function createDrainableServer(limits: ConnectionLimits, listener: RequestListener) {
  let answer = listener
  let isDraining = false
  let running = 0
  let onIdle = () => {}
  const server = createHttpServer(limits, (request, response) => {
    running++
    response.once('close', () => {
      running--
      if (running === 0) onIdle()
    })
    if (isDraining) response.setHeader('connection', 'close')
    answer(request, response)
  })
  return {
    server,
    answerWith(listener: RequestListener) {
      answer = listener
    },
    /** Whether the process is about to end: the next request should go elsewhere. */
    get isDraining() {
      return isDraining
    },
    /** From now on every answer closes its connection. */
    drain() {
      isDraining = true
    },
    /** Takes no more connections; settles when the requests that run have been answered, or `timeout` is at its end. */
    close(timeout = longestTimeout): Promise<void> {
      isDraining = true
      return new Promise((done) => {
        const cutOff = () => server.closeAllConnections()
        const timer = setTimeout(cutOff, timeout)
        server.close(() => {
          clearTimeout(timer)
          done()
        })
        // What is left then says nothing: browsers open connections ahead.
        onIdle = cutOff
        if (running === 0) cutOff()
      })
    },
  }
}
