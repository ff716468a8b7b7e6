import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { dayInChina } from '#contract/day.ts'
import { type KeysFile, keyListOf, keysFile, readSignatures, writeSignatures } from '#contract/keys.ts'
import { channelPrint, fingerprintOf } from '#sealing/fingerprint.ts'
import { checkKeyList, crowdedDay, isInForce, type KeyList } from '#sealing/keyList.ts'
import { rootKey } from '#sealing/rootKey.ts'
import { signKeyList } from '#sealing/signedKeyList.ts'
import { mostOfficers } from '#sealing/sizes.ts'
import { DeskError } from '../deskError.ts'
import { lockText, unlockText } from '../keys/locked.ts'
import { identityIn, newKeys } from '../keys/ring.ts'
import { writePrivate, writeShared } from '../private.ts'
import { askNewPassphrase, askPassphrase, type Call, unlock } from './call.ts'

/** `key root FILE`: makes the root key, locked in a file; its public half lies beside it as `root.pub`. */
export async function makeRoot(call: Call, file?: string): Promise<void> {
  const { words, terminal, log, work } = call
  if (!file) throw new DeskError('usage', 'key root')
  if (existsSync(file)) throw new DeskError('keyThere', file)
  const { identity } = await newKeys()
  const { publicKey } = rootKey(identity)
  const passphrase = await askNewPassphrase(call, 'DESK_NEW_PASSPHRASE_FILE')
  await writePrivate(file, await lockText(`# root key: ${publicKey}\n${identity}\n`, passphrase, work))
  const beside = join(file, '..', 'root.pub')
  await writeShared(beside, `${publicKey}\n`)
  await log.add({ action: 'key-root', detail: fingerprintOf(publicKey) })
  terminal.say(words.keyList.rootMade(file, beside))
  terminal.say(`    ${words.pair(words.keys.print, fingerprintOf(publicKey))}`)
}

/** `key raise LIST`: the next version of a list that is about to be changed. What was signed before signs it no more. */
export async function raiseVersion({ words, terminal }: Call, file?: string): Promise<void> {
  if (!file) throw new DeskError('usage', 'key raise')
  const { text, list } = await readList(file)
  const raised = text.replace(/^(\s*"?version"?:\s*)\d+/m, (_, before) => `${before}${list.version + 1}`)
  if (raised === text) throw new DeskError('listBroken', 'version')
  await writeShared(file, raised)
  await writeShared(`${file}.sig`, '')
  terminal.say(words.keyList.raised(file, String(list.version + 1)))
}

/**
 * `key sign LIST [ROOT]`: signs a list as an officer, with the key of this desk, or with the root key in the file ROOT. What is signed is
 * said line by line, so that nobody vouches for what they have not seen.
 */
export async function signList(call: Call, file?: string, rootFile?: string): Promise<void> {
  const { words, terminal, log } = call
  if (!file) throw new DeskError('usage', 'key sign')
  const { list } = await readList(file)
  const before = readSignatures(await readFile(`${file}.sig`, 'utf8').catch(() => ''))
  const signed = rootFile
    ? { ...before, root: await signAsRoot(call, list, rootFile) }
    : { ...before, approvals: await approve(call, list, before.approvals) }
  await log.add({ action: 'key-sign', detail: `version ${list.version}` })
  await writeShared(`${file}.sig`, writeSignatures(signed))
  terminal.say(words.keyList.signed(`${file}.sig`, String(list.version)))
  sayList(call, list)
}

async function signAsRoot(call: Call, list: KeyList, file: string): Promise<string> {
  const locked = await readFile(file).catch(() => {
    throw new DeskError('unreadableFile', file)
  })
  const passphrase = await askPassphrase(call, call.words.ask.passphrase, 'DESK_ROOT_PASSPHRASE_FILE')
  return signKeyList(list, rootKey(identityIn(await unlockText(locked, passphrase), file)).signingKey)
}

async function approve(call: Call, list: KeyList, before: readonly { key: string; signature: string }[]) {
  const { ring } = await unlock(call)
  // All keys of a ring: which of them the list before has in force, this desk need not know.
  const own = ring.map(({ verifyKey: key, signingKey }) => ({ key, signature: signKeyList(list, signingKey) }))
  return [...before.filter(({ key }) => own.every((mine) => mine.key !== key)), ...own]
}

function sayList({ words, terminal, now }: Call, { recovery, channels }: KeyList) {
  const today = dayInChina(now())
  for (const channel of channels) {
    terminal.say(words.keyList.channel(channel.id, channelPrint(channel, recovery)))
    for (const officer of channel.officers) {
      const { name, recipient, signing, from, until } = officer
      const state = isInForce(officer, today) ? '' : `  ${words.keyList.notInForce}`
      terminal.say(`    ${name}  ${from} – ${until ?? ''}${state}`)
      terminal.say(`        ${fingerprintOf(recipient)}  ${fingerprintOf(signing)}`)
    }
  }
  if (recovery) terminal.say(words.pair(words.keyList.recovery, fingerprintOf(recovery)))
}

/** @throws DeskError `unreadableFile`, `listBroken` with the field, `listCrowded` with the channel and the day. */
async function readList(file: string): Promise<{ text: string; list: KeyList }> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new DeskError('unreadableFile', file)
  })
  const list = keyListOf(readFields(text))
  for (const { id, officers } of list.channels) {
    const day = crowdedDay(officers)
    if (day !== undefined) throw new DeskError('listCrowded', id, day, String(mostOfficers))
  }
  try {
    checkKeyList(list)
  } catch (error) {
    throw new DeskError('listBroken', error instanceof Error ? error.message : '')
  }
  return { text, list }
}

function readFields(text: string): KeysFile {
  let data: unknown
  try {
    data = parse(text)
  } catch (error) {
    throw new DeskError('listBroken', error instanceof Error ? (error.message.split('\n')[0] ?? '') : '')
  }
  const read = keysFile.safeParse(data)
  if (!read.success) throw new DeskError('listBroken', read.error.issues[0]?.path.join('.') ?? '')
  return read.data
}
