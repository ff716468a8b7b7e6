import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import type { Officer } from '#sealing/keyList.ts'
import { officerKeys } from '#sealing/officer.ts'
import { type RootKey, rootKey } from '#sealing/rootKey.ts'
import type { Log } from '../log.ts'

export const keyFolder = 'officer-keys'

/** The root key of a trial. Its public half lies beside it, for an export of the same machine. */
export async function trialRoot(data: string): Promise<RootKey> {
  const root = rootKey(await identityIn(join(data, keyFolder, 'root.age'), 'key that signs the list of a trial'))
  await writeFile(join(data, keyFolder, 'root.pub'), `${root.publicKey}\n`)
  return root
}

/** The officer of a trial: the server holds their key. The day is always the same, so that a start changes nothing in the list. */
export async function trialOfficer(data: string, id: string, log: Log): Promise<Officer> {
  const path = join(data, keyFolder, `${id}.age`)
  const { recipient, verifyKey } = await officerKeys(await identityIn(path, `trial key of the channel "${id}"`))
  log.info(`Trial: reports to "${id}" can be opened with ${path}, so whoever runs this server can read them.`)
  log.info('Before anybody relies on this site, have the officers’ own keys named and signed: docs/reports.md.')
  return { name: `trial-${id}`, recipient, signing: verifyKey, from: '2026-01-01' }
}

async function identityIn(file: string, what: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  const found = kept?.match(/^AGE-SECRET-KEY-1\w+$/m)?.[0]
  if (found) return found
  if (kept !== undefined) throw new Error(`${file} holds no age identity (a line that begins with AGE-SECRET-KEY-1)`)
  const identity = await generateX25519Identity()
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  await writeFile(file, `# ${what}, made by the server at its first start\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  await chmod(file, 0o600)
  return identity
}
