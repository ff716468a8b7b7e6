import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds before its moment at which the next content is read at the latest, and the longest wait of a timer. */
const [lead, longest] = [2_000, 24 * 60 * 60_000]

/**
 * Publishes and withdraws what says when: the content of the next moment is read ahead of it and swapped in when it has come.
 * @param load reads the content as it is shown at a moment (milliseconds since 1970)
 * @param reload what is done instead when another change came in between
 */
export function createScheduleTimer<C extends { nextChange: number | undefined }>(
  load: (moment: number) => Promise<C>,
  swap: (fresh: C) => void,
  reload: () => Promise<unknown>,
) {
  let timer: NodeJS.Timeout | undefined
  let plans = 0
  let took = lead
  const scheduleTimer = {
    /** From now on this is the next moment; what was planned before is forgotten. */
    plan(moment: number | undefined) {
      scheduleTimer.stop()
      if (moment === undefined) return
      const wait = Math.min(moment - Date.now() - Math.max(lead, 2 * took), longest)
      timer = setTimeout(
        () => void (wait < longest ? change(moment, plans) : scheduleTimer.plan(moment)),
        Math.max(0, wait),
      )
      timer.unref()
    },
    stop() {
      plans++
      clearTimeout(timer)
    },
  }
  async function change(moment: number, plan: number) {
    const begun = Date.now()
    const fresh = await load(moment).catch(() => undefined)
    took = Date.now() - begun
    await pause(Math.max(0, moment - Date.now()))
    if (plan !== plans) return
    try {
      if (!fresh) throw new Error('not read')
      swap(fresh)
      scheduleTimer.plan(fresh.nextChange)
    } catch {
      await reload() // it says what is wrong, and tries again
    }
  }
  return scheduleTimer
}
