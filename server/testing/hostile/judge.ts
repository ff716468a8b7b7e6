import { langOf } from '#contract/paths.ts'
import { isWire, type Kind, type Sent, type Wire } from './request.ts'

export interface Answered {
  /** 0 when the connection was closed without an answer. */
  status: number
  body: string
}

/** What is wrong with an answer to a hostile request; `undefined` when all is well. */
export function faultOf(kind: Kind, request: Sent | Wire, { status, body }: Answered): string | undefined {
  if (!kind.answers.includes(status)) return `answered ${status}: ${body.slice(0, 200)}`
  if (/node_modules|\/server\/|\n\s+at /.test(body)) return `tells of the inside: ${body.slice(0, 200)}`
  // No host, or an unknown expectation: Node answers of itself and without a word.
  if (isWire(request) && body === '') return undefined
  if (status === 0 || (!isWire(request) && request.method === 'HEAD')) return undefined
  let answer: { code?: unknown; msg?: unknown; data?: { saved?: unknown } }
  try {
    answer = JSON.parse(body)
  } catch {
    return `answered ${status} without the envelope: ${body.slice(0, 200)}`
  }
  if (answer.code !== status || typeof answer.msg !== 'string')
    return `answered another envelope: ${body.slice(0, 200)}`
  if (status === 200) return answer.data?.saved === 'new' ? 'was stored' : undefined
  if (isWire(request)) return undefined // its language may stand in bytes that were never understood
  const lang = langOf(request.headers.lang)
  return /\p{Script=Han}/u.test(answer.msg) === (lang === 'zh') ? undefined : `spoke another language: ${answer.msg}`
}
