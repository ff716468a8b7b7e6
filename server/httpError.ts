import { type MessageName, type MessageValues, message } from '#contract/messages.ts'
import { expectations, type ParameterName } from '#contract/parameters.ts'
import type { Lang } from '#contract/paths.ts'
import type { Withdrawn } from '#contract/withdrawn.ts'
import { longDay, writing } from '#contract/writing.ts'

/**
 * A refusal that the reader is told about. `status` is the HTTP status and the `code` of the envelope; `data` is what a
 * program needs to do better.
 */
export class HttpError extends Error {
  readonly status: number
  readonly messageName: MessageName
  readonly values: MessageValues
  readonly data: unknown

  constructor(status: number, name: MessageName, values: MessageValues = {}, data?: unknown) {
    super(name)
    this.name = 'HttpError'
    this.status = status
    this.messageName = name
    this.values = values
    this.data = data
  }

  /** The sentence for a reader of `lang`. */
  in(lang: Lang): string {
    return message(this.messageName, lang, this.values)
  }
}

/** What was withdrawn says since when and why, in its editor's words; what has moved says where it is. */
export class WithdrawnError extends HttpError {
  readonly withdrawn: Withdrawn

  constructor(withdrawn: Withdrawn) {
    super(410, 'to' in withdrawn ? 'moved' : 'withdrawn')
    this.withdrawn = withdrawn
  }

  override in(lang: Lang): string {
    const { withdrawn } = this
    if ('to' in withdrawn) return message('moved', lang, withdrawn)
    return [message('withdrawn', lang, { day: longDay(withdrawn.day, lang) }), withdrawn.reason].join(writing[lang].gap)
  }
}

/** Names the parameter at fault: one that is `unknown`, or the first of `path`. */
export function parameterError(path: PropertyKey[], unknown: string | undefined, query: unknown): HttpError {
  if (unknown !== undefined) return new HttpError(400, 'unknownParameter', { name: unknown })
  const name = String(path[0] ?? '')
  const value = (query as Record<string, unknown>)[name]
  if (Array.isArray(value)) return new HttpError(400, 'repeatedParameter', { name })
  const expected = name in expectations ? expectations[name as ParameterName] : ''
  return new HttpError(400, value === undefined ? 'missingParameter' : 'wrongParameter', { name, expected })
}
