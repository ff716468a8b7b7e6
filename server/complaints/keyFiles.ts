import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type KeySignatures, type KeysFile, keyListOf, keysFile, readSignatures } from '#contract/keys.ts'
import { checkKeyList } from '#sealing/keyList.ts'
import { isKey64 } from '#sealing/keys.ts'
import { SealingError } from '#sealing/sealingError.ts'

export const keysFileName = 'channels.yaml'

/** `channels.yaml` of a folder. @throws Error with a sentence for a file that is not there or not sound. */
export async function readKeysFile(folder: string): Promise<KeysFile> {
  const path = join(folder, keysFileName)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} cannot be read.`)
  })
  let data: unknown
  try {
    data = parse(text)
  } catch (error) {
    throw new Error(`${path} is no YAML: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
  const result = keysFile.safeParse(data)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Error(`${path}: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  try {
    checkKeyList(keyListOf(result.data))
  } catch (error) {
    if (!(error instanceof SealingError)) throw error
    throw new Error(
      `${path}: ${error.detail.field}: the same as another line, out of order, or one too many on one day.`,
    )
  }
  return result.data
}

/** The public half of the root key in a folder; `undefined` where there is none. @throws Error for a file that holds something else. */
export async function readRoot(folder: string, name = 'root.pub'): Promise<string | undefined> {
  const path = join(folder, name)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(`${path} cannot be read.`)
  })
  const key = text?.trim()
  if (key !== undefined && !isKey64(key)) throw new Error(`${path} holds no public key of 43 characters.`)
  return key
}

/** The signatures beside `channels.yaml`; none where there is no file. */
export const readSignaturesIn = async (folder: string): Promise<KeySignatures> =>
  readSignatures(await readFile(join(folder, `${keysFileName}.sig`), 'utf8').catch(() => ''))
