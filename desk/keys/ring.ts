import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { DeskError } from '../deskError.ts'
import { privateFolder, writePrivate } from '../private.ts'
import { lockText, unlockText } from './locked.ts'
import { assertPassphrase } from './passphrase.ts'

/** An officer's keys, the newest first; the others open what was sealed before. There is always one. */
export type Ring = readonly [OfficerKeys, ...OfficerKeys[]]

export const newKeys = async (): Promise<OfficerKeys> => officerKeys(await generateX25519Identity())

/** What texts are opened with. */
export const identitiesOf = (ring: Ring): string[] => ring.map(({ identity }) => identity)

export const keyFile = (folder: string) => join(folder, 'key.age')
export const hasKey = (folder: string) => existsSync(keyFile(folder))

/** @throws DeskError `noKey`, `keyBroken`, `passphraseWrong`. */
export async function openRing(folder: string, passphrase: string): Promise<Ring> {
  const file = keyFile(folder)
  const locked = await readFile(file).catch(() => {
    throw new DeskError(existsSync(file) ? 'unreadableFile' : 'noKey', file)
  })
  if (!locked.toString('latin1', 0, 40).startsWith('age-encryption.org/v1\n-> scrypt '))
    throw new DeskError('keyBroken', file)
  return ringOf(identitiesIn(await unlockText(locked, passphrase)), file)
}

/** Makes the first key of a folder. `identity` imports one instead. @throws DeskError `keyThere`, `passphraseWeak`. */
export async function createRing(folder: string, passphrase: string, identity?: string, work?: number): Promise<Ring> {
  if (hasKey(folder)) throw new DeskError('keyThere', keyFile(folder))
  return keep(folder, await assertPassphrase(passphrase), [identity ?? (await generateX25519Identity())], work)
}

/**
 * Adds a key. One made here comes first and is the officer's from now on; an imported one comes last and opens older reports.
 * @throws DeskError `keyKnown`.
 */
export async function addKey(folder: string, passphrase: string, identity?: string, work?: number): Promise<Ring> {
  const kept = identitiesOf(await openRing(folder, passphrase))
  if (identity && kept.includes(identity)) throw new DeskError('keyKnown')
  const all = identity ? [...kept, identity] : [await generateX25519Identity(), ...kept]
  return keep(folder, passphrase, all, work)
}

/** @throws DeskError `passphraseWeak`. */
export async function changePassphrase(folder: string, old: string, passphrase: string, work?: number): Promise<void> {
  const ring = await openRing(folder, old)
  await keep(folder, await assertPassphrase(passphrase), identitiesOf(ring), work)
}

/** The age identity in a file that `age-keygen` or the server made. @throws DeskError `keyFile`. */
export async function readIdentity(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const identity = identityIn(text, file)
  await officerKeys(identity).catch(() => {
    throw new DeskError('keyFile', file)
  })
  return identity
}

/** The first age identity of a text. @throws DeskError `keyFile`. */
export function identityIn(text: string, file: string): string {
  const [identity] = identitiesIn(text)
  if (!identity) throw new DeskError('keyFile', file)
  return identity
}

/** The text of a key file, as `age-keygen` writes it. */
export const keyText = (keys: readonly OfficerKeys[]) =>
  keys.map(({ recipient, identity }) => `# public key: ${recipient}\n${identity}\n`).join('')

async function keep(folder: string, passphrase: string, identities: string[], work?: number): Promise<Ring> {
  const ring = await ringOf(identities, keyFile(folder))
  const locked = await lockText(keyText(ring), passphrase, work)
  await privateFolder(folder)
  await writePrivate(keyFile(folder), locked)
  return ring
}

async function ringOf(identities: readonly string[], file: string): Promise<Ring> {
  const [newest, ...older] = await Promise.all(identities.map(officerKeys)).catch(() => [])
  if (!newest) throw new DeskError('keyBroken', file)
  return [newest, ...older]
}

const identitiesIn = (text: string) => text.match(/^AGE-SECRET-KEY-1\w+$/gm) ?? []
