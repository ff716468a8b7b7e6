import type { Check } from '../status.ts'
import type { Words } from '../words/zh.ts'

/** What a check found, in a sentence. */
export function checkText({ name, state, details }: Check, { status, comma }: Words): string {
  if (state === 'later') return status.checks[name].about
  return status.checks[name][state](details.join(comma))
}
