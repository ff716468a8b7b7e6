import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '#contract/picture.ts'
import { ContentError } from './problems.ts'

/** Widths in pixels that browsers choose from; a master is never enlarged. */
const widths = [400, 800, 1200, 1800, 2400]
const recipe = `webp-q74-${widths.join('-')}`

type Prepared = Omit<Picture, 'alt'>
interface Entry extends Prepared {
  stamp: string
}

/** Prepared pictures of a content folder. `find` answers `undefined` for a picture that is not there. */
export interface Pictures {
  find(name: string): Prepared | undefined
}

/**
 * Prepares every named picture of `<content>/media` in the widths that browsers need, into `folder`. File names hold a
 * hash of the content, so they can be cached for ever; what is unchanged since the last start is not touched.
 * @throws ContentError naming a file that is no picture.
 */
export async function preparePictures(
  media: string,
  folder: string,
  names: Iterable<string>,
  onProgress?: (done: number, total: number) => void,
): Promise<Pictures> {
  await mkdir(folder, { recursive: true })
  const manifest = join(folder, 'pictures.json')
  const known = await readManifest(manifest)
  const wanted = [...new Set(names)]
  const entries = new Map<string, Entry>()
  let changed = false
  for (const [done, name] of wanted.entries()) {
    const stats = await stat(join(media, name)).catch(() => undefined)
    if (!stats?.isFile()) continue
    const stamp = `${recipe} ${stats.size} ${stats.mtimeMs}`
    const old = known.get(name)
    if (old?.stamp === stamp && existsSync(join(folder, basename(old.src)))) {
      entries.set(name, old)
      continue
    }
    onProgress?.(done, wanted.length)
    const entry = await prepare(join(media, name), name, folder, stamp).catch((error: Error) => {
      throw new ContentError([{ file: `media/${name}`, reason: `is not a picture that can be used: ${error.message}` }])
    })
    entries.set(name, entry)
    changed = true
  }
  if (changed) {
    await writeFile(`${manifest}.new`, JSON.stringify([...known, ...entries]))
    await rename(`${manifest}.new`, manifest)
  }
  return { find: (name) => entries.get(name) }
}

async function readManifest(file: string): Promise<Map<string, Entry>> {
  try {
    return new Map(JSON.parse(await readFile(file, 'utf8')) as [string, Entry][])
  } catch {
    return new Map() // missing or half written: everything is prepared again
  }
}

async function prepare(file: string, name: string, folder: string, stamp: string): Promise<Entry> {
  const master = await readFile(file)
  const hash = createHash('sha256').update(recipe).update(master).digest('hex').slice(0, 10)
  const { width = 0, height = 0 } = await sharp(master).metadata()
  const { dominant } = await sharp(master).resize(64).stats()
  const steps = [...new Set([...widths.filter((step) => step < width), Math.min(width, widths.at(-1) ?? width)])]
  const stem = name.replace(/\.\w+$/, '').replaceAll('/', '-')
  const made = await Promise.all(
    steps.map(async (step) => {
      const target = `${stem}.${hash}.${step}.webp`
      if (!existsSync(join(folder, target))) {
        await sharp(master)
          .resize(step)
          .webp({ quality: 74, effort: 4 })
          .toFile(join(folder, `${target}.new`))
        await rename(join(folder, `${target}.new`), join(folder, target))
      }
      return { address: `/pictures/${target}`, step }
    }),
  )
  return {
    stamp,
    src: made.at(-1)?.address ?? '',
    srcset: made.map(({ address, step }) => `${address} ${step}w`).join(', '),
    width,
    height,
    colour: `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  }
}

const basename = (address: string) => address.slice(address.lastIndexOf('/') + 1)
