import { Fault } from '../fault.ts'

/** Turns of a chain that nothing proves, above which this desk writes none behind them. */
const mostUnproved = 100

/**
 * Turns end, so a row that was made up near their end would use them up, and what this desk signed behind it would stay there for ever.
 * @throws Fault `jumped`.
 */
export function holdTurns(chain: readonly object[], next: { turn: number }): void {
  const proved = chain.filter((entry) => 'value' in entry).length
  if (next.turn - 1 - proved > mostUnproved) throw new Fault('jumped')
}
