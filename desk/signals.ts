import { constants } from 'node:os'

const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const

/**
 * A closed terminal, Ctrl+C or `kill` ends the process in the way in which it removes its drafts, which Node does not do by itself. Where somebody waits for
 * the signal, as the page does to lock itself, it is theirs to end. A second signal ends at once. Returns whether one came.
 */
export function endOnSignals(): () => boolean {
  let came = false
  for (const name of signals) {
    process.once(name, () => {
      came = true
      if (process.listenerCount(name) === 0) process.exit(128 + constants.signals[name])
    })
  }
  return () => came
}
