import { vi } from 'vitest'
import type { Data } from '#contract/api.ts'
import { type CallName, callPath, callPaths, compliancePaths } from '#contract/paths.ts'

/** An answer that is not a success: the same number as HTTP status and as `code`. */
export class RefusedCall {
  readonly status: number
  readonly msg: string
  constructor(status: number, msg: string) {
    this.status = status
    this.msg = msg
  }
}

type Answer<N extends CallName> = Data<N> | RefusedCall | ((query: URLSearchParams) => Data<N> | RefusedCall)
export type Answers = { [N in CallName]?: Answer<N> }

export interface WorkerRequest {
  name: CallName
  query: Record<string, string>
  lang: string | null
}

const names = [...Object.keys(callPaths), ...Object.keys(compliancePaths)] as CallName[]

/** Stands in for the server: answers calls with data in the envelope, and tells what was asked. */
export function answerCalls(answers: Answers): WorkerRequest[] {
  const asked: WorkerRequest[] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, location.origin)
    const name = names.find((entry) => callPath(entry, 'site') === pathname)
    if (!name) throw new Error(`no call has the path ${pathname}`)
    asked.push({ name, query: Object.fromEntries(searchParams), lang: new Headers(headers).get('lang') })
    const given = answers[name] as Answer<CallName> | undefined
    const data = typeof given === 'function' ? given(searchParams) : given
    if (data === undefined) return envelope(404, { code: 404, msg: `no answer for ${name}` })
    if (data instanceof RefusedCall) return envelope(data.status, { code: data.status, msg: data.msg })
    return envelope(200, { code: 200, msg: 'ok', data })
  })
  return asked
}

const envelope = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
