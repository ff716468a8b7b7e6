/**
 * What went wrong in the calls of the sealed report. A line of its own at that moment would tell when somebody was here, so failures
 * are counted by what they say and told with the next sweep.
 */
export function createFailureCount() {
  let counts = new Map<string, number>()
  return {
    add(error: unknown) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      // A defect gives few texts; whatever gives more is not worth the memory.
      if (counts.has(text) || counts.size < 20) counts.set(text, (counts.get(text) ?? 0) + 1)
    },
    /** A line for each, which is then forgotten. */
    take(): string[] {
      const lines = [...counts].map(([text, count]) => `failed ${count} times in a call of the report: ${text}`)
      counts = new Map()
      return lines
    },
  }
}
export type FailureCount = ReturnType<typeof createFailureCount>
