import { faultOfMessage } from '#sealing/shape.ts'
import { requestingOn } from '../complaints/keys.ts'
import type { Sealings } from '../complaints/resealings.ts'
import type { ComplaintService } from '../complaints/service.ts'
import type { Added } from '../complaints/types.ts'
import { createActHandlers, found } from './actHandlers.ts'
import type { DeskHandlers } from './asker.ts'
import { decode64, encode64, refuseFault, savedOrRefusal } from './complaintRules.ts'

/** What each action of the desk does, for cases of the asker's own channel alone. */
export function createDeskHandlers(service: ComplaintService): DeskHandlers {
  const { complaints, records, retentionDays, today } = service
  return {
    ...createActHandlers(service),
    async list({ channel, key, headBefore }, { page }) {
      const { cases, pages } = await complaints.list(channel.symbol, page)
      const colleagues = await records.heads(requestingOn(channel, today()).filter((other) => other !== key))
      return {
        cases: cases.map(withName),
        pages,
        removals: page === 1 ? (await complaints.removals(channel.symbol)).map(withName) : [],
        retention: retentionDays,
        heads: [...colleagues, ...(headBefore ? [{ ...headBefore, key }] : [])],
      }
    },
    async glance({ channel }, { case: name }) {
      const { last, note, ...report } = found(await complaints.glance(channel.symbol, decode64(name)))
      return { ...encodeText(report), last: last && encodeText(last), note: note && encodeText(note) }
    },
    async open({ channel }, { case: name }) {
      const { messages, notes, ...report } = found(await complaints.open(channel.symbol, decode64(name)))
      return { ...encodeText(report), messages: messages.map(encodeText), notes: notes.map(encodeText) }
    },
    async part({ channel }, { case: name, upload, number }) {
      const part = await complaints.filePart(channel.symbol, decode64(name), decode64(upload), number)
      return { bytes: encode64(found(part)) }
    },
    async reply({ channel, key }, { case: name, turn, sealed }) {
      const body = decode64(sealed)
      refuseFault(faultOfMessage(body))
      const message = { case: decode64(name), turn, speaker: 'officer', by: key, body, files: [] } as const
      return saved(await complaints.addMessage(channel.symbol, message))
    },
    async note({ channel, key }, { case: name, turn, sealed }) {
      const body = decode64(sealed)
      refuseFault(faultOfMessage(body))
      return saved(await complaints.addNote(channel.symbol, { case: decode64(name), turn, by: key, body }))
    },
    async close({ channel }, { case: name, closed }) {
      found(await complaints.setClosed(channel.symbol, decode64(name), closed))
      return {}
    },
    async keep({ channel }, { case: name }) {
      found(await complaints.keep(channel.symbol, decode64(name)))
      return {}
    },
  }
}

const encodeText = <T extends Sealings & { body: Buffer }>({ body, resealed, ...rest }: T) => ({
  ...rest,
  sealed: encode64(body),
  resealed: resealed && {
    act: resealed.act,
    key: resealed.key,
    signature: resealed.signature,
    sealed: encode64(resealed.body),
  },
})

const withName = <T extends { case: Buffer }>({ case: name, ...rest }: T) => ({ ...rest, case: encode64(name) })

/** The officer's own sentence for a case that there is not. */
const saved = (result: Added) => savedOrRefusal(found(result.outcome !== 'unknown' && result))
