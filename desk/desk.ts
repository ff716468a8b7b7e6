import type { Channels } from '#contract/complaints.ts'
import { dayInChina } from '#contract/day.ts'
import type { DeskAction, DeskInput, DeskOutput } from '#contract/desk.ts'
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
  /** Asks the website for its keys again: a key that was struck off since is sealed to no more. @throws as `openDesk`. */
  renew(): Promise<void>
  /** Writes an action to the log, does it, and writes again when it failed. */
  act<T>(note: Note, work: () => Promise<T>): Promise<T>
  log: Log
  ask<A extends DeskAction>(action: A, given: DeskInput<A>): Promise<DeskOutput<A>>
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
  const log = openLog(folder, now)
  const place = placeIn(await client.channels(), ring, wanted)
  const { id } = place.channel
  const confirmed = async () => (await readSettings(folder)).trusted[id] ?? []
  const desk: Desk = {
    folder,
    server,
    lang,
    ring,
    ...place,
    unconfirmed: unconfirmedOf(place.named, ring, await confirmed()),
    async trust() {
      const keys = [...(await confirmed()), ...desk.unconfirmed.map(({ key }) => key)]
      await keepSettings(folder, { trusted: { ...(await readSettings(folder)).trusted, [id]: keys } })
      desk.unconfirmed = []
    },
    async renew() {
      Object.assign(desk, placeIn(await client.channels(), ring, id))
      desk.unconfirmed = unconfirmedOf(desk.named, ring, await confirmed())
    },
    log,
    act: (note, work) => logged(log, note, work),
    ask: (action, given) => client.ask(id, desk.signer, action, given),
    today: () => dayInChina(now()),
  }
  return desk
}

/** Where the keys of a ring belong on a website. */
function placeIn(
  { channels, recovery }: Channels,
  ring: Ring,
  wanted: string | undefined,
): Pick<Desk, 'channel' | 'named' | 'signer'> {
  const own = (signing: readonly string[]) => ring.find(({ verifyKey }) => signing.includes(verifyKey))
  const mine = channels.filter(({ id, signing }) => (wanted === undefined ? own(signing) : id === wanted))
  const [channel] = mine
  const signer = channel && own(channel.signing)
  if (wanted !== undefined && !channel) throw new Fault('unknownChannel', wanted)
  if (!channel || !signer) throw new Fault('keyUnknown', ring[0].recipient, ring[0].verifyKey)
  if (mine.length > 1) throw new Fault('severalChannels', mine.map(({ id }) => id).join(', '))
  return { channel, signer, named: { recovery, officers: channel.officers, signing: channel.signing } }
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
