import { deletionAct, readAct, replacementAct } from '#contract/acts.ts'
import { daysBetween } from '#contract/day.ts'
import { isActSignedBy } from '#sealing/acts.ts'
import { faultOfComplaint, faultOfMessage } from '#sealing/shape.ts'
import { secondsOf } from '../complaints/persons.ts'
import { digestOf } from '../complaints/resealings.ts'
import type { ComplaintService } from '../complaints/service.ts'
import { HttpError } from '../httpError.ts'
import type { DeskHandlers } from './asker.ts'
import { decode64, refuseFault } from './complaintRules.ts'

/** What takes two persons: the server holds both signatures before it acts. */
export function createActHandlers({
  complaints,
  today,
}: ComplaintService): Pick<DeskHandlers, 'delete' | 'reseal' | 'confirm'> {
  return {
    async delete({ channel, key }, { case: name, act, signature }) {
      const said = readAct(deletionAct, act)
      const isOurs = said?.case === name && said.channel === channel.symbol && isActSignedBy(act, { key, signature })
      if (!isOurs) throw new HttpError(400, 'otherAct')
      // A day more or less, for a clock that is wrong.
      const isOfToday = Math.abs(daysBetween(said.day, today())) <= 1
      const asked = { act, key, signature, isOfToday }
      const outcome = await complaints.askDeletion(
        channel.symbol,
        decode64(name),
        asked,
        secondsOf(channel, key, today()),
      )
      if (outcome === 'absent') throw new HttpError(404, 'unknownCase')
      if (outcome === 'open') throw new HttpError(409, 'openCase')
      if (outcome === 'differs') throw new HttpError(409, 'otherAct')
      return { deleted: outcome === 'deleted' }
    },
    async reseal({ channel, key }, { case: name, kind, turn, sealed, act, signature }) {
      const body = decode64(sealed)
      refuseFault(kind === 'complaint' ? faultOfComplaint(body) : faultOfMessage(body))
      const said = readAct(replacementAct, act)
      const isOfThis =
        said?.case === name && said.channel === channel.symbol && said.kind === kind && said.turn === turn
      const isOurs = isOfThis && said.sealed === digestOf(body) && isActSignedBy(act, { key, signature })
      if (!isOurs) throw new HttpError(400, 'otherAct')
      const resealing = { kind, turn, body, act, key, signature }
      found(await complaints.reseal(channel.symbol, decode64(name), resealing))
      return {}
    },
    async confirm({ channel, key }, { case: name, texts }) {
      const given = { key, texts }
      const isDone = await complaints.confirm(channel.symbol, decode64(name), given, secondsOf(channel, key, today()))
      if (!isDone) throw new HttpError(409, 'otherAct')
      return { replaced: texts.length }
    },
  }
}

/** @throws HttpError for what is not there. */
export function found<T>(value: T | undefined | false): T {
  if (value === undefined || value === false) throw new HttpError(404, 'unknownCase')
  return value
}
