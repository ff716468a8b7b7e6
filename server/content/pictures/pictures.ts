import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '#contract/picture.ts'
import { ContentError, type Problem } from '../problems.ts'
import { missingPicture, writeMissingPicture } from './missingPicture.ts'
import { loadSharp } from './sharp.ts'
import {
  candidates,
  encode,
  fileAt,
  narrow,
  narrowVariants,
  recipe,
  variantsIn,
  veryWide,
  wholeVariants,
} from './variants.ts'
import { writeWhole } from './writeWhole.ts'

/** A picture as it was prepared; what it shows is said where it is shown. */
export type DescribedPicture = Omit<Picture, 'alt'>
interface Entry extends DescribedPicture {
  stamp: string
}

/** One width and format of a picture, which can be made. */
export interface PictureFile {
  /** Name below `/pictures/`. */
  file: string
  /** The picture below `media/` that it is made of. */
  picture: string
  original(): Promise<Buffer>
  /** Writes the file whole. */
  make(): Promise<void>
}

/** The pictures of a content folder as pages name them. `find` answers `undefined` for a picture that is not there. */
export interface Pictures {
  find(name: string): DescribedPicture | undefined
}
export interface DescribedPictures extends Pictures {
  /** How many pictures there are, and their files that are still to be made. */
  total: number
  missing: PictureFile[]
}

/**
 * Describes every named picture of `<content>/media`: its size, colours and the addresses of its widths, which hold a hash of it, so
 * that they can be cached for ever. Encodes none: that takes a minute or two, and is done beside the requests (`pictureQueue.ts`).
 * @param isTolerated whether a picture that cannot be read is replaced by one that says so
 * @throws ContentError naming a file that is no picture.
 */
export async function describePictures(
  media: string,
  folder: string,
  names: Iterable<string>,
  isTolerated: (problem: Problem) => boolean = () => false,
): Promise<DescribedPictures> {
  await mkdir(folder, { recursive: true })
  const manifestFile = join(folder, 'pictures.json')
  const manifest = await readManifest(manifestFile)
  const prepared = new Set(await readdir(folder))
  const entries = new Map<string, DescribedPicture>()
  const missing: PictureFile[] = []
  const changed: [string, Entry][] = []
  /** The picture as it last was, when it was prepared; else one that says that there is none. */
  const standIn = async (name: string) => {
    const { stamp: _, ...last } = manifest.get(name) ?? { stamp: '', ...missingPicture }
    const files = last.avif === '' ? [fileAt(last.src)] : variantsIn(last).map(({ file }) => file)
    if (files.every((file) => prepared.has(file))) return void entries.set(name, last)
    await writeMissingPicture(folder)
    entries.set(name, missingPicture)
  }
  const describeOne = async (name: string) => {
    const master = join(media, name)
    const stats = await stat(master).catch(() => undefined)
    if (!stats?.isFile()) return standIn(name)
    const stamp = `${recipe} ${stats.size} ${stats.mtimeMs}`
    const old = manifest.get(name)
    const isCurrent = old?.stamp === stamp && (old.avif !== '' || prepared.has(fileAt(old.src)))
    const entry = isCurrent ? old : await describe(master, name, folder, stamp)
    if (!isCurrent) changed.push([name, entry])
    const { stamp: _, ...picture } = entry
    entries.set(name, picture)
    for (const variant of variantsIn(entry)) {
      if (prepared.has(variant.file)) continue
      missing.push({
        file: variant.file,
        picture: name,
        original: () => readFile(master),
        make: () => encode(master, folder, variant),
      })
    }
  }
  await eachAtOnce([...new Set(names)], (name) =>
    describeOne(name).catch(async () => {
      const format = name.endsWith('.svg') ? 'SVG' : 'WebP'
      const problem: Problem = { file: `media/${name}`, reason: { is: 'brokenPicture', format } }
      if (!isTolerated(problem)) throw new ContentError([problem])
      await standIn(name)
    }),
  )
  if (changed.length > 0) await writeWhole(manifestFile, JSON.stringify([...manifest, ...changed]))
  return { find: (name) => entries.get(name), total: entries.size, missing }
}

/** As many at a time as there are processors, taken from one queue. After a failure none goes on behind the back of who asked. */
async function eachAtOnce<T>(all: T[], work: (one: T) => Promise<void>) {
  const queue = all.values()
  let failure: Error | undefined
  const worker = async () => {
    for (const one of queue) {
      if (failure) return
      await work(one).catch((error: Error) => {
        failure ??= error
      })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  if (failure) throw failure
}

async function readManifest(file: string): Promise<Map<string, Entry>> {
  try {
    return new Map(JSON.parse(await readFile(file, 'utf8')) as [string, Entry][])
  } catch {
    return new Map() // missing or half written: everything is described again
  }
}

async function describe(file: string, name: string, folder: string, stamp: string): Promise<Entry> {
  const sharp = await loadSharp()
  const master = await readFile(file)
  const hash = createHash('sha256').update(recipe).update(master).digest('hex').slice(0, 10)
  const stem = `${name.replace(/\.\w+$/, '').replaceAll('/', '-')}.${hash}`
  const { width = 0, height = 0, format } = await sharp(master).metadata()
  // Nothing stands behind a drawing: its ground shows through when it has arrived.
  if (format === 'svg') {
    await writeWhole(join(folder, `${stem}.svg`), master)
    const nothing = { avif: '', srcset: '', colour: 'transparent', preview: '' }
    return { stamp, src: `/pictures/${stem}.svg`, width, height, ...nothing }
  }
  // Decoded once: the rest is done with what is left of it.
  const small = await sharp(master).resize(64).png().toBuffer()
  const { dominant } = await sharp(small).stats()
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  const tiny = await sharp(small).resize(24).webp({ quality: 30, effort: 6 }).toBuffer()
  const whole = candidates(wholeVariants(stem, width))
  const hasCrop = width / height > veryWide && height >= narrow.height
  return {
    stamp,
    src: whole.srcset.split(', ').at(-1)?.split(' ')[0] ?? '',
    ...whole,
    ...(hasCrop && { narrow: candidates(narrowVariants(stem)) }),
    width,
    height,
    colour,
    preview: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}
