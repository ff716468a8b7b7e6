import type { Git } from './git.ts'
import { blobsOf, type Entry } from './trees.ts'
import type { Editor, Waiting } from './types.ts'

/** Menus place every page and list; who changes them can hide or move what needs second eyes. */
const menus = 'navigation.yaml'
/** Figures that texts refer to. */
const figures = 'figures.yaml'

/**
 * Those of `waiting` that `by` may not publish: what is in `places` (folders, or files without their ending), or belongs to an item that
 * is, and holds a change of his own. All who changed it since it was published count: another's comma does not look through his text.
 * `trees` are what is published and what is edited: a file belongs to an item that names it in either.
 */
export async function ownWork(
  git: Git,
  waiting: readonly Waiting[],
  by: Editor,
  places: readonly string[],
  trees: readonly ReadonlyMap<string, Entry>[],
): Promise<string[]> {
  if (places.length === 0) return []
  const own = waiting.filter(({ authors }) => authors.some(({ mail }) => isSame(mail, by.mail))).map(({ path }) => path)
  const inside = own.filter((path) => path === menus || isIn(path, places))
  const outside = own.filter((path) => !inside.includes(path) && (path.startsWith('media/') || path === figures))
  if (outside.length === 0) return inside
  const texts = await textsIn(git, places, trees)
  return [...inside, ...outside.filter((path) => texts.some((text) => belongs(path, text)))]
}

const isSame = (mail: string, other: string) => mail.toLowerCase() === other.toLowerCase()

/** A PDF lies below `media/` where its item lies in the content folder. */
function isIn(path: string, places: readonly string[]): boolean {
  const names = path.startsWith('media/') ? [path, path.slice('media/'.length)] : [path]
  return places.some((place) =>
    names.some((name) => name === place || name.startsWith(`${place}/`) || name.startsWith(`${place}.`)),
  )
}

async function textsIn(git: Git, places: readonly string[], trees: readonly ReadonlyMap<string, Entry>[]) {
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
