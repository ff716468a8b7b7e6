import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Focus } from '#contract/picture.ts'
import { ContentError, type Problem } from '../problems.ts'
import { type DescribedPicture, describe, drawingRecipe, lookRecipe, stemFor } from './describe.ts'
import { encodeApart } from './encodeApart.ts'
import { missingDrawing, missingPicture, writeMissingPicture } from './missingPicture.ts'
import { faultOf } from './pictureError.ts'
import {
  type Crop,
  candidates,
  fileAt,
  inOneSize,
  narrowVariants,
  recipe,
  stemOf,
  type Variant,
  wholeVariants,
} from './variants.ts'
import { writeWhole } from './writeWhole.ts'

interface Entry extends DescribedPicture {
  stamp: string
}

/** What is sent for a file that cannot be made. */
export interface StandIn {
  bytes: Buffer
  type: string
}

/** One width and format of a picture, which can be made. */
export interface PictureFile {
  /** Name below `/pictures/`. */
  file: string
  /** The picture below `media/` that it is made of. */
  picture: string
  /** The picture in one size, or the drawing that says that there is none. Never the original: that may tell where it was taken. */
  standIn(): Promise<StandIn>
  /** Writes the file whole. */
  make(): Promise<void>
}

/** A picture below `media/`, and the place across it around which it is cropped for phones (`focus.x`). */
export interface PictureUse {
  name: string
  x?: number | undefined
}

/** The pictures of a content folder as pages name them. `find` answers `undefined` for a picture that is not there. */
export interface Pictures {
  find(name: string, focus?: Focus): DescribedPicture | undefined
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
  uses: Iterable<PictureUse>,
  isTolerated: (problem: Problem) => boolean = () => false,
): Promise<DescribedPictures> {
  await mkdir(folder, { recursive: true })
  const manifestFile = join(folder, 'pictures.json')
  const manifest = await readManifest(manifestFile)
  const available = new Set(await readdir(folder))
  const entries = new Map<string, DescribedPicture>()
  const missing: PictureFile[] = []
  const changed: [string, Entry][] = []
  /** The picture as it last was, when it was prepared; else one that says that there is none. */
  const standIn = async (name: string) => {
    const { stamp: _, ...last } = manifest.get(name) ?? { stamp: '', ...missingPicture }
    const files = last.avif === '' ? [fileAt(last.src)] : wholeOf(last).map(({ file }) => file)
    if (files.every((file) => available.has(file))) return void entries.set(name, last)
    await writeMissingPicture(folder)
    entries.set(name, missingPicture)
  }
  const describeOne = async (name: string, crops: readonly Crop[]) => {
    const master = join(media, name)
    const stats = await stat(master).catch(() => undefined)
    if (!stats?.isFile()) return standIn(name)
    const made = `${/\.svg$/i.test(name) ? drawingRecipe : `${recipe} ${lookRecipe}`} ${stats.size} `
    const stamp = `${made}${stats.mtimeMs}`
    const old = manifest.get(name)
    const isThere = old && (old.avif !== '' || available.has(fileAt(old.src)))
    const isSame = async () =>
      old?.stamp.startsWith(made) && old.avif !== '' && stemFor(name, await readFile(master)) === stemOf(old)
    const isCurrent = isThere && (old.stamp === stamp || (await isSame()))
    const entry = { ...(isCurrent ? old : await describe(master, name, folder)), stamp }
    if (entry.stamp !== old?.stamp || !isCurrent) changed.push([name, entry])
    const { stamp: _, ...picture } = entry
    entries.set(name, picture)
    const inOne = onceOnly(() => inOneSizeOr(master))
    for (const variant of variantsOf(picture, crops)) {
      if (available.has(variant.file)) continue
      available.add(variant.file)
      missing.push({
        file: variant.file,
        picture: name,
        standIn: inOne,
        make: () => encodeApart({ master, folder, variant }),
      })
    }
  }
  const wanted = [...Map.groupBy(uses, ({ name }) => name)]
  await eachAtOnce(wanted, ([name, shown]) =>
    describeOne(name, [...new Set(shown.map(({ x }) => cropAt(x)))]).catch(async (error: unknown) => {
      const problem: Problem = { file: `media/${name}`, reason: faultOf(error) }
      if (!isTolerated(problem)) throw new ContentError([problem])
      await standIn(name)
    }),
  )
  // Sorted: pictures are described as they come, and the same ones make the same file.
  const sorted = [...new Map([...manifest, ...changed])].sort(([one], [other]) => (one < other ? -1 : 1))
  if (changed.length > 0) await writeWhole(manifestFile, JSON.stringify(sorted))
  return { find, total: entries.size, missing }

  function find(name: string, focus?: Focus): DescribedPicture | undefined {
    const entry = entries.get(name)
    if (!entry) return undefined
    const { narrow: hasCrop, ...picture } = entry
    const crop = hasCrop ? narrowVariants(stemOf(picture), cropAt(focus?.x)) : []
    // Of a picture whose original is gone there may be no crop around this point.
    const isThere = hasCrop && crop.every(({ file }) => available.has(file))
    return { ...picture, ...(focus && { focus }), ...(isThere && { narrow: candidates(crop) }) }
  }
}

/** A crop has all of the height, so that only the place across the picture counts. */
const cropAt = (x: number | undefined): Crop => x ?? 'attention'

const wholeOf = (picture: DescribedPicture): Variant[] =>
  picture.avif === '' ? [] : wholeVariants({ ...picture, stem: stemOf(picture) })
const variantsOf = (picture: DescribedPicture, crops: readonly Crop[]): Variant[] => [
  ...wholeOf(picture),
  ...(picture.narrow ? crops.flatMap((crop) => narrowVariants(stemOf(picture), crop)) : []),
]

const inOneSizeOr = (master: string): Promise<StandIn> =>
  inOneSize(master).then(
    (bytes) => ({ bytes, type: 'image/webp' }),
    () => ({ bytes: Buffer.from(missingDrawing), type: 'image/svg+xml; charset=utf-8' }),
  )

/** Does something when it is first asked for; who asks again gets the same. */
function onceOnly<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work()
    return done
  }
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
