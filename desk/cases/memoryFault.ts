import type { OpenFault } from '../log/memory.ts'

/**
 * How a case differs from what this desk has seen. `unsigned`: closed, and no officer has signed that, `wasClosed` where this desk had
 * proved one and nothing else differs; `broken`: the memory itself is not
 * whole; `full`: it takes no other cases.
 */
export type MemoryFault = { case: string } & (
  | OpenFault
  | { fault: 'broken' | 'full'; turn: number; now?: string }
  | { fault: 'unsigned'; turn: number; now?: string; wasClosed?: true }
)
/** What an officer may accept; a closing is signed, or the case is opened again. */
export const isAcceptable = ({ fault }: MemoryFault): boolean => !['unsigned', 'broken', 'full'].includes(fault)
