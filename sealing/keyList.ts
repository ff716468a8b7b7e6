import { assertKeys, listAt, objectOf, parseObject, refuse, textAt, wholeAt } from './checks.ts'
import { isChannelSymbol } from './code.ts'
import { type Channel, isChannelId, isKey64, isRecipient } from './keys.ts'
import { mostListed, mostOfficers } from './sizes.ts'

/** One key pair of an officer. A person may have several, each with a line of its own under the same name. */
export interface Officer {
  /** A person: two keys of one name are one person's. Published with the keys. */
  name: string
  /** age recipient, `age1…`. */
  recipient: string
  /** Ed25519 public key, 43 characters. */
  signing: string
  /** First day in office, YYYY-MM-DD. */
  from: string
  /** Last day in office; there as soon as the end is known. */
  until?: string
}

export interface ListedChannel {
  /** For people and files: lower-case letters, digits, hyphens: `compliance`, `audit-committee`. */
  id: string
  /** What it is called in query codes, cases and calls: one symbol of `code.ts`. Never changed. */
  symbol: string
  officers: readonly Officer[]
}

/** All public keys of a site. What is signed is its one written form (`writeKeyList`). */
export interface KeyList {
  /** Grows with each change. */
  version: number
  /** age recipient of the recovery key that lies off every machine, or null where there is none. */
  recovery: string | null
  channels: readonly ListedChannel[]
}

/** The one way in which a list is written as text, whatever its file looks like. */
export const writeKeyList = ({ version, recovery, channels }: KeyList): string =>
  JSON.stringify({ version, recovery, channels: channels.map(writeChannel) })

const writeChannel = ({ id, symbol, officers }: ListedChannel) => ({
  id,
  symbol,
  officers: officers.map(({ name, recipient, signing, from, until }) => ({
    ...{ name, recipient, signing, from },
    ...(until !== undefined && { until }),
  })),
})

/** @throws SealingError `content` with the field for anything that `writeKeyList` would not have written. */
export function readKeyList(text: string): KeyList {
  const found = parseObject(text)
  assertKeys(found, ['version', 'recovery', 'channels'], '')
  const list: KeyList = {
    version: wholeAt(found.version, 'version', 1, 999_999),
    recovery: found.recovery === null ? null : textAt(found.recovery, 'recovery', isRecipient),
    channels: listAt(found.channels, 'channels', 32).map((channel, at) => readChannel(channel, `channels.${at}`)),
  }
  checkKeyList(list)
  return writeKeyList(list) === text ? list : refuse('text')
}

function readChannel(value: unknown, place: string): ListedChannel {
  const found = objectOf(value, place)
  assertKeys(found, ['id', 'symbol', 'officers'], `${place}.`)
  return {
    id: textAt(found.id, `${place}.id`, isChannelId),
    symbol: textAt(found.symbol, `${place}.symbol`, isChannelSymbol),
    officers: listAt(found.officers, `${place}.officers`, mostListed).map((officer, at) =>
      readOfficer(officer, `${place}.officers.${at}`),
    ),
  }
}

function readOfficer(value: unknown, place: string): Officer {
  const found = objectOf(value, place)
  assertKeys(found, ['name', 'recipient', 'signing', 'from'], `${place}.`, ['until'])
  return {
    name: textAt(found.name, `${place}.name`, isPersonName),
    recipient: textAt(found.recipient, `${place}.recipient`, isRecipient),
    signing: textAt(found.signing, `${place}.signing`, isKey64),
    from: textAt(found.from, `${place}.from`, isDay),
    ...(found.until !== undefined && { until: textAt(found.until, `${place}.until`, isDay) }),
  }
}

/** What must be true between the lines of a list. @throws SealingError `content` with the field. */
export function checkKeyList({ recovery, channels }: KeyList): void {
  if (channels.length === 0) refuse('channels')
  const owners = new Map<string, string>(recovery === null ? [] : [[recovery, '']])
  for (const [number, { id, symbol, officers }] of channels.entries()) {
    const place = `channels.${number}`
    if (channels.findIndex((other) => other.id === id) !== number) refuse(`${place}.id`)
    if (channels.findIndex((other) => other.symbol === symbol) !== number) refuse(`${place}.symbol`)
    if (crowdedDay(officers) !== undefined) refuse(`${place}.officers`)
    for (const [at, { name, recipient, signing, from, until }] of officers.entries()) {
      const own = officers.findIndex((other) => other.recipient === recipient || other.signing === signing) === at
      // Who serves two channels has one name in both: else one person would count as two.
      for (const key of [recipient, signing]) {
        if (!own || (owners.get(key) ?? name) !== name) refuse(`${place}.officers.${at}`)
        owners.set(key, name)
      }
      if (until !== undefined && until < from) refuse(`${place}.officers.${at}.until`)
    }
  }
}

/** A day on which more of a channel's lines are in force than a report is sealed to; the number grows only when a line begins. */
export const crowdedDay = (officers: readonly Officer[]): string | undefined =>
  officers
    .map(({ from }) => from)
    .find((day) => officers.filter((officer) => isInForce(officer, day)).length > mostOfficers)

/** Whether an officer's keys count on a day (YYYY-MM-DD). */
export const isInForce = ({ from, until }: Officer, day: string): boolean =>
  from <= day && (until === undefined || day <= until)

/** A channel's keys as they count on a day. */
export function channelOn({ id, symbol, officers }: ListedChannel, day: string): Channel {
  const present = officers.filter((officer) => isInForce(officer, day))
  return {
    ...{ id, symbol },
    officers: present.map(({ recipient }) => recipient),
    signing: present.map(({ signing }) => signing),
    ended: officers.filter(({ until }) => until !== undefined && until < day).map(({ signing }) => signing),
  }
}

/** The person to whom a signing key belongs, in force or not. */
export const personOf = ({ channels }: Pick<KeyList, 'channels'>, key: string): string | undefined =>
  channels.flatMap(({ officers }) => officers).find(({ signing }) => signing === key)?.name

/** The persons in force on a day, each once; `counts` may leave out some of their lines. */
export const personsOn = (
  channels: readonly ListedChannel[],
  day: string,
  counts: (officer: Officer) => boolean = () => true,
): string[] => {
  const lines = channels.flatMap(({ officers }) => officers)
  return [...new Set(lines.filter((line) => isInForce(line, day) && counts(line)).map(({ name }) => name))]
}

/** One to forty characters, none of them invisible, none at the ends that nobody sees. */
const isPersonName = (text: string) =>
  text.length >= 1 && text.length <= 40 && text.trim() === text && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)

export const isDay = (text: string) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
