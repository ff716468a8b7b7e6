import { type Conditions, conditionsOf, here, type Machine, waitForQuiet, whyNotMeasured } from './quiet.ts'
import { print, type Section, write } from './report.ts'

interface Plan {
  /** Minutes that each part waits for a quiet machine, at most. */
  wait: number
  /** What is only looked at goes into no table, and need not be quiet. */
  isForTable: boolean
}

/**
 * Measures parts one after the other, each on a quiet machine, prints their tables and writes them into docs/performance.md.
 * @returns a sentence for each part that was not measured quietly; its old table stays.
 */
export async function measureParts<Part extends string>(
  parts: readonly Part[],
  measure: (part: Part) => Promise<Section>,
  { wait, isForTable }: Plan,
  machine: Machine = here,
  to: { print: typeof print; write: typeof write } = { print, write },
): Promise<string[]> {
  const notMeasured: string[] = []
  for (const part of parts) {
    const before = await waitForQuiet(part, wait, machine)
    if (isForTable && !before.isQuiet) {
      notMeasured.push(whyNotMeasured(part, { ...before, index: [1, 1] }) ?? part)
      continue
    }
    const start = machine.index()
    const section = await measure(part)
    const conditions: Conditions = { ...before, index: [start, machine.index()] }
    to.print(section, conditionsOf(conditions))
    if (!isForTable) continue
    const why = whyNotMeasured(part, conditions)
    if (why) notMeasured.push(why)
    else await to.write(section, conditionsOf(conditions))
  }
  return notMeasured
}
