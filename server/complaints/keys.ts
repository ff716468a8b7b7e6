import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { type Channel, checkPublicKeys, type PublicKeys } from '#sealing/keys.ts'
import { officerKeys } from '#sealing/officer.ts'

export const keyFolder = 'officer-keys'

/** Channels as the content names them; `retired` are signing keys of officers who left. */
export interface OfficersOfContent {
  recovery: string | null
  channels: readonly (Channel & { retired?: readonly string[] })[]
}
/** As the server holds it: every key of `signing` proves an answer true, those of `requesting` alone may ask the server. */
interface ServerChannel extends Channel {
  requesting: readonly string[]
}
export interface ServerKeys extends PublicKeys {
  channels: readonly ServerChannel[]
}

/**
 * The public keys of every channel. A channel for which the content names none gets a pair of its own at the first start, in
 * the data folder and readable by its owner alone, so that the form works; `warn` says where it lies and that it must go.
 */
export async function completeKeys(
  { recovery, channels }: OfficersOfContent,
  data: string,
  warn: (line: string) => void,
): Promise<ServerKeys> {
  const complete: ServerChannel[] = []
  for (const { id, officers, signing, retired = [] } of channels) {
    if (officers.length > 0) {
      complete.push({ id, officers, signing: [...signing, ...retired], requesting: signing })
      continue
    }
    const file = join(data, keyFolder, `${id}.age`)
    const { recipient, verifyKey } = await officerKeys(await identityIn(file, id))
    complete.push({ id, officers: [recipient], signing: [verifyKey, ...retired], requesting: [verifyKey] })
    warn(`Reports to "${id}" can be opened with ${file}. Before anybody relies on this site, have the officers’`)
    warn('own keys named in content/officers.yaml, and only then delete this one: docs/reports.md tells how.')
  }
  const keys: ServerKeys = { v: 1, recovery, channels: complete }
  checkPublicKeys(keys)
  return keys
}

async function identityIn(file: string, channel: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  const found = kept?.match(/^AGE-SECRET-KEY-1\w+$/m)?.[0]
  if (found) return found
  if (kept !== undefined) throw new Error(`${file} holds no age identity (a line that begins with AGE-SECRET-KEY-1)`)
  const identity = await generateX25519Identity()
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  await writeFile(file, `# key of the channel "${channel}", made by the server at its first start\n${identity}\n`, {
    mode: 0o600,
    flag: 'wx',
  })
  await chmod(file, 0o600)
  return identity
}
