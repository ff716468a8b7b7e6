import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readCode } from '../../../sealing/code.ts'
import { deriveKeys } from '../../../sealing/derive.ts'
import { complaintCalls } from '../../../web/complaint/steps/complaintApi.ts'
import { lookUpCase } from '../../../web/complaint/steps/lookUp.ts'
import type { Ready } from '../../../web/complaint/steps/prepareSealing.ts'
import { createReply, type Reply } from '../../../web/complaint/steps/reply.ts'
import { createSending } from '../../../web/complaint/steps/sending.ts'
import { CallError } from '../../../web/data/callError.ts'
import { trusted } from '../client/server.ts'
import { finder } from '../nodes/reporting.ts'

/**
 * Reporters at a server that is killed again and again: each sends a report, half of them with a file, then often a message behind its
 * code, and tries until both are acknowledged.
 */
export function startReporters(call: typeof fetch, clients: number) {
  const calls = complaintCalls({ lang: 'en', unreachable: 'no answer', fetch: call })
  /** By case: what its report says, and its messages that were acknowledged. */
  const reports = new Map<string, { content: string; messages: string[] }>()
  let [failures, isOver] = [0, false]

  async function untilDone<T>(attempt: () => Promise<T>, failed: (error: unknown) => void = () => undefined) {
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        failures++
        failed(error)
        await pause(50 + randomInt(100))
      }
    }
  }
  const ready = async (): Promise<Ready> => {
    const at = Date.now()
    return { calls, offered: trusted(await calls.channels()), at }
  }

  async function report(content: string): Promise<void> {
    const size = randomInt(2) * (1 + randomInt(3)) * 400_000
    const files = size > 0 ? [{ name: 'a', type: '', blob: new Blob([new Uint8Array(size)]) }] : []
    const written = { channel: 'C', fields: { reportedName: 'x', department: 'y', content }, files }
    const options = { ...(await untilDone(ready)), finder, onProgress: () => undefined }
    const sending = createSending(written, options)
    const read = readCode(await untilDone(() => sending.run()))
    if (!read.ok) throw new Error('a code that cannot be read')
    const keys = await deriveKeys(read.code)
    const known = { content, messages: [] as string[] }
    reports.set(keys.case, known)
    if (randomInt(3) === 0) return
    const body = `${content}, and more`
    let reply: Reply | undefined
    await untilDone(
      async () => {
        if (!reply) {
          const found = await ready()
          const { entries, next } = (await lookUpCase(found, keys, finder)).conversation
          // An officer's answer took its turn, or the answer to a message that arrived was lost.
          if (entries.some((entry) => 'message' in entry && entry.message.body === body)) return
          reply = createReply({ ...found, keys, next, body, files: [], finder, onProgress: () => undefined })
        }
        await reply.run()
      },
      (error) => {
        if (error instanceof CallError && error.status === 409) reply = undefined
      },
    )
    known.messages.push(body)
  }

  const working = Array.from({ length: clients }, async (_, client) => {
    for (let turn = 0; !isOver; turn++) {
      await report(`report ${client}-${turn}`)
      await pause(randomInt(4_000)) // what is sealed anew in the end is all of them, twice
    }
  })
  return {
    reports,
    failures: () => failures,
    /** No new ones; settles when all that were begun are acknowledged. */
    async finish() {
      isOver = true
      await Promise.all(working)
    },
  }
}
