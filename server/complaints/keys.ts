import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { parse } from 'yaml'
import { type KeysFile, keysFile } from '#contract/keys.ts'
import { type Channel, checkPublicKeys, type PublicKeys } from '#sealing/keys.ts'
import { officerKeys } from '#sealing/officer.ts'
import { isSignedBy } from '#sealing/signing.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { DiskFull } from './database.ts'
import { isLoopback } from './loopback.ts'
import type { Records } from './records.ts'

export const keyFolder = 'officer-keys'
const fileName = 'channels.yaml'

/** As the server holds it: every key of `signing` proves an answer true, those of `requesting` alone may ask the server. */
export interface ServerChannel extends Channel {
  requesting: readonly string[]
  /** The server made its keys and can read what is sealed to them. */
  trial: boolean
  /** Whom the daily notice goes to. */
  notice: readonly string[]
}
export interface ServerKeys extends PublicKeys {
  /** None when the file cannot be used: then no report is taken. */
  channels: readonly ServerChannel[]
}

interface KeySources {
  settings: Pick<Settings, 'data' | 'databaseUrl' | 'keys' | 'keysSigner' | 'host' | 'allowTrialKeys'>
  records: Pick<Records, 'nameChannel' | 'namedChannels'>
  log: Log
}

/**
 * Reads the public keys of every channel, once, at the start. A channel that never had keys gets a trial pair in the data folder, where
 * that is allowed; one that had some and has none takes no reports. What is wrong is told, and stops nothing but the reports.
 */
export async function readKeys(sources: KeySources): Promise<ServerKeys> {
  const { settings, log } = sources
  let file: KeysFile
  try {
    file = await readKeysFile(settings)
  } catch (error) {
    log.error(`No reports are taken: ${error instanceof Error ? error.message : error}`)
    return { recovery: null, channels: [] }
  }
  const channels: ServerChannel[] = []
  for (const named of file.channels) {
    try {
      const channel = named.officers.length > 0 ? await ownKeys(named, sources) : await trialKeys(named, sources)
      checkPublicKeys({ recovery: file.recovery, channels: [channel] })
      channels.push(channel)
    } catch (error) {
      log.error(`Reports to "${named.id}" are not taken: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { recovery: file.recovery, channels }
}

/** @throws Error with a sentence for a file that is not there, not signed by whom it should be, or not sound. */
async function readKeysFile({ keys: folder, keysSigner }: KeySources['settings']): Promise<KeysFile> {
  const path = join(folder, fileName)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} cannot be read.`)
  })
  if (keysSigner !== '') {
    const signature = await readFile(`${path}.sig`, 'utf8').catch(() => '')
    if (!isSignedBy('keys', text, signature.trim(), [keysSigner])) {
      throw new Error(`${path}.sig is no signature of ${path} by the key that KEYS_SIGNER names.`)
    }
  }
  let data: unknown
  try {
    data = parse(text)
  } catch (error) {
    throw new Error(`${path} is no YAML: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
  const result = keysFile.safeParse(data)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Error(`${path}: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  for (const name of ['id', 'symbol'] as const) {
    const values = result.data.channels.map((channel) => channel[name])
    if (new Set(values).size < values.length) throw new Error(`${path}: two channels have the same ${name}.`)
  }
  return result.data
}

type NamedChannel = KeysFile['channels'][number]

async function ownKeys(channel: NamedChannel, { settings, records }: KeySources): Promise<ServerChannel> {
  const { id, symbol, officers, signing, retired, notice } = channel
  // Remembered so that it never gets trial keys: with DATABASE_URL, which may be away now, none are made.
  if (settings.databaseUrl === '') await records.nameChannel(symbol).catch(unlessFull)
  return { id, symbol, officers, signing: [...signing, ...retired], requesting: signing, trial: false, notice }
}

/** With a full disk it is done once there is room (`rememberNamed`). */
function unlessFull(error: unknown) {
  if (!(error instanceof DiskFull)) throw error
}

/** Remembers which channels have officers' keys. */
export async function rememberNamed(channels: readonly ServerChannel[], records: Pick<Records, 'nameChannel'>) {
  for (const { symbol, trial } of channels) if (!trial) await records.nameChannel(symbol)
}

async function trialKeys({ id, symbol, retired, notice }: NamedChannel, sources: KeySources): Promise<ServerChannel> {
  const { settings, records, log } = sources
  if (settings.databaseUrl !== '') {
    throw new Error(`${fileName} names no officers' keys; with DATABASE_URL the server makes none of its own.`)
  }
  if ((await records.namedChannels()).has(symbol)) {
    throw new Error(`its officers' keys are gone from ${fileName}; it had some, so the server makes none.`)
  }
  if (!isLoopback(settings.host) && !settings.allowTrialKeys) {
    throw new Error(
      `${fileName} names no officers' keys. To try it out with keys that the server makes: ALLOW_TRIAL_KEYS=1.`,
    )
  }
  const path = join(settings.data, keyFolder, `${id}.age`)
  const { recipient, verifyKey } = await officerKeys(await identityIn(path, id))
  log.info(`Trial: reports to "${id}" can be opened with ${path}, so whoever runs this server can read them.`)
  log.info(`Before anybody relies on this site, have the officers' own keys named in ${fileName}: docs/reports.md.`)
  const signing = [verifyKey, ...retired]
  return { id, symbol, officers: [recipient], signing, requesting: [verifyKey], trial: true, notice }
}

async function identityIn(file: string, channel: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  const found = kept?.match(/^AGE-SECRET-KEY-1\w+$/m)?.[0]
  if (found) return found
  if (kept !== undefined) throw new Error(`${file} holds no age identity (a line that begins with AGE-SECRET-KEY-1)`)
  const identity = await generateX25519Identity()
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  await writeFile(
    file,
    `# trial key of the channel "${channel}", made by the server at its first start\n${identity}\n`,
    {
      mode: 0o600,
      flag: 'wx',
    },
  )
  await chmod(file, 0o600)
  return identity
}
