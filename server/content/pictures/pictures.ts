import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { ResizeOptions } from 'sharp'
import type { Picture } from '#contract/picture.ts'
import { ContentError, type Problem } from '../problems.ts'
import { loadSharp } from './sharp.ts'

/** Widths in pixels that browsers choose from; a master is never enlarged. WebP is for the few without AVIF: two must do. */
const widths = { avif: [400, 800, 1200, 1800, 2400], webp: [800, 1600] }
/** Effort 1 gives files 5 % larger than effort 2 in 60 % of the time; the first start waits for this. */
const formats = { avif: { quality: 50, effort: 1 }, webp: { quality: 74, effort: 4 } }
/** Masters wider than this get a crop for phones, in pixels: at 4:1 a phone would load a picture four times its width. */
const veryWide = 3
const narrow = { width: 720, height: 600 }
const recipe = JSON.stringify({ widths, formats, veryWide, narrow })

type Described = Omit<Picture, 'alt'>
interface Entry extends Described {
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
  find(name: string): Described | undefined
}
export interface DescribedPictures extends Pictures {
  /** How many pictures there are, and their files that are still to be made. */
  total: number
  missing: PictureFile[]
}

/** What stands where a picture cannot be read. */
const standIn: Described = {
  src: '/pictures/picture-missing.svg',
  avif: '',
  srcset: '',
  width: 1600,
  height: 1000,
  colour: '#e9ece4',
  preview: '',
}
const standInFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000"><path fill="#e9ece4" d="M0 0h1600v1000H0z"/><path fill="none" stroke="#9aa38f" stroke-width="16" d="M640 380h320v240H640zm0 200 100-100 80 80 50-50 90 90"/><circle cx="880" cy="450" r="26" fill="#9aa38f"/></svg>`

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
  const manifest = join(folder, 'pictures.json')
  const known = await readManifest(manifest)
  const there = new Set(await readdir(folder))
  const wanted = [...new Set(names)]
  const entries = new Map<string, Described>()
  const missing: PictureFile[] = []
  const fresh: [string, Entry][] = []
  const take = async (name: string) => {
    const master = join(media, name)
    const stats = await stat(master).catch(() => undefined)
    if (!stats?.isFile()) return
    const stamp = `${recipe} ${stats.size} ${stats.mtimeMs}`
    const old = known.get(name)
    const isCurrent = old?.stamp === stamp && (old.avif !== '' || there.has(fileAt(old.src)))
    const entry = isCurrent ? old : await describe(master, name, folder, stamp)
    if (!isCurrent) fresh.push([name, entry])
    entries.set(name, entry)
    for (const variant of variantsIn(entry)) {
      if (there.has(variant.file)) continue
      missing.push({
        file: variant.file,
        picture: name,
        original: () => readFile(master),
        make: () => encode(master, folder, variant),
      })
    }
  }
  await eachAtOnce(wanted, (name) =>
    take(name).catch(async (error: Error) => {
      const problem = { file: `media/${name}`, reason: `is not a picture that can be used: ${error.message}` }
      if (!isTolerated(problem)) throw new ContentError([problem])
      await writeWhole(join(folder, fileAt(standIn.src)), Buffer.from(standInFile))
      entries.set(name, standIn)
    }),
  )
  if (fresh.length > 0) await writeWhole(manifest, Buffer.from(JSON.stringify([...known, ...fresh])))
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

interface Variant {
  file: string
  type: keyof typeof formats
  width: number
  isNarrow: boolean
}

function variants(stem: string, widest: number, isNarrow: boolean): Variant[] {
  return (['avif', 'webp'] as const).flatMap((type) => {
    const most = Math.min(widest, widths[type].at(-1) ?? widest)
    const steps = [...widths[type].filter((step) => step < most), most]
    return steps.map((width) => {
      return { file: `${stem}.${isNarrow ? 'narrow-' : ''}${width}.${type}`, type, width, isNarrow }
    })
  })
}
const wholeVariants = (stem: string, width: number) => variants(stem, width, false)
const narrowVariants = (stem: string) => variants(stem, narrow.width, true)

/** All files of a picture that was described. */
function variantsIn({ src, avif, width, narrow: crop }: Described): Variant[] {
  if (avif === '') return []
  const stem = fileAt(src).replace(/\.\d+\.\w+$/, '')
  return [...wholeVariants(stem, width), ...(crop ? narrowVariants(stem) : [])]
}

/** Variants as a browser chooses from them. */
function candidates(all: Variant[]) {
  const of = (wanted: Variant['type']) =>
    all
      .filter(({ type }) => type === wanted)
      .map(({ file, width }) => `/pictures/${file} ${width}w`)
      .join(', ')
  return { avif: of('avif'), srcset: of('webp') }
}

async function encode(master: string, folder: string, { file, type, width, isNarrow }: Variant) {
  const sharp = await loadSharp()
  const height = Math.round((width * narrow.height) / narrow.width)
  const crop: ResizeOptions = { width, height, fit: 'cover', position: sharp.strategy.attention }
  const resized = sharp(master).resize(isNarrow ? crop : { width })
  const made = type === 'avif' ? resized.avif(formats.avif) : resized.webp(formats.webp)
  await writeWhole(join(folder, file), await made.toBuffer())
}

/** Writes a file so that no reader ever finds half of it. */
export async function writeWhole(file: string, bytes: Buffer) {
  await writeFile(`${file}.new`, bytes)
  await rename(`${file}.new`, file)
}

const fileAt = (address: string) => address.slice(address.lastIndexOf('/') + 1)
