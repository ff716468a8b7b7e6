import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { ResizeOptions } from 'sharp'
import type { Picture } from '#contract/picture.ts'
import { ContentError } from './problems.ts'
import { loadSharp } from './sharp.ts'

/** Widths in pixels that browsers choose from; a master is never enlarged. WebP is for the few without AVIF: two must do. */
const widths = { avif: [400, 800, 1200, 1800, 2400], webp: [800, 1600] }
/** Effort 1 gives files 5 % larger than effort 2 in 60 % of the time; the first start waits for this. */
const formats = { avif: { quality: 50, effort: 1 }, webp: { quality: 74, effort: 4 } }
/** Masters wider than this get a crop for phones, in pixels: at 4:1 a phone would load a picture four times its width. */
const veryWide = 3
const narrow = { width: 720, height: 600 }
const recipe = JSON.stringify({ widths, formats, veryWide, narrow })

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
  const take = async (name: string, done: number) => {
    const stats = await stat(join(media, name)).catch(() => undefined)
    if (!stats?.isFile()) return
    const stamp = `${recipe} ${stats.size} ${stats.mtimeMs}`
    const old = known.get(name)
    if (old?.stamp === stamp && existsSync(join(folder, basename(old.src)))) {
      entries.set(name, old)
      return
    }
    onProgress?.(done, wanted.length)
    const entry = await prepare(join(media, name), name, folder, stamp).catch((error: Error) => {
      throw new ContentError([{ file: `media/${name}`, reason: `is not a picture that can be used: ${error.message}` }])
    })
    entries.set(name, entry)
    changed = true
  }
  // One encoder does not keep all processors busy: as many pictures at a time as there are, taken from one queue.
  const queue = wanted.entries()
  // After a failure none goes on behind the back of who reads the folder again.
  let failure: Error | undefined
  const worker = async () => {
    for (const [done, name] of queue) {
      if (failure) return
      await take(name, done).catch((error: Error) => {
        failure ??= error
      })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  if (failure) throw failure
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
  const sharp = await loadSharp()
  const master = await readFile(file)
  const hash = createHash('sha256').update(recipe).update(master).digest('hex').slice(0, 10)
  const stem = `${name.replace(/\.\w+$/, '').replaceAll('/', '-')}.${hash}`
  const { width = 0, height = 0, format } = await sharp(master).metadata()
  // Nothing stands behind a drawing: its ground shows through when it has arrived.
  if (format === 'svg') {
    const target = `${stem}.svg`
    await writeWhole(join(folder, target), master)
    return {
      stamp,
      src: `/pictures/${target}`,
      avif: '',
      srcset: '',
      width,
      height,
      colour: 'transparent',
      preview: '',
    }
  }
  const { dominant } = await sharp(master).resize(64).stats()
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  const tiny = await sharp(master).resize(24).webp({ quality: 30, effort: 6 }).toBuffer()
  const variants = async (label: string, crop: (width: number) => ResizeOptions, widest: number) => {
    const of = async (type: keyof typeof formats) => {
      const most = Math.min(widest, widths[type].at(-1) ?? widest)
      const steps = [...widths[type].filter((step) => step < most), most]
      const candidates = await Promise.all(
        steps.map(async (step) => {
          const target = `${stem}.${label}${step}.${type}`
          if (!existsSync(join(folder, target))) {
            const resized = sharp(master).resize(crop(step))
            const made = type === 'avif' ? resized.avif(formats.avif) : resized.webp(formats.webp)
            await writeWhole(join(folder, target), await made.toBuffer())
          }
          return `/pictures/${target} ${step}w`
        }),
      )
      return candidates.join(', ')
    }
    return { avif: await of('avif'), srcset: await of('webp') }
  }
  const whole = await variants('', (step) => ({ width: step }), width)
  const cut = (step: number): ResizeOptions => ({
    width: step,
    height: Math.round((step * narrow.height) / narrow.width),
    fit: 'cover',
    position: sharp.strategy.attention,
  })
  const hasCrop = width / height > veryWide && height >= narrow.height
  return {
    stamp,
    src: addressOf(whole.srcset),
    ...whole,
    narrow: hasCrop ? await variants('narrow-', cut, narrow.width) : undefined,
    width,
    height,
    colour,
    preview: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}

/** Writes a file so that no reader ever finds half of it. */
export async function writeWhole(file: string, bytes: Buffer) {
  await writeFile(`${file}.new`, bytes)
  await rename(`${file}.new`, file)
}

/** The largest candidate of a `srcset`. */
const addressOf = (srcset: string) => srcset.split(', ').at(-1)?.split(' ')[0] ?? ''
const basename = (address: string) => address.slice(address.lastIndexOf('/') + 1)
