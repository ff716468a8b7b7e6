import { rename, writeFile } from 'node:fs/promises'

/** Writes a file so that no reader ever finds half of it. */
export async function writeWhole(file: string, bytes: Buffer | string) {
  await writeFile(`${file}.new`, bytes)
  await rename(`${file}.new`, file)
}
