import type { Branches } from './branches.ts'
import type { Git } from './git.ts'
import { stepsOf } from './rights.ts'
import { blobsOf, type Entry } from './trees.ts'
import type { Editor, Waiting, Watched } from './types.ts'

/** Menus place every page and list; who changes them can hide or move what needs second eyes. */
const menus = 'navigation.yaml'
/** Figures that texts refer to. */
const figures = 'figures.yaml'

type Trees = readonly [edited: ReadonlyMap<string, Entry>, published: ReadonlyMap<string, Entry>]

/** Those of `waiting` that `by` may not publish, because a colleague has to look at what he did there. */
export async function watchedWork(
  { git }: Branches,
  waiting: readonly Waiting[],
  by: Editor,
  watched: readonly Watched[],
  trees: Trees,
): Promise<string[]> {
  const own = waiting.filter(({ authors }) => authors.some(({ mail }) => isSame(mail, by.mail))).map(({ path }) => path)
  const [edited, published] = trees
  const found = watched.map(async ({ places, isMeant }) => {
    const inside = places ? await ownWork(git, own, places, trees) : own
    if (!isMeant) return inside
    const steps = inside.map((path) => ({ path, from: published.get(path), to: edited.get(path) }))
    return (await stepsOf(git, steps)).filter(isMeant).map(({ path }) => path)
  })
  return [...new Set((await Promise.all(found)).flat())]
}

/**
 * Those of `own` that count: what is in `places` (folders, or files without their ending), or belongs to an item that
 * is. All who changed a file since it was published count: another's comma does not look through his text. `trees` are what is edited and
 * what is published: a file belongs to an item that names it in either.
 */
async function ownWork(git: Git, own: readonly string[], places: readonly string[], trees: Trees): Promise<string[]> {
  if (places.length === 0) return []
  const inside = own.filter((path) => path === menus || isIn(path, places))
  const outside = own.filter((path) => !inside.includes(path) && (path.startsWith('media/') || path === figures))
  if (outside.length === 0) return inside
  const texts = await textsIn(git, places, trees)
  return [...inside, ...outside.filter((path) => texts.some((text) => belongs(path, text)))]
}

const isSame = (mail: string, other: string) => mail.toLowerCase() === other.toLowerCase()

/** A PDF lies below `media/` where its item lies in the content folder. */
export function isIn(path: string, places: readonly string[]): boolean {
  const names = path.startsWith('media/') ? [path, path.slice('media/'.length)] : [path]
  return places.some((place) =>
    names.some((name) => name === place || name.startsWith(`${place}/`) || name.startsWith(`${place}.`)),
  )
}

async function textsIn(git: Git, places: readonly string[], trees: Trees) {
  const blobs = trees.flatMap((entries) =>
    [...entries].filter(([path]) => path.endsWith('.yaml') && isIn(path, places)).map(([, { blob }]) => blob),
  )
  return (await blobsOf(git, [...new Set(blobs)])).map((bytes) => bytes.toString())
}

/** Whether an item's file names a file of the media folder, as a field or in a link, or figures. Captions belong to their film. */
function belongs(path: string, text: string): boolean {
  if (path === figures) return text.includes('$(')
  const name = path.slice('media/'.length)
  const film = name.replace(/\.[a-z]{2}\.vtt$/, '.mp4')
  return [name, film, encodeURI(name)].some((found) => text.includes(found))
}
