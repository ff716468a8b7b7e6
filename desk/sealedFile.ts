import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { DeskError } from './deskError.ts'
import { withDraft } from './drafts.ts'
import { markForeign } from './foreign.ts'
import { workFactor } from './keys/locked.ts'
import { identitiesOf, type Ring } from './keys/ring.ts'
import { notWritten } from './private.ts'

/** For whom a file on this machine is sealed: its officer, or whoever knows a passphrase. `plain`: for everybody who gets at the disk. */
export type Seal = 'own' | 'plain' | { passphrase: string; work?: number | undefined }

type Pieces = AsyncIterable<Uint8Array>

/** Writes bytes into a file for its owner alone, sealed or plain; whole or not at all. @throws DeskError `notWritten`, or of the bytes' source. */
export async function writeSealed(file: string, pieces: Pieces, seal: Seal, { ring }: { ring: Ring }): Promise<void> {
  await writePieces(file, seal === 'plain' ? pieces : await encrypted(pieces, seal, ring))
}

/** `noted`: the desk's folder, where the file may lie outside of it. */
async function writePieces(file: string, pieces: AsyncIterable<Uint8Array>, noted?: string): Promise<void> {
  const write = async (draft: string) => {
    await pipeline(Readable.from(pieces), createWriteStream(draft, { mode: 0o600 }))
    await rename(draft, file)
  }
  await withDraft(file, write, noted).catch((error) => {
    throw error instanceof Error && 'code' in error ? notWritten(error) : error
  })
}

async function encrypted(pieces: Pieces, seal: Exclude<Seal, 'plain'>, [newest]: Ring) {
  const encrypter = new Encrypter()
  if (seal === 'own') encrypter.addRecipient(newest.recipient)
  else {
    encrypter.setPassphrase(seal.passphrase)
    encrypter.setScryptWorkFactor(seal.work ?? workFactor)
  }
  return encrypter.encrypt(streamOf(pieces))
}

/** Whether a sealed file asks for a passphrase instead of a key. @throws DeskError `unreadableFile`, `notSealed`. */
export async function asksPassphrase(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => {
    throw new DeskError('unreadableFile', file)
  })
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(64) })
    const head = buffer.toString('latin1', 0, bytesRead)
    if (!head.startsWith('age-encryption.org/v1\n')) throw new DeskError('notSealed', file)
    return head.includes('\n-> scrypt ')
  } finally {
    await handle.close()
  }
}

/** The bytes of a sealed file. @throws DeskError `notOpened` for another key or passphrase, and for a file that was altered. */
export async function* openSealed(file: string, by: Ring | string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  if (typeof by === 'string') decrypter.addPassphrase(by)
  else for (const identity of identitiesOf(by)) decrypter.addIdentity(identity)
  try {
    yield* (await decrypter.decrypt(streamOf(createReadStream(file)))) as unknown as Pieces // Node's streams can be walked through
  } catch {
    throw new DeskError('notOpened', file)
  }
}

/** Where a sealed file is opened to, if nothing else is said. */
export const plainPlace = (file: string) => resolve(file.endsWith('.age') ? file.slice(0, -4) : `${file}.open`)

/**
 * Opens a sealed file into a plain one, beside it or at `to`, for the desk whose folder is given. Returns its place. @throws DeskError `notEmpty` where something is, `notOpened`,
 * `notWritten`.
 */
export async function unsealFile(
  folder: string,
  { file, by, to }: { file: string; by: Ring | string; to?: string | undefined },
): Promise<string> {
  const place = to === undefined ? plainPlace(file) : resolve(to)
  if (existsSync(place)) throw new DeskError('notEmpty', place)
  await writePieces(place, openSealed(file, by), folder)
  await markForeign(place)
  return place
}

/** The same stream by the name that the age library knows. */
const streamOf = (pieces: Pieces) => Readable.toWeb(Readable.from(pieces)) as unknown as ReadableStream<Uint8Array>
