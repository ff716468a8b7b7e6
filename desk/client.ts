import { z } from 'zod'
import { type Channels, channels } from '#contract/complaints.ts'
import {
  challenge,
  type DeskAction,
  type DeskInput,
  type DeskOutput,
  type DeskRequest,
  deskActions,
} from '#contract/desk.ts'
import { failure, success } from '#contract/envelope.ts'
import { complaintPaths, deskPaths, isLang, type Lang, type Root } from '#contract/paths.ts'
import type { OfficerKeys } from '#sealing/officer.ts'
import { sign } from '#sealing/signing.ts'
import { DeskError } from './deskError.ts'
import type { Head } from './log/chain.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>
/** For whom, and in front of which log, a request is signed. */
export interface Standing {
  channel: string
  keys: OfficerKeys
  head: Head
}

const usualTimeout = 60_000
const asked = success(z.object({ challenge }))
const named = success(channels)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The website as the desk sees it. @throws DeskError `unreachable`, `notOurs`, or `refused` with the website's own sentence and code. */
export function createClient({ server, lang, fetch }: { server: string; lang: Lang; fetch: Fetch }) {
  async function call<T>(
    method: 'GET' | 'POST',
    path: string,
    shape: z.ZodType<{ data: T }>,
    { body, timeout = usualTimeout }: { body?: object; timeout?: number | undefined } = {},
  ): Promise<T> {
    const response = await fetch(`${server}${path}`, {
      method,
      headers: { lang, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new DeskError('unreachable', server)
    })
    const answer: unknown = await response.json().catch(() => undefined)
    const good = shape.safeParse(answer)
    if (response.ok && good.success) return good.data.data
    const refused = failure.safeParse(answer)
    throw !response.ok && refused.success
      ? new DeskError('refused', refused.data.msg, String(response.status))
      : new DeskError('notOurs', server)
  }

  async function firstPage(root: Root) {
    const response = await fetch(server + root, {
      headers: { accept: 'text/html' },
      redirect: 'error',
      signal: AbortSignal.timeout(usualTimeout),
    }).catch(() => {
      throw new DeskError('unreachable', server)
    })
    return response.text()
  }

  return {
    /** What the website says of its channels, before any of it is believed (`keyList.ts`). */
    channels: (): Promise<Channels> => call('GET', complaintPaths.channels, named),
    /** The languages of the website, the main one first, as its first page names them. */
    async languages(): Promise<Lang[]> {
      const html = await firstPage('/')
      const named = [/<html lang="(\w\w)/, /<link rel="alternate" hreflang="(\w\w)\b/g].flatMap((pattern) => [
        ...html.matchAll(new RegExp(pattern, 'g')),
      ])
      return [...new Set(named.map(([, code]) => code))].filter(isLang)
    },
    /** What the company calls itself, by the first page of the website at a root. */
    async company(root: Root): Promise<string> {
      const [, name] = (await firstPage(root)).match(/<meta property="og:site_name" content="([^"]+)">/) ?? []
      if (!name) throw new DeskError('notOurs', server)
      return name.replace(/&(amp|lt|gt|quot|#39);/g, (whole, of: string) => entities[of] ?? whole)
    },
    /** One signed request of an officer. */
    async ask<A extends DeskAction>(
      { channel, keys, head }: Standing,
      action: A,
      given: DeskInput<A>,
      timeout?: number,
    ): Promise<DeskOutput<A>> {
      const { challenge } = await call('POST', deskPaths.challenge, asked, { body: {}, timeout })
      const text = JSON.stringify({ challenge, origin: server, channel, head, action, ...given })
      const request: DeskRequest = { key: keys.verifyKey, text, signature: sign('desk-request', text, keys.signingKey) }
      // The table pairs each action with its output; TypeScript cannot follow that through a generic index.
      const shape = success(deskActions[action].output) as unknown as z.ZodType<{ data: DeskOutput<A> }>
      return call('POST', deskPaths.request, shape, { body: request, timeout })
    },
  }
}

/** Whether the website refused because somebody else was first. */
export const isTaken = (error: unknown) =>
  error instanceof DeskError && error.reason === 'refused' && error.values[1] === '409'
