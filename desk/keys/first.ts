import { officerKeys } from '#sealing/officer.ts'
import { DeskError } from '../deskError.ts'
import type { Log } from '../log/file.ts'
import { createRing, hasKey, keyFile, newKeys, type Ring, readIdentity } from './ring.ts'

interface Place {
  folder: string
  log: Log
  work?: number | undefined
}

/**
 * The first key of a desk, made or taken from a file. Its line stands in the log before the key is there: from then on a desk without a log
 * has lost it. @throws DeskError `keyThere`, `keyFile`, `passphraseWeak`, or of the log.
 */
export async function firstKey({ folder, log, work }: Place, passphrase: string, from?: string): Promise<Ring> {
  if (hasKey(folder)) throw new DeskError('keyThere', keyFile(folder))
  const keys = from ? await officerKeys(await readIdentity(from)) : await newKeys()
  await log.add({ action: from ? 'key-import' : 'key-new', detail: keys.recipient })
  return createRing(folder, passphrase, keys.identity, work)
}
