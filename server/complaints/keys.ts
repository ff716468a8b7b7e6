import { join } from 'node:path'
import { type KeysFile, keyListOf } from '#contract/keys.ts'
import { channelOn, isInForce, type KeyList, type ListedChannel, writeKeyList } from '#sealing/keyList.ts'
import { type SignedKeyList, signKeyList, verifyKeyList } from '#sealing/signedKeyList.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { StoreError } from './database.ts'
import { keysFileName, readKeysFile, readRoot, readSignaturesIn } from './keyFiles.ts'
import { assertOrigin } from './publicStart.ts'
import type { Records } from './records.ts'
import { keyFolder, trialOfficer, trialRoot } from './trialKeys.ts'

/** A channel that may take reports, on days on which one of its officers is in force. */
export interface ServerChannel extends ListedChannel {
  /** Whom the notice goes to. */
  notice: readonly string[]
}

/** The keys that the server hands out and believes. */
export interface ServerKeys {
  /** As page and desk get it; null where no report is taken. */
  list: SignedKeyList | null
  version: number
  /** Public half of the key that signed the list. Documents bring it, never the answer that brings the list. */
  root: string | null
  /** The server made the root key itself, and may have made officers' keys: it can read what is sealed to those. */
  trial: boolean
  channels: readonly ServerChannel[]
  /** Why no report is taken, or not for all channels: a sentence each. */
  refusals: readonly string[]
}

interface KeySources {
  settings: Pick<Settings, 'data' | 'databaseUrl' | 'keys' | 'host' | 'origin' | 'allowTrialKeys'>
  records: Pick<Records, 'nameChannel' | 'namedChannels'>
  log: Log
}

/** Signing keys of the officers who are in force on a day: they may ask the server. */
export const requestingOn = (channel: ListedChannel, day: string): readonly string[] => channelOn(channel, day).signing

/** Channels that have an officer in force on a day. */
export const takingOn = (channels: readonly ServerChannel[], day: string): readonly ServerChannel[] =>
  channels.filter(({ officers }) => officers.some((officer) => isInForce(officer, day)))

const none: ServerKeys = { list: null, version: 0, root: null, trial: false, channels: [], refusals: [] }

/**
 * Reads the public keys of every channel, once, at the start: the list that the root key signed or, where no root key is named and that
 * is allowed, a list for a trial that the server signs itself. What is wrong is told, and stops nothing but the reports.
 */
export async function readKeys(sources: KeySources): Promise<ServerKeys> {
  const refusals: string[] = []
  const refuse = (sentence: string) => {
    refusals.push(sentence)
    sources.log.error(sentence)
  }
  try {
    const { keys: folder } = sources.settings
    assertOrigin(sources.settings)
    const root = await readRoot(folder)
    const file = await readKeysFile(folder)
    const keys = root === undefined ? await trialKeys(file, sources, refuse) : await signedKeys(file, root, sources)
    const channels = keys.list.channels.flatMap((channel, at) => {
      if (channel.officers.length > 0) return [{ ...channel, notice: file.channels[at]?.notice ?? [] }]
      if (!keys.trial) refuse(`Reports to "${channel.id}" are not taken: ${keysFileName} names no officers of it.`)
      return []
    })
    if (!keys.trial) await rememberWhenThereIsRoom(sources, channels)
    const { signed: list, trial } = keys
    return { list, version: keys.list.version, root: keys.root, trial, channels, refusals }
  } catch (error) {
    refuse(`No reports are taken: ${error instanceof Error ? error.message : error}`)
    return { ...none, refusals }
  }
}

interface Keys {
  list: KeyList
  signed: SignedKeyList
  root: string
  trial: boolean
}

/** @throws Error where the root key has not signed this list. */
async function signedKeys(file: KeysFile, root: string, { settings: { keys } }: KeySources): Promise<Keys> {
  const list = keyListOf(file)
  const signed = { text: writeKeyList(list), ...(await readSignaturesIn(keys)) }
  try {
    verifyKeyList(signed, root)
  } catch {
    const path = join(keys, keysFileName)
    throw new Error(`${path}.sig is no signature of ${path} by the root key in ${join(keys, 'root.pub')}.`)
  }
  return { list, signed, root, trial: false }
}

/** @throws Error where no trial may be. */
async function trialKeys(file: KeysFile, sources: KeySources, refuse: (sentence: string) => void): Promise<Keys> {
  const { settings, records, log } = sources
  const unsigned = `${join(settings.keys, 'root.pub')} is missing, the key that signs the officers' keys (docs/reports.md).`
  if (settings.databaseUrl !== '') throw new Error(`${unsigned} With DATABASE_URL the server makes no keys of its own.`)
  if (!settings.allowTrialKeys) {
    throw new Error(`${unsigned} To try the site out with keys that the server makes: ALLOW_TRIAL_KEYS=1.`)
  }
  const named = await records.namedChannels()
  const root = await trialRoot(settings.data)
  const channels: ListedChannel[] = []
  for (const channel of keyListOf(file).channels) {
    const isNamed = named.has(channel.symbol)
    if (isNamed) refuse(`Reports to "${channel.id}" are not taken: it had signed keys, so it gets none of a trial.`)
    const own = isNamed ? [] : channel.officers
    const officers = own.length > 0 || isNamed ? own : [await trialOfficer(settings.data, channel.id, log)]
    channels.push({ ...channel, officers })
  }
  const list = { ...keyListOf(file), channels }
  const signed = { text: writeKeyList(list), root: signKeyList(list, root.signingKey), approvals: [] }
  return { list, signed, root: root.publicKey, trial: true }
}

/** The root key that documents carry where no server of reports runs beside them, as in an export; a trial's of the same data folder. */
export async function rootOfDocuments({ keys, data }: Pick<Settings, 'keys' | 'data'>) {
  const own = await readRoot(keys)
  const root = own ?? (await readRoot(join(data, keyFolder)))
  return root === undefined
    ? undefined
    : { root, version: (await readKeysFile(keys)).version, trial: own === undefined }
}

/** With DATABASE_URL, whose database may be away now, no trial keys are ever made. A full disk: it is done once there is room. */
async function rememberWhenThereIsRoom({ settings, records }: KeySources, channels: readonly ServerChannel[]) {
  if (settings.databaseUrl !== '') return
  await rememberNamed({ trial: false, channels }, records).catch((error) => {
    if (!(error instanceof StoreError && error.isDiskFull)) throw error
  })
}

/** Remembers which channels have signed keys, so that they never get any of a trial. */
export async function rememberNamed(
  { trial, channels }: Pick<ServerKeys, 'trial' | 'channels'>,
  records: Pick<Records, 'nameChannel'>,
) {
  for (const { symbol } of trial ? [] : channels) await records.nameChannel(symbol)
}
