import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { langOf } from '#contract/paths.ts'
import { systemLang } from '#contract/systemLang.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { wholeLangOf } from '#contract/wholeLangs.ts'
import type { Options } from '../arguments.ts'
import type { Fetch } from '../client.ts'
import { type Desk, openDesk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { sweepDrafts } from '../drafts.ts'
import { rootOf } from '../keyList.ts'
import { assertPassphrase, proposePassphrase } from '../keys/passphrase.ts'
import { hasKey, keyFile, openRing, type Ring } from '../keys/ring.ts'
import { type Log, openLog } from '../log/file.ts'
import { keepSettings, readSettings, type Settings, serverOf } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { keepTrusted, readTrusted } from '../trusted.ts'
import { wordsOf } from '../words/index.ts'
import type { Words } from '../words/zh.ts'

/** The world around the desk; tests put their own in its place. */
export interface Surroundings {
  env: Record<string, string | undefined>
  terminal: Terminal
  fetch: Fetch
  now: () => number
  /** Shows an address in the officer's browser. */
  openBrowser: (address: string) => void
  /** Ends a page that runs. */
  signal?: AbortSignal
  /** scrypt's work for new locks; tests lower it. */
  work?: number
}

/** One command line on its way, with everything that a command needs. */
export interface Call extends Surroundings {
  options: Options
  /** What stands behind the command. */
  given: readonly string[]
  folder: string
  lang: WholeLang
  words: Words
  settings: Settings
  log: Log
}

export const folderOf = (env: Surroundings['env'], options: Options) =>
  resolve(options.dir ?? env.DESK_DIR ?? 'desk-data')

/** `--lang`, what was chosen before, or the system's language. */
export function languageOf(
  env: Surroundings['env'],
  chosen: string | undefined,
  kept: WholeLang | undefined,
): WholeLang {
  return chosen === undefined ? (kept ?? systemLang(env)) : wholeLangOf(langOf(chosen))
}

/** Sweeps what a killed desk left, reads the settings and keeps what the command line adds to them. */
export async function prepare(surroundings: Surroundings, options: Options, given: readonly string[]): Promise<Call> {
  const { env } = surroundings
  const folder = folderOf(env, options)
  const chosen: Partial<Settings> = {
    ...(options.server !== undefined && { server: serverOf(options.server) }),
    ...(options.root !== undefined && { root: rootOf(options.root) }),
    ...(options.channel !== undefined && { channel: options.channel }),
    ...(options.lang !== undefined && { lang: wholeLangOf(langOf(options.lang)) }),
  }
  await sweepDrafts(folder)
  const kept = await readSettings(folder)
  // An archive of the desk is made for a website: its start file names it.
  if (chosen.server === undefined && kept.server === undefined && env.DESK_SERVER)
    chosen.server = serverOf(env.DESK_SERVER)
  const settings = Object.keys(chosen).length > 0 ? await keepSettings(folder, chosen) : kept
  const lang = languageOf(env, options.lang, settings.lang)
  const log = openLog(folder, surroundings.now)
  return { ...surroundings, options, given, folder, lang, words: wordsOf(lang), settings, log }
}

/** A passphrase from the terminal, or from the file that a variable names. @throws DeskError `passphraseOpen`, `unreadableFile`. */
export async function askPassphrase({ env, terminal }: Call, question: string, variable = 'DESK_PASSPHRASE_FILE') {
  const file = env[variable]
  if (!file) return terminal.secret(question, variable)
  const unreadable = () => {
    throw new DeskError('unreadableFile', file)
  }
  const { mode } = await stat(file).catch(unreadable)
  // Windows keeps no such bits.
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) throw new DeskError('passphraseOpen', file)
  return (await readFile(file, 'utf8').catch(unreadable)).replace(/\r?\n$/, '')
}

/** A new passphrase, typed twice; six words are proposed to whoever types. @throws DeskError `passphraseWeak`, `passphraseDiffers`. */
export async function askNewPassphrase(call: Call, variable = 'DESK_PASSPHRASE_FILE'): Promise<string> {
  const { words, terminal, env, settings } = call
  if (!env[variable]) terminal.complain(words.ask.proposed(await proposePassphrase()))
  const typed = await askPassphrase(call, words.ask.newPassphrase, variable)
  await assertPassphrase(typed, [settings.server ?? ''])
  if ((await askPassphrase(call, words.ask.repeat, variable)) !== typed) throw new DeskError('passphraseDiffers')
  return typed
}

/** Opens the key; a wrong passphrase stands in the log. @throws DeskError `noKey` before the passphrase is asked for. */
export async function unlock(call: Call): Promise<{ ring: Ring; passphrase: string }> {
  if (!hasKey(call.folder)) throw new DeskError('noKey', keyFile(call.folder))
  const passphrase = await askPassphrase(call, call.words.ask.passphrase)
  try {
    const ring = await openRing(call.folder, passphrase)
    await nameRoot(call, ring)
    return { ring, passphrase }
  } catch (error) {
    if (error instanceof DeskError && error.reason === 'passphraseWrong') {
      // Also where the log takes no line, that is what was wrong.
      await call.log.add({ action: 'unlock', detail: 'failed: passphraseWrong' }).catch(() => undefined)
    }
    throw error
  }
}

/** A root key that was named with the command takes the place of the one that was trusted before. A log that takes no line is told later. */
async function nameRoot({ folder, log, options, settings: { root } }: Call, ring: Ring): Promise<void> {
  const unlocked = { folder, ring, log }
  if (!options.root || !(await log.check()).ok || (await readTrusted(unlocked)).root === root) return
  await keepTrusted(unlocked, { root })
}

/** Unlocks and asks the website. @throws DeskError `noServer` before the passphrase is asked for. */
export async function enter(call: Call): Promise<Desk> {
  const { folder, settings, lang, fetch, now } = call
  const { server, channel } = settings
  if (!server) throw new DeskError('noServer')
  const { ring } = await unlock(call)
  return openDesk({ folder, server, channel, lang, ring, fetch, now })
}
