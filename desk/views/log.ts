import { DeskError, sentenceOf } from '../deskError.ts'
import { whyOf } from '../log/begun.ts'
import type { FaultName } from '../words/index.ts'
import type { Words } from '../words/zh.ts'

/** What the log calls an action, in the reader's language. */
export const actionName = (action: string, { actions }: Words): string =>
  Object.hasOwn(actions, action) ? actions[action as keyof Words['actions']] : action

export function detailText(detail: string | undefined, words: Words): string {
  const [, reason = ''] = detail?.match(/^failed: (\w+)$/) ?? []
  if (reason) return words.failed(Object.hasOwn(words.faults, reason) ? retold(reason as FaultName, words) : reason)
  const names: Record<string, string> = { ...words.statuses, ...words.log.details }
  return detail === undefined ? '' : (Object.hasOwn(names, detail) && names[detail]) || whyOf(detail)
}

/** A fault's sentence; what filled its gaps is not in the log. */
const retold = (reason: FaultName, words: Words) => sentenceOf(new DeskError(reason, '…', '…'), words)
