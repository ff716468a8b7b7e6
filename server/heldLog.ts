import type { Log } from './log.ts'

/** A log whose lines wait until `release` is called, and then go on in their order; afterwards it holds nothing. */
export function heldLog(log: Log) {
  let held: (() => void)[] | undefined = []
  const say = (level: keyof Log) => (line: string) => {
    if (held) held.push(() => log[level](line))
    else log[level](line)
  }
  return {
    log: { info: say('info'), error: say('error') } satisfies Log,
    release() {
      const lines = held ?? []
      held = undefined
      for (const tell of lines) tell()
    },
  }
}
