import type { Lang } from '#contract/paths.ts'
import { valueAt } from '#edit/content/issues.ts'
import { withValue } from '#edit/content/withValue.ts'
import type { NavigationFile } from '#server/content/shapes/site.ts'

/** A place in the menu, behind the entry at `path`; its name says where: section › group › entry. */
export interface MenuSpot {
  name: string
  path: readonly [section: number, group: number, entry: number]
}

/** All entries of the tree. */
export const entriesIn = (tree: NavigationFile) =>
  tree.flatMap(({ children }) => children.flatMap((group) => group.children))

/** Every place of the tree, in the order of its entries. What the menu does not show is left out. */
export const menuSpots = (tree: NavigationFile, lang: Lang): MenuSpot[] =>
  tree.flatMap((section, at) =>
    section.children.flatMap((group, inSection) =>
      group.children.flatMap((entry, inGroup): MenuSpot[] => {
        if (entry.unlisted) return []
        const names = [titleIn(section, lang), textIn(group, lang), textIn(entry, lang)]
        return [{ name: names.filter(Boolean).join(' › '), path: [at, inSection, inGroup] }]
      }),
    ),
  )

type Words = Partial<Record<Lang, unknown>>
const textIn = (entry: Words, lang: Lang) => String(entry[lang] ?? entry.zh ?? '')
const titleIn = (section: Words, lang: Lang) => String((section[lang] as { title?: string } | undefined)?.title ?? '')

interface NewEntry {
  route: string
  names: Partial<Record<Lang, string>>
}

/** The file of the menu, as it is written, with one entry more behind a place. Its id is made of its route, and is nobody else’s. */
export function withEntry(
  written: unknown,
  tree: NavigationFile,
  { path: [section, group, entry] }: MenuSpot,
  { route, names }: NewEntry,
): unknown {
  const taken = new Set(entriesIn(tree).map(({ id }) => id))
  const stem = route.slice(1).replaceAll('/', '-')
  let id = stem
  for (let number = 2; taken.has(id); number++) id = `${stem}-${number}`
  const place = [section, 'children', group, 'children']
  const entries = valueAt(written, place) as readonly unknown[] // as the tree was read from it
  return withValue(written, place, entries.toSpliced(entry + 1, 0, { id, link: route, ...names }))
}
