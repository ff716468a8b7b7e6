import { dayInChina } from '#contract/day.ts'
import { fingerprintOf } from '#sealing/fingerprint.ts'
import { openDesk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { firstKey } from '../keys/first.ts'
import { lockText } from '../keys/locked.ts'
import { addKey, changePassphrase, hasKey, keyFile, keyText, newKeys, type Ring, readIdentity } from '../keys/ring.ts'
import { writePrivate } from '../private.ts'
import { lineOf, linesOf } from '../views/keys.ts'
import { askNewPassphrase, askPassphrase, type Call, unlock } from './call.ts'
import { makeRoot, raiseVersion, signList } from './keyList.ts'

/** `key new`, `import FILE`, `show`, `passphrase`, `rotate`, `recovery [FILE]`, `root FILE`, `raise LIST`, `sign LIST [ROOT]`. */
export async function key(call: Call): Promise<void> {
  const [what = 'show', ...given] = call.given
  const act = Object.hasOwn(keyCommands, what) ? keyCommands[what] : undefined
  if (!act) throw new DeskError('usage', `key ${what}`)
  await act(call, ...given)
}

async function make(call: Call): Promise<void> {
  const { folder, words, terminal } = call
  if (hasKey(folder)) throw new DeskError('keyThere', keyFile(folder))
  const ring = await firstKey(call, await askNewPassphrase(call))
  terminal.say(words.keys.made(keyFile(folder)))
  sayLines(call, ring)
  terminal.say(words.keys.next)
  await offerRecovery(call)
}

/** Asked at the first key, since nobody thinks of it later. A script is only told. */
async function offerRecovery(call: Call): Promise<void> {
  const { words, terminal, env } = call
  terminal.say(words.keys.recoveryWhy)
  if (env.DESK_PASSPHRASE_FILE) return
  if ((await terminal.ask(words.ask.recovery)).trim().toLowerCase() === 'yes') await recovery(call)
}

async function take(call: Call, from?: string): Promise<void> {
  const { folder, words, terminal, work } = call
  if (!from) throw new DeskError('usage', 'key import')
  if (hasKey(folder)) {
    const identity = await readIdentity(from)
    const ring = await addKey(folder, (await unlock(call)).passphrase, identity, work)
    await call.log.add({ action: 'key-import', detail: ring.at(-1)?.recipient })
    terminal.say(words.keys.added(from))
    return terminal.say(words.keys.deleteOriginal(from))
  }
  await readIdentity(from) // before a passphrase is asked for
  const ring = await firstKey(call, await askNewPassphrase(call), from)
  terminal.say(words.keys.imported(from, keyFile(folder)))
  sayLines(call, ring)
  terminal.say(words.keys.deleteOriginal(from))
}

async function show(call: Call): Promise<void> {
  const { folder, settings, lang, fetch, now, words, terminal } = call
  const { ring } = await unlock(call)
  await call.log.add({ action: 'key-show' })
  sayLines(call, ring)
  for (const { recipient } of ring.slice(1)) terminal.say(words.pair(words.keys.older, recipient))
  const { server, channel } = settings
  if (!server) return
  const desk = await openDesk({ folder, server, channel, lang, ring, fetch, now })
  terminal.say('')
  terminal.say(words.keys.channel(words.keys.withId(desk.channel.name, desk.channel.id)))
  for (const [at, { recipient, verifyKey }] of ring.entries()) {
    const named = desk.named.officers.includes(recipient) && desk.named.signing.includes(verifyKey)
    // An older key is not named any more, as is right.
    if (named || at === 0) terminal.say(`${recipient}  ${named ? words.keys.named : words.keys.notNamed}`)
  }
}

async function change(call: Call): Promise<void> {
  const old = await askPassphrase(call, call.words.ask.passphrase)
  await changePassphrase(call.folder, old, await askNewPassphrase(call, 'DESK_NEW_PASSPHRASE_FILE'), call.work)
  await call.log.add({ action: 'key-passphrase' })
  call.terminal.say(call.words.keys.passphraseChanged)
}

async function rotate(call: Call): Promise<void> {
  const { folder, words, terminal, work } = call
  const { ring, passphrase } = await unlock(call)
  const [fresh] = await addKey(folder, passphrase, undefined, work)
  await call.log.add({ action: 'key-rotate', detail: fresh.recipient })
  terminal.say(words.keys.rotated)
  const steps = words.keys.rotateSteps(lineOf(fresh, dayInChina(call.now()), words), ring[0].recipient)
  for (const [at, step] of steps.entries()) terminal.say(`  ${at + 1}. ${step}`)
}

/** On paper, shown once; or locked in a file with a passphrase of its own. */
async function recovery(call: Call, file?: string): Promise<void> {
  const { words, terminal } = call
  if (!file && !terminal.isAttended) throw new DeskError('secretUnseen')
  const keys = await newKeys()
  if (file) {
    const passphrase = await askNewPassphrase(call, 'DESK_NEW_PASSPHRASE_FILE')
    await writePrivate(file, await lockText(keyText([keys]), passphrase, call.work))
  }
  await call.log.add({ action: 'key-recovery', detail: keys.recipient })
  terminal.say(`${words.keys.recovery}\n    recovery: ${keys.recipient}`)
  terminal.say(file ? words.keys.recoveryLocked(file) : `${words.keys.recoveryPaper}\n    ${keys.identity}`)
  terminal.say(`    ${words.pair(words.keys.print, fingerprintOf(keys.recipient))}`)
  terminal.say(words.keys.recoveryHow)
}

const sayLines = ({ words, terminal, settings, now }: Call, ring: Ring) =>
  terminal.say(linesOf(ring, dayInChina(now()), settings.channel, words))

export const keyCommands: Record<string, (call: Call, ...given: string[]) => Promise<void>> = {
  ...{ new: make, import: take, show, passphrase: change, rotate, recovery },
  ...{ root: makeRoot, raise: raiseVersion, sign: signList },
}
