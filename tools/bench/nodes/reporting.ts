import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readCode } from '../../../sealing/code.ts'
import { deriveKeys } from '../../../sealing/derive.ts'
import { findWork, type WorkSubject } from '../../../sealing/proofOfWork.ts'
import { openComplaintStores } from '../../../server/complaints/service.ts'
import { complaintCalls } from '../../../web/complaint/steps/complaintApi.ts'
import { createSending } from '../../../web/complaint/steps/sending.ts'
import { trusted } from '../client/server.ts'
import { allCases, openStored } from '../client/stored.ts'
import { loopbackAddresses, visitor } from './visitor.ts'

/** Finds work in this process. */
export const finder = {
  find: async (subject: WorkSubject, bits: number) => findWork(subject, bits),
  close: () => undefined,
}

/** A report that was acknowledged: its query code, its text, when it was first sent and when the answer came. */
export interface Acknowledged {
  code: string
  content: string
  began: number
  at: number
}

/** Clients that file reports one after the other, each as a reporter's browser does, and try again until each is acknowledged. */
export function startReporting(port: number, clients: number) {
  const acknowledged: Acknowledged[] = []
  const faults = new Map<string, number>()
  const addresses = loopbackAddresses()
  let isOver = false
  async function file(content: string) {
    const { fetch, close } = visitor(port, addresses.next().value ?? '')
    const calls = complaintCalls({ lang: 'en', unreachable: 'no answer', fetch })
    const files = randomInt(3) === 0 ? [{ name: 'a', type: '', blob: new Blob([new Uint8Array(400_000)]) }] : []
    const written = { channel: 'C', fields: { reportedName: 'x', department: 'y', content }, files }
    const began = performance.now()
    let sending: ReturnType<typeof createSending> | undefined
    for (;;) {
      try {
        sending ??= createSending(written, {
          ...{ calls, finder, offered: trusted(await calls.channels()), at: Date.now() },
          onProgress: () => undefined,
        })
        acknowledged.push({ code: await sending.run(), content, began, at: performance.now() })
        return close()
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error)
        faults.set(said, (faults.get(said) ?? 0) + 1)
        await pause(500)
      }
    }
  }
  const working = Array.from({ length: clients }, async (_, client) => {
    for (let turn = 0; !isOver; turn++) {
      await file(`report ${client}-${turn}`)
      await pause(randomInt(1_000))
    }
  })
  return {
    acknowledged,
    /** What attempts were told that had to be repeated, and how often. */
    faults,
    /** No new ones; settles when all that were begun are acknowledged. */
    async finish() {
      isOver = true
      await Promise.all(working)
    },
  }
}

/** What became of reports: all that were acknowledged have to be stored, once, and to open with their files. */
export async function countStored(databaseUrl: string, folder: string, acknowledged: Acknowledged[], identity: string) {
  const { complaints } = await openComplaintStores({ data: folder, databaseUrl }, () => '2026-01-01')
  const stored = await allCases(complaints, 'C')
  const contents = new Map<string, number>()
  let files = 0
  for (const { case: name } of stored) {
    const report = await openStored(complaints, 'C', name, identity)
    files += report.files.length
    contents.set(report.fields.content, (contents.get(report.fields.content) ?? 0) + 1)
  }
  await complaints.close()
  const names = new Set(stored.map((entry) => entry.case.toString('base64url')))
  let lost = 0
  for (const { code, content } of acknowledged) {
    const read = readCode(code)
    if (!read.ok || !names.has((await deriveKeys(read.code)).case) || !contents.has(content)) lost++
  }
  const doubled = [...contents.values()].filter((times) => times > 1).length
  return { stored: stored.length, files, lost, doubled }
}
