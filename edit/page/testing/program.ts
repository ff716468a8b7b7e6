import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { EditCall, EditCallName, EditData, EditQuery } from '#contract/edit.ts'
import { editCalls } from '#contract/edit.ts'
import type { Begun, Orders, ProgramAnswer, ProgramRequest } from '../../testing/pageProgram.ts'
import { addressOf } from '../api.ts'

let child: ChildProcess | undefined
let last = 0
const waiting = new Map<number, { done(answer: unknown): void; fail(error: Error): void }>()

/** The program of this worker, which all its files share; it ends with it. */
function started(): ChildProcess {
  if (child) return child
  child = fork(join(import.meta.dirname, '../../testing/pageProgram.ts'), [], {
    execArgv: [],
    serialization: 'advanced',
  })
  child.on('message', ({ id, done, failure }: { id: number; done?: unknown; failure?: string }) => {
    if (failure === undefined) waiting.get(id)?.done(done)
    else waiting.get(id)?.fail(new Error(failure))
    waiting.delete(id)
  })
  child.once('exit', (code) => {
    for (const { fail } of waiting.values()) fail(new Error(`the editors' program ended with ${code}`))
    child = undefined
  })
  child.unref()
  child.channel?.unref()
  return child
}

function order<N extends keyof Orders>(name: N, given: Parameters<Orders[N]>[0]): ReturnType<Orders[N]> {
  const program = started()
  const id = ++last
  const answered = new Promise((done, fail) => waiting.set(id, { done, fail }))
  program.send({ id, name, given })
  return answered as ReturnType<Orders[N]> // the program pairs each order with its answer
}

/** What holds uploads before they are sent whole. */
export const sending = 'sending'

export interface Sent {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  csrf: string | undefined
}

/** What a page asks goes to the real program, over items that are published. Returns what was asked, and how to get between. */
export async function serve(items: Begun['items'], more: Omit<Begun, 'items'> = {}) {
  const token = await order('begin', { items, ...more })
  document.head.innerHTML = `<meta name="csrf" content="${token}">`
  const calls: Sent[] = []
  const held = new Map<string, Promise<void>>()
  let isDown = false
  const send = async ({ method, url, headers, body }: ProgramRequest) => {
    if (isDown) throw new TypeError('offline')
    const { pathname: path, searchParams: query } = new URL(url, 'http://localhost')
    const sent = typeof body === 'string' ? JSON.parse(body) : body
    calls.push({ method, path, query, body: sent, csrf: headers?.['x-csrf'] })
    await held.get(`${method} ${path}`)
    return order('ask', { method, url, headers, body })
  }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const given = headers as Record<string, string> // as the page gives them
    const answer = await send({ method: method as 'GET', url, headers: given, ...(body && { body: String(body) }) })
    return new Response(answer.body as Uint8Array<ArrayBuffer>, {
      status: answer.status,
      headers: { 'content-type': answer.type },
    })
  })
  vi.stubGlobal(
    'XMLHttpRequest',
    uploadBy(send, () => held.get(`POST ${sending}`)),
  )
  const askAs =
    (by: 'an' | 'bo') =>
    async <N extends EditCallName>(name: N, asked: EditQuery<N>): Promise<EditData<N>> => {
      const { method, body }: EditCall = editCalls[name]
      const headers = { 'x-csrf': token, 'content-type': 'application/json' }
      const sent = body && { headers, body: JSON.stringify(asked) }
      const answer = await order('ask', { by, method, url: addressOf(name, asked), ...sent })
      const text = new TextDecoder().decode(answer.body)
      if (answer.status !== 200) throw new Error(`${name}: ${text}`)
      return JSON.parse(text)
    }
  const elsewhere = askAs('an')
  const write = async (item: string, content: { data: unknown } | { texts: Record<string, string> }) => {
    const known = await elsewhere('item', nameOf(item)).catch(() => undefined)
    return elsewhere('save', { ...nameOf(item), ...content, versions: known?.versions ?? {} })
  }
  return {
    calls,
    /** What a page sent to change something. */
    posts: (path: string) =>
      calls.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body),
    /** As it is saved; undefined where it is not there. */
    dataOf: (item: string) =>
      elsewhere('item', nameOf(item)).then(
        ({ data }) => data,
        () => undefined,
      ),
    /** What An, who is another writer, asks of the program meanwhile. */
    elsewhere,
    /** What the person of the page asks in another window. */
    asMyself: askAs('bo'),
    saveElsewhere: (item: string, data: unknown) => write(item, { data }),
    async removeElsewhere(item: string) {
      const { versions } = await elsewhere('item', nameOf(item))
      return elsewhere('remove', { ...nameOf(item), versions })
    },
    writeElsewhere: (item: string, texts: Record<string, string>) => write(item, { texts }),
    uploadElsewhere: (path: string, body: Uint8Array) => {
      const headers = { 'content-type': 'application/octet-stream' }
      return order('ask', { by: 'an', method: 'POST', url: addressOf('upload', { path }), headers, body })
    },
    /** A path is not answered, or of uploads half of the bytes do not get further. @returns what lets it go on */
    hold(path: string, method: 'GET' | 'POST' = 'POST') {
      const { promise, resolve } = Promise.withResolvers<void>()
      const key = `${method} ${path}`
      held.set(key, promise)
      return () => {
        held.delete(key)
        resolve()
      }
    },
    /** Lets the checks go on that `isUnchecked` holds. */
    check: () => order('check', {}),
    /** The session is over, as by signing out in another window. */
    endSession: () => askAs('bo')('signOut', {}),
    goDown(isGone: boolean) {
      isDown = isGone
    },
  }
}
export type Served = Awaited<ReturnType<typeof serve>>

/** `company/2026-11-12-lorries` */
export function nameOf(item: string) {
  const [kind = '', ...id] = item.split('/')
  return { kind, id: id.join('/') }
}

/** What the page uses of XMLHttpRequest. */
const uploadBy = (send: (request: ProgramRequest) => Promise<ProgramAnswer>, half: () => Promise<void> | undefined) =>
  class {
    status = 0
    responseText = ''
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    #url = ''
    #headers: Record<string, string> = {}
    #isAborted = false
    open(_method: string, url: string) {
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }
    async send(file: Blob) {
      const body = new Uint8Array(await file.arrayBuffer())
      const { size } = file
      this.upload.onprogress?.({ loaded: size / 2, total: size })
      await half()
      if (this.#isAborted) return
      this.upload.onprogress?.({ loaded: size, total: size })
      try {
        const answer = await send({ method: 'POST', url: this.#url, headers: this.#headers, body })
        if (this.#isAborted) return
        this.status = answer.status
        this.responseText = new TextDecoder().decode(answer.body)
        this.onload?.()
      } catch {
        this.onerror?.()
      }
    }
    abort() {
      this.#isAborted = true
      this.onabort?.()
    }
  }
