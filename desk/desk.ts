import { dayInChina } from '#contract/day.ts'
import type { DeskAction, DeskGives, DeskTakes } from '#contract/desk.ts'
import type { Lang } from '#contract/paths.ts'
import type { OfficerKeys } from '#sealing/officer.ts'
import { createClient, type Fetch } from './client.ts'
import { Fault } from './fault.ts'
import type { Ring } from './keys/ring.ts'
import { type Log, type Note, openLog } from './log/file.ts'
import { keepSettings, readSettings } from './settings.ts'
import { type Named, type Unconfirmed, unconfirmedOf } from './trust.ts'

export interface DeskOptions {
  folder: string
  server: string
  /** Where the officer's keys belong to several; else it is found. */
  channel?: string | undefined
  lang: Lang
  ring: Ring
  fetch: Fetch
  now: () => number
}

/** An unlocked desk: one officer, one channel, one website. */
export interface Desk {
  folder: string
  server: string
  lang: Lang
  ring: Ring
  channel: { id: string; name: string }
  named: Named
  /** The newest key that the website names: after a change the old one signs until the website has the new. */
  signer: OfficerKeys
  unconfirmed: readonly Unconfirmed[]
  /** Confirms what is unconfirmed. */
  trust(): Promise<void>
  /** Writes an action to the log, does it, and writes again when it failed. */
  act<T>(note: Note, work: () => Promise<T>): Promise<T>
  log: Log
  ask<A extends DeskAction>(action: A, given: DeskTakes<A>): Promise<DeskGives<A>>
  /** YYYY-MM-DD as the website counts days. */
  today(): string
}

/** @throws Fault of the client, `unknownChannel`, `keyUnknown`, `severalChannels`. */
export async function openDesk({
  folder,
  server,
  channel: wanted,
  lang,
  ring,
  fetch,
  now,
}: DeskOptions): Promise<Desk> {
  const client = createClient({ server, lang, fetch })
  const { channels, recovery } = await client.channels()
  const own = (signing: readonly string[]) => ring.find(({ verifyKey }) => signing.includes(verifyKey))
  const mine = channels.filter(({ id, signing }) => (wanted === undefined ? own(signing) : id === wanted))
  const [channel] = mine
  const signer = channel && own(channel.signing)
  if (wanted !== undefined && !channel) throw new Fault('unknownChannel', wanted)
  if (!channel || !signer) throw new Fault('keyUnknown', ring[0].recipient, ring[0].verifyKey)
  if (mine.length > 1) throw new Fault('severalChannels', mine.map(({ id }) => id).join(', '))

  const named: Named = { recovery, officers: channel.officers, signing: channel.signing }
  const { trusted } = await readSettings(folder)
  const log = openLog(folder, now)
  const desk: Desk = {
    folder,
    server,
    lang,
    ring,
    channel,
    named,
    signer,
    unconfirmed: unconfirmedOf(named, ring, trusted[channel.id] ?? []),
    async trust() {
      const keys = desk.unconfirmed.map(({ key }) => key)
      const { trusted } = await readSettings(folder)
      await keepSettings(folder, { trusted: { ...trusted, [channel.id]: [...(trusted[channel.id] ?? []), ...keys] } })
      desk.unconfirmed = []
    },
    log,
    act: (note, work) => logged(log, note, work),
    ask: (action, given) => client.ask(channel.id, signer, action, given),
    today: () => dayInChina(now()),
  }
  return desk
}

/** The line stands before the deed: nothing is done that the log does not know of. */
export async function logged<T>(log: Log, note: Note, work: () => Promise<T>): Promise<T> {
  await log.add(note)
  try {
    return await work()
  } catch (error) {
    await log.add({ ...note, detail: `failed: ${error instanceof Fault ? error.reason : 'unexpected'}` })
    throw error
  }
}
