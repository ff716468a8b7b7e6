import { Decrypter, Encrypter } from 'age-encryption'
import { bytesOf, textOf } from '#sealing/bytes.ts'
import { DeskError } from '../deskError.ts'

/** N = 2^18, as the age program has it: about a second here, and as much for each guess. */
export const workFactor = 18

/** Locks a text as an age file under a passphrase; `age -d FILE` opens it, `age -d -i FILE` uses it as it is. */
export async function lockText(text: string, passphrase: string, work = workFactor): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(work)
  return encrypter.encrypt(bytesOf(text))
}

/** @throws DeskError `passphraseWrong`: a wrong passphrase and a damaged file cannot be told apart. */
export async function unlockText(locked: Uint8Array, passphrase: string): Promise<string> {
  const decrypter = new Decrypter()
  try {
    decrypter.addPassphrase(passphrase)
    return textOf(await decrypter.decrypt(locked))
  } catch {
    throw new DeskError('passphraseWrong')
  }
}
