import { createHash } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { median } from './statistics.ts'

/** Below this load, for this many seconds without a break, a machine is quiet. */
const [quietLoad, quietSeconds] = [0.5, 60]
/** Seconds between two looks, and looks between two lines that say how it stands. */
const [pause, quietLooks] = [5, 6]
/** Share by which the processor index may differ between start and end of a part that was measured quietly. */
const steady = 0.1

export interface Machine {
  /** Load of the last minute. */
  load(): number
  /** Waits so many seconds. */
  wait(seconds: number): Promise<unknown>
  say(line: string): void
  /** See `processorIndex`. */
  index(): number
}
export const here: Machine = {
  load: () => loadavg()[0] ?? Number.NaN,
  wait: (seconds) => setTimeout(seconds * 1000),
  say: console.log,
  index: processorIndex,
}

/** What the machine was like when a part began and when it ended. */
export interface Conditions {
  /** Load of the last minute before the part began. */
  load: number
  isQuiet: boolean
  /** Processor index at start and end. */
  index: [start: number, end: number]
}

/**
 * Waits until the machine has been quiet for a minute, `minutes` at most, and says meanwhile what it waits for.
 * @returns the load at the end, and whether the machine was quiet.
 */
export async function waitForQuiet(
  part: string,
  minutes: number,
  machine = here,
): Promise<{ load: number; isQuiet: boolean }> {
  let since: number | undefined // when the first of the quiet looks without a break was
  for (let waited = 0, looks = 0; ; waited += pause, looks++) {
    const load = machine.load()
    since = load < quietLoad ? (since ?? waited) : undefined
    const quiet = waited - (since ?? waited)
    if (quiet >= quietSeconds) return { load, isQuiet: true }
    if (waited >= minutes * 60) return { load, isQuiet: false }
    if (looks % quietLooks === 0) {
      machine.say(
        `${part} waits for a quiet machine: its load is ${load.toFixed(2)} and has been under ${quietLoad} for ${quiet} of ${quietSeconds} s; ${Math.round(waited / 60)} of at most ${minutes} min`,
      )
    }
    await machine.wait(pause)
  }
}

/** How often a second this machine does a fixed piece of work on one processor, the median of some: what else runs makes it smaller. */
function processorIndex(): number {
  for (let at = 0; at < 50; at++) fixedWork() // until the engine has compiled it
  return Math.round(median(Array.from({ length: 201 }, timesPerSecond)))
}

function timesPerSecond(): number {
  const begun = performance.now()
  fixedWork()
  return 1000 / (performance.now() - begun)
}

/** Objects, strings, sorting and bytes, some milliseconds in all. */
function fixedWork(): number {
  const words = Array.from({ length: 2_000 }, (_, at) => ({ at, word: `${(at * 7919) % 2_003}` }))
  const sorted = words.toSorted((a, b) => (a.word < b.word ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest()[0] ?? 0
}

/** Why what was measured is no figure for a table, as a sentence; `undefined` when it is one. */
export function whyNotMeasured(part: string, { load, isQuiet, index: [start, end] }: Conditions): string | undefined {
  if (!isQuiet)
    return `${part} was not measured: the load of the machine was ${load.toFixed(2)} and not under ${quietLoad} for ${quietSeconds} s. Its table is the old one.`
  const least = Math.min(start, end)
  if (Math.max(start, end) - least > steady * least)
    return `${part} was not measured quietly: the processor index was ${start} at the start and ${end} at the end. Its table is the old one.`
  return undefined
}

/** The conditions as they stand below a table. */
export const conditionsOf = ({ load, isQuiet, index: [start, end] }: Conditions) =>
  `load before ${load.toFixed(2)}${isQuiet ? '' : ', not quiet'} · processor index ${start} at the start, ${end} at the end`
