import { setTimeout as later } from 'node:timers/promises'
import { findOnPage, hydratedOnPage, type Target } from './onPage.ts'

/** What a program that drives a browser can do, in CSS pixels of the window. */
export interface Driver {
  /** Name and version, as the browser says them. */
  name: string
  goTo(address: string): Promise<void>
  /** Runs a function in the page. Arguments and answer are JSON. */
  run<A extends unknown[], T>(work: (...given: A) => T, ...given: A): Promise<T>
  /** Brings the pointer to a place, and presses there. */
  pointAt(x: number, y: number): Promise<void>
  pressAt(x: number, y: number): Promise<void>
  /** Types text, or presses one of these keys, where the focus is. */
  type(text: string): Promise<void>
  pressKey(key: 'Enter' | 'Escape' | 'ArrowRight'): Promise<void>
  /** Gives files to the first picker of the page. */
  chooseFiles(paths: string[]): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** What went wrong in pages since it was asked last. */
  takeErrors(): Promise<string[]>
  stop(): Promise<void>
}

/** Milliseconds: a machine that runs other tests takes its time. */
const timeout = 90_000

/** A page in an engine, used as a reader does: by pointer, keyboard and what is to be seen. */
export const readerOf = (driver: Driver) => {
  const place = async (target: Target) => {
    let before: { x: number; y: number } | null = null
    // What still moves would be missed.
    const resting = async () => {
      const found = await driver.run(findOnPage, target, true)
      const isResting = found !== null && found.x === before?.x && found.y === before.y
      before = found
      return isResting && found
    }
    const found = await until(resting, nameOf(target))
    return [found.x, found.y] as const
  }
  return {
    ...driver,
    /** Opens an address and waits until the app answers. */
    async open(address: string) {
      await driver.goTo(address)
      await until(() => driver.run(hydratedOnPage), `the app at ${address}`)
    },
    press: async (target: Target) => driver.pressAt(...(await place(target))),
    rest: async (target: Target) => driver.pointAt(...(await place(target))),
    /** Waits until something is to be seen. */
    sees: async (target: Target) => void (await until(() => driver.run(findOnPage, target), nameOf(target))),
    /** Waits until something is not to be seen any more. */
    async loses(target: Target) {
      await until(async () => !(await driver.run(findOnPage, target)), `no ${nameOf(target)}`)
    },
    /** Writes into a field that the press gives the focus. */
    async write(target: Target, text: string) {
      await driver.pressAt(...(await place(target)))
      await driver.type(text)
    },
    /** Waits until something holds in the page. */
    holds: <A extends unknown[]>(what: string, work: (...given: A) => unknown, ...given: A) =>
      until(() => driver.run(work, ...given), what),
  }
}
const nameOf = ({ role, css, name = '' }: Target) => `${role ?? css} “${name}”`
export type Reader = ReturnType<typeof readerOf>

/** Asks again until there is an answer. @throws Error that names what did not come. */
export async function until<T>(
  ask: () => Promise<T>,
  what: string,
  within = timeout,
): Promise<Exclude<T, false | null | undefined>> {
  const ends = Date.now() + within
  while (true) {
    const answer = await ask()
    if (answer) return answer as Exclude<T, false | null | undefined>
    if (Date.now() > ends) throw new Error(`did not come: ${what}`)
    await later(100)
  }
}
