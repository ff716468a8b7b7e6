import type { ItemProblem } from '#contract/edit/items.ts'
import {
  type EditCall,
  type EditCallName,
  type EditData,
  type EditQuery,
  type EditRefusal,
  editCalls,
} from '#contract/edit.ts'
import type { Lang } from '#contract/paths.ts'

/** A call that failed, with the sentence of the program where it gave one. */
export class CallError extends Error {
  readonly text: Partial<Record<Lang, string>>
  readonly isOffline: boolean
  /** Nobody is signed in, or no longer. */
  readonly isStranger: boolean
  /** Somebody else saved the same meanwhile. */
  readonly isConflict: boolean
  /** Somebody was asked to look and has not approved. */
  readonly isNotApproved: boolean
  /** What has to be mended first. */
  readonly problems: readonly ItemProblem[]

  /** Without an answer the program could not be reached. */
  constructor(answer?: { status: number; body: Partial<EditRefusal> | undefined }) {
    const { error, message, texts, problems = [] } = answer?.body ?? {}
    super(message ?? 'refused')
    this.text = texts ?? {}
    this.isOffline = answer === undefined
    this.isStranger = answer?.status === 401
    this.isConflict = error === 'saveConflict'
    this.isNotApproved = error === 'notApproved'
    this.problems = problems
  }
}

type Asked<N extends EditCallName> = Record<string, never> extends EditQuery<N> ? [EditQuery<N>?] : [EditQuery<N>]
type Client = { [N in EditCallName]: (...asked: Asked<N>) => Promise<EditData<N>> }

/** Every call of the contract by its name. @throws CallError */
export const api = Object.fromEntries(
  Object.entries(editCalls).map(([name, call]) => [name, (asked: object = {}) => ask(call, asked)]),
) as unknown as Client // the program checked its answers against the same contract that these types come from

async function ask({ path, method, query, data }: EditCall, asked: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-csrf': token() }
  const init = method === 'POST' ? { method, headers, body: JSON.stringify(asked) } : {}
  const response = await fetch(addressAt(path, query, asked), init).catch(() => {
    throw new CallError()
  })
  if (response.ok) return data ? response.json() : response.blob()
  throw new CallError({ status: response.status, body: await response.json().catch(() => undefined) })
}

/** Where a call is made whose parameters stand in its address. */
export const addressOf = <N extends EditCallName>(name: N, asked: EditQuery<N>): string => {
  const { path, query }: EditCall = editCalls[name]
  return addressAt(path, query, asked)
}

function addressAt(path: string, query: EditCall['query'], asked: object): string {
  const given = Object.entries(asked).filter(([name, value]) => query && name in query.shape && value)
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** What has to come along with whatever changes something. */
export const token = () => document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content ?? ''
