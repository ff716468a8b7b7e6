export type DayCount = ReturnType<typeof createDayCount>

/**
 * Counts within a day, in memory alone: the database keeps no word of which officer wrote. A restart begins anew, and each node counts by
 * itself; the many days that a case's turns last leave room for that.
 */
export function createDayCount(today: () => string) {
  let day = today()
  let counts = new Map<string, number>()

  const countOf = (name: string) => {
    if (day !== today()) {
      day = today()
      counts = new Map()
    }
    return counts.get(name) ?? 0
  }
  return {
    /**
     * Does something of which a day has `most` under a name. `take` tells whether there is one left; it is counted once however often the
     * database tries, and not where nothing was saved.
     */
    async within<T extends { outcome: string }>(
      name: string,
      most: number,
      work: (take: () => boolean) => Promise<T>,
    ): Promise<T> {
      let isTaken = false
      let isSaved = false
      const take = () => {
        if (isTaken) return true
        const count = countOf(name)
        isTaken = count < most
        if (isTaken) counts.set(name, count + 1)
        return isTaken
      }
      try {
        const result = await work(take)
        isSaved = result.outcome === 'saved'
        return result
      } finally {
        if (isTaken && !isSaved) counts.set(name, Math.max(0, countOf(name) - 1))
      }
    },
  }
}
