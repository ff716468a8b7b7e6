import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { bytesHash } from '../content/fileHashes.ts'
import { readSettings } from '../settings.ts'
import { openSite } from '../site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const kept = join(root, '.cache', 'samples')
const isHeavy = (file: string) => /\.(webp|mp4|pdf)$/.test(file)

/** No PDF that a reader would open, but one whose pages can be counted. */
export const tinyPdf = '%PDF-1.5\n1 0 obj\n<</Type /Pages /Kids [] /Count 3>>\nendobj\n%%EOF\n'

/** Contents that samples are made of: the shipped one, and a small one with fifteen pages in each language. */
const contents = { shipped: 'content', dairy: 'examples/dairy' } as const
export type SampleContent = keyof typeof contents

const made = new Map<SampleContent, Promise<string>>()

/**
 * The folder that every sample is a copy of: the content with tiny pictures and PDFs, and a data folder with its pictures and
 * search index prepared. It is kept from run to run until the content or the code that prepares it changes.
 */
export function preparedSample(of: SampleContent = 'shipped'): Promise<string> {
  const prepared = made.get(of) ?? findOrPrepare(contents[of])
  made.set(of, prepared)
  return prepared
}

async function findOrPrepare(content: string): Promise<string> {
  const folder = join(kept, await hashOfSources(content))
  await mkdir(kept, { recursive: true })
  if (existsSync(folder)) {
    const now = new Date()
    await utimes(folder, now, now)
    return folder
  }
  await removeOld()
  const fresh = await mkdtemp(join(kept, 'new-'))
  await prepare(fresh, join(root, content))
  // Another worker may have been as quick: its folder holds the same.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }))
  return folder
}

async function prepare(folder: string, content: string) {
  const copy = join(folder, 'content')
  await cp(content, copy, { recursive: true, filter: (source) => !isHeavy(source) })
  await cp(join(root, 'keys'), join(folder, 'keys'), { recursive: true })
  const picture = sharp({ create: { width: 16, height: 10, channels: 3, background: '#8fc31f' } })
  const tiny = await picture.webp().toBuffer()
  for (const entry of await readdir(join(content, 'media'), { recursive: true })) {
    if (!isHeavy(entry)) continue
    const target = join(copy, 'media', entry)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, entry.endsWith('.webp') ? tiny : entry.endsWith('.pdf') ? tinyPdf : 'film')
    const second = Math.floor(Date.now() / 1000) // whole: a copy's time has no nanoseconds
    await utimes(target, second, second)
  }
  await nameTinyPdfs(copy)
  const settings = readSettings({ CONTENT_DIR: copy, DATA_DIR: join(folder, 'data') })
  const silent = () => undefined
  const site = await openSite(settings, { info: silent, error: silent })
  await site.pictures.finished()
  await site.close()
}

/** Items name the bytes of their PDFs, which are tiny here. */
async function nameTinyPdfs(copy: string) {
  for (const folder of ['announcements', 'reports'].map((name) => join(copy, name)).filter(existsSync))
    for (const name of await readdir(folder)) {
      const text = await readFile(join(folder, name), 'utf8')
      await writeFile(join(folder, name), text.replace(/\b[0-9a-f]{64}\b/g, bytesHash(Buffer.from(tinyPdf))))
    }
}

/** Of the texts, the names of the files that are replaced, and all code that could have a part in preparing. */
async function hashOfSources(content: string): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const folder of [content, 'keys', 'server', 'contract']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
      hash.update(relative(root, file))
      if (!isHeavy(file)) hash.update(await readFile(file))
    }
  }
  hash.update(await readFile(join(root, 'package-lock.json')))
  return hash.digest('hex').slice(0, 16)
}

const day = 24 * 3_600_000

/** Removes what no run has used for a day. */
async function removeOld() {
  for (const name of await readdir(kept)) {
    const folder = join(kept, name)
    if (Date.now() - (await stat(folder)).mtimeMs > day) await rm(folder, { recursive: true, force: true })
  }
}
