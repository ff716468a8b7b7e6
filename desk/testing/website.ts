import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { ChannelName, Channels } from '#contract/complaints.ts'
import { type DeskAction, type DeskOutput, deskRequest, type logHead, signedText } from '#contract/desk.ts'
import { complaintPaths, deskPaths } from '#contract/paths.ts'
import { isInForce, type KeyList, type Officer, writeKeyList } from '#sealing/keyList.ts'
import type { OfficerKeys } from '#sealing/officer.ts'
import { signKeyList } from '#sealing/signedKeyList.ts'
import { isSignedBy } from '#sealing/signing.ts'
import { officerLine, testRoot } from '#sealing/testing/lists.ts'
import type { Fetch } from '../client.ts'

type Opened = DeskOutput<'open'>
type Signed = z.output<typeof signedText>
type Given<A extends DeskAction> = Extract<Signed, { action: A }>

/** What a database operator has before them: everything here may be changed by a test. */
export interface Row extends Omit<Opened, 'closed'> {
  case: string
  channel: string
  closed: string | null
}
export type Website = ReturnType<typeof openWebsite>
export const origin = 'https://site.example'

/**
 * The contract's website in memory: as strict towards the desk as it promises, and in the hands of the test. What the real one does
 * with the same calls is shown in `desk/served.test.ts`.
 */
export function openWebsite() {
  const rows: Row[] = []
  const heads = new Map<string, z.output<typeof logHead>>()
  const used = new Set<string>()
  let [version, lastText] = [0, '']
  const fetch: Fetch = async (url, { body }) => {
    const { pathname } = new URL(url)
    if (pathname === '/' || pathname === '/en/') {
      return new Response(
        `<html lang="zh-CN"><link rel="alternate" hreflang="zh-CN" href="/"><link rel="alternate" hreflang="en" href="/en/"><meta property="og:site_name" content="${pathname === '/' ? '青穗牧业集团' : 'Qingsui &amp; Foods'}">`,
      )
    }
    if (pathname === complaintPaths.channels) return good(site.offer(site.answer()))
    if (pathname === deskPaths.challenge) return good({ challenge: randomBytes(33).toString('base64url') })
    return answer(JSON.parse(String(body)))
  }
  const site = {
    rows,
    heads,
    parts: new Map<string, Uint8Array>(),
    words: ['C', 'A'].map(
      (symbol): ChannelName => ({
        id: symbol === 'C' ? 'compliance' : 'audit-committee',
        name: symbol === 'C' ? 'Compliance department' : 'Audit committee',
      }),
    ),
    recovery: null as string | null,
    lines: { C: [] as Officer[], A: [] as Officer[] },
    /** The root key that signs, and who agrees to each change: all that were ever named. */
    root: testRoot,
    approvers: [] as OfficerKeys[],
    isTrial: false,
    list(): KeyList {
      const channels = [
        { id: 'compliance', symbol: 'C', officers: site.lines.C },
        { id: 'audit-committee', symbol: 'A', officers: site.lines.A },
      ]
      const text = writeKeyList({ version: 1, recovery: site.recovery, channels })
      if (text !== lastText) version++
      lastText = text
      return { version, recovery: site.recovery, channels }
    },
    /** The answer of the call `channels`, signed. */
    answer(): Channels {
      const list = site.list()
      return {
        list: {
          text: writeKeyList(list),
          root: signKeyList(list, site.root.signingKey),
          approvals: site.approvers.map((keys) => ({
            key: keys.verifyKey,
            signature: signKeyList(list, keys.signingKey),
          })),
        },
        channels: site.words,
        trial: site.isTrial ? site.root.publicKey : null,
        work: { nonce: '', bits: 0 },
      }
    },
    /** What an attacker between website and desk makes of it. */
    offer: (answer: Channels): Channels => answer,
    /** Names an officer of a channel. */
    name(symbol: 'C' | 'A', keys: OfficerKeys, more: Partial<Officer> = {}) {
      site.lines[symbol].push(officerLine(keys, more))
      site.approvers.push(keys)
    },
    today: '2026-11-20',
    /** How cases went, and how long closed ones are kept. */
    removals: [] as DeskOutput<'list'>['removals'],
    retention: 0,
    /** Actions in the order in which they were asked for. */
    asked: [] as string[],
    /** Takes an action's answer and may give another, or throw. */
    twist: undefined as undefined | ((text: Signed, data: unknown) => unknown),
    row(name: string): Row {
      const found = rows.find(({ case: other }) => other === name)
      if (!found) throw new Error(name)
      return found
    },
    fetch,
  }

  async function answer(sent: unknown): Promise<Response> {
    const { key, text, signature } = deskRequest.parse(sent)
    const given = signedText.parse(JSON.parse(text))
    const lines = site.lines[given.channel as 'C' | 'A'] ?? []
    const isNamed = lines.some((line) => line.signing === key && isInForce(line, site.today))
    const isRight = isNamed && isSignedBy('desk-request', text, signature, [key])
    if (!isRight || given.origin !== origin || used.has(given.challenge)) return bad(403)
    used.add(given.challenge)
    site.asked.push(given.action)
    const data = act(given, key)
    if (typeof data === 'number') return bad(data)
    const before = structuredClone(data)
    heads.set(key, given.head)
    return good(site.twist ? await site.twist(given, before) : before)
  }

  function act(given: Signed, key: string): object | number {
    if (given.action === 'list') return listed(given)
    const row = rows.find(({ case: name, channel }) => name === given.case && channel === given.channel)
    if (!row) return 404
    switch (given.action) {
      case 'glance':
        return {
          sealed: row.sealed,
          resealed: row.resealed,
          replaced: row.replaced,
          last: row.messages.at(-1) ?? null,
          note: row.notes.at(-1) ?? null,
        }
      case 'open':
        return { ...row, closed: row.closed !== null }
      case 'part': {
        const bytes = site.parts.get(`${given.upload} ${given.number}`)
        return bytes ? { bytes: Buffer.from(bytes).toString('base64url') } : 404
      }
      case 'close':
        row.closed = given.closed ? site.today : null
        if (!given.closed) row.deletion = null
        return {}
      case 'keep':
        row.deletion = null
        return {}
      case 'delete':
        return remove(row, given, key)
      case 'reseal':
        return lay(row, given, key)
      case 'confirm':
        return replace(row, given, key)
      case 'reply':
      case 'note':
        return append(row, given)
    }
  }

  function listed({ channel, page }: Given<'list'>): DeskOutput<'list'> {
    const own = rows.filter((row) => row.channel === channel)
    const rowOf = new Map(own.map((row) => [row.case, row]))
    const cases = own
      .slice((page - 1) * 100, page * 100)
      .map(({ case: name, day, closed, deletion, messages, notes }) => ({
        case: name,
        day,
        closed,
        deletion,
        messages: messages.map(({ speaker, turn, day }) => ({ speaker, turn, day })),
        notes: notes.length,
        resealings: waitingIn(rowOf.get(name)),
      }))
    return {
      cases,
      pages: Math.ceil(own.length / 100),
      heads: [...heads].map(([key, head]) => ({ key, ...head })),
      removals: page === 1 ? site.removals : [],
      retention: site.retention,
    }
  }

  function remove(row: Row, { act, signature }: Given<'delete'>, key: string): object | number {
    if (row.closed === null) return 409
    const { deletion } = row
    const deleted = deletion !== null && deletion.key !== key
    if (deleted && deletion.act !== act) return 409
    if (deleted) {
      const { day: _, ...first } = deletion
      site.removals.push({ ...first, case: row.case, day: site.today, second: key, secondSignature: signature })
      rows.splice(rows.indexOf(row), 1)
    } else row.deletion ??= { key, act, signature, day: site.today }
    return { deleted }
  }

  function append(row: Row, { action, turn, sealed }: Given<'reply'> | Given<'note'>): object | number {
    const list = action === 'reply' ? row.messages : row.notes
    const there = list.find((entry) => entry.turn === turn)
    if (there) return there.sealed === sealed ? { saved: 'known' } : 409
    if (turn !== list.length + 1) return 409
    if (action === 'reply') {
      row.messages.push({ speaker: 'officer', turn, day: site.today, sealed, ...asItCame })
      row.deletion = null
    }
    if (action === 'note') row.notes.push({ turn, day: site.today, sealed, ...asItCame })
    return { saved: 'new' }
  }

  return site
}

const asItCame = { resealed: null, replaced: null }

const textOf = (row: Row, { kind, turn }: { kind: string; turn: number }) =>
  kind === 'complaint' ? row : (kind === 'message' ? row.messages : row.notes).find((text) => text.turn === turn)

function lay(row: Row, { kind, turn, sealed, act, signature }: Given<'reseal'>, key: string): object | number {
  const found = textOf(row, { kind, turn })
  if (!found) return 404
  found.resealed = { sealed, act, key, signature }
  return {}
}

function replace(row: Row, { texts }: Given<'confirm'>, key: string): object | number {
  for (const { signature: secondSignature, ...place } of texts) {
    const found = textOf(row, place)
    if (!found?.resealed || found.resealed.key === key) return 409
    const { sealed, ...first } = found.resealed
    Object.assign(found, { sealed, resealed: null, replaced: { ...first, second: key, secondSignature } })
  }
  return { replaced: texts.length }
}

function waitingIn(row: Row | undefined) {
  const keys = [row, ...(row?.messages ?? []), ...(row?.notes ?? [])].flatMap((text) => text?.resealed?.key ?? [])
  return [...Map.groupBy(keys, (key) => key)].map(([key, all]) => ({ key, texts: all.length }))
}

const good = (data: unknown) => Response.json({ code: 200, msg: 'ok', data })
const bad = (code: number) => Response.json({ code, msg: `refused with ${code}` }, { status: code })
