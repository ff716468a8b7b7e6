import { dayInChina } from '#contract/day.ts'
import type { DeskAction, DeskInput, DeskOutput } from '#contract/desk.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { fingerprintOf } from '#sealing/fingerprint.ts'
import { personOf } from '#sealing/keyList.ts'
import type { OfficerKeys } from '#sealing/officer.ts'
import { createClient, type Fetch } from './client.ts'
import { DeskError } from './deskError.ts'
import { personsIn, type Site, trustSite } from './keyList.ts'
import type { Ring } from './keys/ring.ts'
import { type Log, type Note, openLog } from './log/file.ts'
import { type Memory, openMemory } from './log/memory.ts'
import { type Circle, circleOf, type Named, printsOf, type Trust } from './trust.ts'
import { keepTrusted, readTrusted, type Trusted, type TrustedChange } from './trusted.ts'
import { wordsOf } from './words/index.ts'

interface DeskOptions {
  folder: string
  server: string
  /** Where the officer's keys belong to several; else it is found. */
  channel?: string | undefined
  lang: WholeLang
  ring: Ring
  fetch: Fetch
  now: () => number
  /** What the website names, where it was asked just now. */
  site?: Site
}

/** An unlocked desk: one officer, one channel, one website. */
export interface Desk {
  folder: string
  server: string
  lang: WholeLang
  ring: Ring
  channel: { id: string; symbol: string; name: string }
  /** All that the website names. */
  site: Site
  named: Named
  /** The fingerprint of all keys of the channel, as posters show it. */
  print: string
  /** The newest key that the website names: after a change the old one signs until the website has the new. */
  signer: OfficerKeys
  circle: Circle
  log: Log
  /** What this officer believes of others, as it was read or kept last. */
  trusted: Trusted
  /** Changes some of that as it stands on the disk now, under the officer's signature: a command may have changed it since. @throws DeskError `trustedBroken`, and of the log. */
  keep(change: TrustedChange | ((now: Trusted) => TrustedChange)): Promise<void>
  /** What was seen of the channel's cases. */
  memory: Memory
  /** Confirms keys, and what their owners are called; `why` stands in the log where they had been struck off. */
  confirm(keys: readonly string[], names: Record<string, string>, why?: string): Promise<void>
  /** Keys of people who have left: no longer expected among the recipients. */
  strike(keys: readonly string[]): Promise<void>
  /** Asks the website for its keys again: a key that was struck off since is sealed to no more. @throws as `openDesk`. */
  renew(): Promise<void>
  /** Writes an action to the log, does it, and writes again when it failed. */
  act<T>(note: Note, work: () => Promise<T>): Promise<T>
  ask<A extends DeskAction>(action: A, given: DeskInput<A>, timeout?: number): Promise<DeskOutput<A>>
  /** The owner of a signing key, for people: as this officer calls them, or the list of keys does. */
  who(key: string): string
  /** The same for others than this officer: their name in the list of keys. */
  nameOf(key: string): string
  /** Whether a signing key is this officer's, on this machine or another. */
  isOwn(key: string): boolean
  /** All keys of a person, by this list of keys and older ones. */
  keysOf(name: string): string[]
  /** Signing keys that are, or were, an officer's. */
  everSigning(): string[]
  /** YYYY-MM-DD as the website counts days. */
  today(): string
}

const nobody: Trust = { confirmed: [], struck: [] }

/** @throws DeskError of the client and of the list of keys, `unknownChannel`, `keyUnknown`, `severalChannels`. */
export async function openDesk({
  folder,
  server,
  channel: wanted,
  lang,
  ring,
  fetch,
  now,
  site,
}: DeskOptions): Promise<Desk> {
  const client = createClient({ server, lang, fetch })
  const log = openLog(folder, now)
  const unlocked = { folder, ring, log }
  const ask = async () => trustSite(unlocked, await client.channels(), dayInChina(now()))
  const place = placeIn(site ?? (await ask()), ring, wanted)
  const { id } = place.channel
  const isOwn = (key: string) => ring.some(({ verifyKey }) => verifyKey === key)
  const trusted = await readTrusted(unlocked)
  const person = (key: string) => personOf(desk.site.list, key) ?? desk.trusted.persons[key]
  const everybody = () => ({ ...desk.trusted.persons, ...personsIn(desk.site.list) })
  const trustIn = () => desk.trusted.trust[id] ?? nobody
  const keepTrust = async (change: (now: Trust) => Trust, added: Record<string, string> = {}) => {
    await desk.keep(({ trust, names }) => {
      const { confirmed, struck } = change(trust[id] ?? nobody)
      return {
        trust: { ...trust, [id]: { confirmed: [...confirmed], struck: [...struck] } },
        names: { ...names, ...added },
      }
    })
    desk.circle = circleOf(desk.named, ring, trustIn())
  }
  const desk: Desk = {
    folder,
    server,
    lang,
    ring,
    ...place,
    circle: circleOf(place.named, ring, trusted.trust[id] ?? nobody),
    log,
    trusted,
    async keep(change) {
      desk.trusted = await keepTrusted(unlocked, change)
    },
    confirm: (keys, added, why) =>
      desk.act({ action: 'trust', detail: [printsOf(keys), ...(why ? [why] : [])].join(': ') }, () =>
        keepTrust(
          ({ confirmed, struck }) => ({
            confirmed: [...confirmed, ...keys],
            struck: struck.filter((key) => !keys.includes(key)),
          }),
          added,
        ),
      ),
    strike: (keys) =>
      desk.act({ action: 'strike', detail: printsOf(keys) }, () =>
        keepTrust(({ confirmed, struck }) => ({
          confirmed: confirmed.filter((key) => !keys.includes(key)),
          struck: [...new Set([...struck, ...keys])],
        })),
      ),
    async renew() {
      Object.assign(desk, placeIn(await ask(), ring, id))
      desk.trusted = await readTrusted(unlocked)
      desk.circle = circleOf(desk.named, ring, trustIn())
    },
    act: (note, work) => logged(log, note, work),
    ask: async (action, given, timeout) =>
      client.ask({ channel: desk.channel.symbol, keys: desk.signer, head: await log.head() }, action, given, timeout),
    who: (key) => (isOwn(key) ? wordsOf(lang).you : (desk.trusted.names[key] ?? person(key) ?? fingerprintOf(key))),
    nameOf: (key) => person(key) ?? fingerprintOf(key),
    isOwn: (key) => isOwn(key) || (person(key) !== undefined && person(key) === person(desk.signer.verifyKey)),
    keysOf: (name) => Object.entries(everybody()).flatMap(([key, other]) => (other === name ? [key] : [])),
    everSigning: () => Object.keys(everybody()).filter((key) => !key.startsWith('age1')),
    today: () => dayInChina(now()),
    memory: openMemory(folder, place.channel.symbol, { ring, log, now }),
  }
  return desk
}

/** Where the keys of a ring belong on a website. */
function placeIn(
  site: Site,
  ring: Ring,
  wanted: string | undefined,
): Pick<Desk, 'channel' | 'site' | 'named' | 'print' | 'signer'> {
  const { channels, recovery, list } = site
  const own = (signing: readonly string[]) => ring.find(({ verifyKey }) => signing.includes(verifyKey))
  const mine = channels.filter(({ id, signing }) => (wanted === undefined ? own(signing) : id === wanted))
  const [channel] = mine
  const signer = channel && own(channel.signing)
  if (wanted !== undefined && !channel) throw new DeskError('unknownChannel', wanted)
  if (!channel || !signer) throw new DeskError('keyUnknown', ring[0].recipient, ring[0].verifyKey)
  if (mine.length > 1) throw new DeskError('severalChannels', mine.map(({ id }) => id).join(', '))
  const { officers, signing, ended } = channel
  const lines = list.channels.find(({ id }) => id === channel.id)?.officers ?? []
  const leaving = lines.filter(({ until }) => until !== undefined).map(({ recipient }) => recipient)
  const { print } = channel
  return { channel, site, signer, print, named: { recovery, officers, signing, ended, leaving } }
}

/** The line stands before the deed: nothing is done that the log does not know of. */
export async function logged<T>(log: Log, note: Note, work: () => Promise<T>): Promise<T> {
  await log.add(note)
  try {
    return await work()
  } catch (error) {
    await log.add({ ...note, detail: `failed: ${error instanceof DeskError ? error.reason : 'unexpected'}` })
    throw error
  }
}
