import { rename, writeFile } from 'node:fs/promises'

/** Thrown where the disk takes nothing: no picture is at fault. Its cause says why. */
export class WriteError extends Error {
  override readonly name = 'WriteError'
}

/** Writes a file so that no reader ever finds half of it. @throws WriteError */
export async function writeWhole(file: string, bytes: Buffer | string) {
  try {
    await writeFile(`${file}.new`, bytes)
    await rename(`${file}.new`, file)
  } catch (cause) {
    throw new WriteError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
