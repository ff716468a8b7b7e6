import { ComplaintCallError } from './complaintApi.ts'

/** How often a request is repeated at once when the server asks for more work. */
const patience = 5
const workWanted = 428

/** Repeats a request for which the server, being busy, wants more work. `redo` hears how many zero bits, and does it. */
export async function retryWithMoreWork<T>(act: () => Promise<T>, redo: (bits: number) => unknown): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await act()
    } catch (error) {
      const wanted = error instanceof ComplaintCallError && error.status === workWanted ? workOf(error.data) : undefined
      if (wanted === undefined || tried === patience) throw error
      await redo(wanted)
    }
  }
}

function workOf(data: unknown): number | undefined {
  const found = (data as { work?: unknown } | undefined)?.work
  return typeof found === 'number' ? found : undefined
}
