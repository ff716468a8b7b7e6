import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { type Channel, checkPublicKeys, type PublicKeys } from '#sealing/keys.ts'
import { officerKeys } from '#sealing/officer.ts'

export const keyFolder = 'officer-keys'

/**
 * The public keys of every channel. A channel for which the content names none gets a pair of its own at the first start, in
 * the data folder and readable by its owner alone, so that the form works; `warn` says where it lies and that it must go.
 */
export async function completeKeys(
  { recovery, channels }: { recovery: string | null; channels: readonly Channel[] },
  data: string,
  warn: (line: string) => void,
): Promise<PublicKeys> {
  const complete: Channel[] = []
  for (const { id, officers, signing } of channels) {
    if (officers.length > 0) {
      complete.push({ id, officers, signing })
      continue
    }
    const file = join(data, keyFolder, `${id}.age`)
    const { recipient, verifyKey } = await officerKeys(await identityIn(file, id))
    complete.push({ id, officers: [recipient], signing: [verifyKey] })
    warn(`Reports to "${id}" can be opened with ${file}. Move it to the officers’ own machine and name their keys in`)
    warn('content/officers.yaml before anybody relies on this site: docs/reports.md tells how.')
  }
  return checkPublicKeys({ v: 1, recovery, channels: complete })
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
