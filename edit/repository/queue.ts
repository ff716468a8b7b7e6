export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** Runs one piece of work after the other, in the order in which they were asked for; one that fails stops no other. */
export function createQueue(): Queue & { idle(): Promise<void> } {
  let last: Promise<unknown> = Promise.resolve()
  const run = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
  return Object.assign(run, {
    async idle() {
      await last
    },
  })
}
