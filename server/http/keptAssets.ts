import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Days after the last start of a version for which its built files are still sent. */
const keptDays = 30
const day = 24 * 3_600_000

/**
 * Keeps the built files of this version and of those before it, whose documents readers have open and other nodes may still send.
 * Answers the folder; what the disk does not take is missing there, and costs no start.
 */
export async function keepAssets(built: string, folder: string, now = Date.now()): Promise<string> {
  await mkdir(folder, { recursive: true }).catch(() => undefined)
  const [own, kept] = await Promise.all([namesIn(built), namesIn(folder)])
  for (const name of own) await keep(join(built, name), join(folder, name), now).catch(() => undefined)
  for (const name of kept) {
    if (own.includes(name)) continue
    const file = join(folder, name)
    const used = await stat(file).catch(() => undefined)
    if (used && now - used.mtimeMs > keptDays * day) await rm(file, { force: true }).catch(() => undefined)
  }
  return folder
}

/** A file's time is that of the last start that had it. */
async function keep(from: string, to: string, now: number) {
  const time = now / 1_000
  const isThere = await utimes(to, time, time).then(
    () => true,
    () => false,
  )
  if (isThere) return
  const unfinished = `${to}.${process.pid}.new`
  try {
    await copyFile(from, unfinished)
    await rename(unfinished, to)
    await utimes(to, time, time)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => [])
