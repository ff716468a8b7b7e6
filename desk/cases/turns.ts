import { DeskError } from '../deskError.ts'

/**
 * Turns of a chain that are not there, and texts in it that do not prove true, above which this desk writes none behind them. A stolen key
 * can lay down some dozens a day, and must not keep colleagues from writing.
 */
const most = { missing: 100, refused: 2_000 }

/**
 * Turns end, so a row that was made up near their end would use them up, and what this desk signed behind it would stay there for ever.
 * @throws DeskError `jumped`.
 */
export function assertTurns(chain: readonly object[], next: { turn: number }): void {
  const refused = chain.filter((entry) => !('value' in entry)).length
  if (next.turn - 1 - chain.length > most.missing || refused > most.refused) throw new DeskError('jumped')
}
