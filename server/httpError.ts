import { type MessageName, type MessageValues, message } from '#contract/messages.ts'
import { expectations, type ParameterName } from '#contract/parameters.ts'
import type { Lang } from '#contract/paths.ts'

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

/** Names the parameter at fault: one that is `unknown`, or the first of `path`. */
export function parameterError(path: PropertyKey[], unknown: string | undefined, query: unknown): HttpError {
  if (unknown !== undefined) return new HttpError(400, 'unknownParameter', { name: unknown })
  const name = String(path[0] ?? '')
  const value = (query as Record<string, unknown>)[name]
  if (Array.isArray(value)) return new HttpError(400, 'repeatedParameter', { name })
  const expected = name in expectations ? expectations[name as ParameterName] : ''
  return new HttpError(400, value === undefined ? 'missingParameter' : 'wrongParameter', { name, expected })
}
