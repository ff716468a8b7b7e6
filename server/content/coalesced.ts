/**
 * Runs `work` once at a time. Who asks while it runs is answered by one more run afterwards, whichever number asked: what they know of
 * may have come too late for the run that is under way. `idle` settles when nothing runs.
 */
export function coalesced(work: () => Promise<void>): { ask(): void; idle(): Promise<void> } {
  let running: Promise<void> | undefined
  let again = false
  const run = async () => {
    do {
      again = false
      await work()
    } while (again)
    running = undefined
  }
  return {
    ask() {
      again = true
      running ??= run()
    },
    idle: async () => running,
  }
}
