import type { Problem } from '../problems.ts'
import { type Files, fileOf } from '../readFiles.ts'

/** Keys that tell the entries of a list apart. */
const names = ['id', 'code', 'year', 'week'] as const

/** Every id, category code, year of the history and price week that a list holds twice, and ids that two files share. */
export function checkUniqueIds(files: Files): Problem[] {
  const { navigation: _, ...others } = fileOf
  const lists = Object.entries(others).flatMap(([name, file]) => listsIn(file, files[name as keyof typeof others]))
  return [...lists, ...menuOf(files), ...articlesOf(files)]
}

function listsIn(file: string, value: unknown, path: readonly (string | number)[] = []): Problem[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, entry]) => listsIn(file, entry, [...path, key]))
  if (!Array.isArray(value)) return inside
  const own = names.flatMap((name) =>
    repeated(
      value.flatMap((entry: unknown, at) => {
        const found = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[name] : undefined
        return found === undefined ? [] : [{ file, field: [...path, at, name].join('.'), name, value: String(found) }]
      }),
    ),
  )
  return [...inside, ...own]
}

/** The menu is a tree, but its ids and routes are one list: banners, footer and titles are found by them. */
function menuOf({ navigation }: Files): Problem[] {
  const file = fileOf.navigation
  const entries = navigation.flatMap((section, at) =>
    section.children.flatMap((group, column) =>
      group.children.map((entry, row) => ({ entry, field: `${at}.children.${column}.children.${row}` })),
    ),
  )
  const inside = entries.filter(({ entry }) => !entry.type)
  return [
    ...repeated(navigation.map(({ id }, at) => ({ file, field: `${at}.id`, name: 'id', value: id }))),
    ...repeated(entries.map(({ entry, field }) => ({ file, field: `${field}.id`, name: 'id', value: entry.id }))),
    ...repeated(inside.map(({ entry, field }) => ({ file, field: `${field}.link`, name: 'link', value: entry.link }))),
  ]
}

function repeated(values: { file: string; field: string; name: string; value: string }[]): Problem[] {
  const seen = new Set<string>()
  return values.flatMap(({ file, field, name, value }) => {
    if (seen.has(value)) return [{ file, field, reason: `the ${name} "${value}" is used twice` }]
    seen.add(value)
    return []
  })
}

function articlesOf(files: Files): Problem[] {
  const first = new Map<string, string>()
  return files.articles.flatMap(({ id, file }): Problem[] => {
    const other = first.get(id)
    first.set(id, file)
    return other ? [{ file, reason: `the id "${id}" is used by ${other} as well` }] : []
  })
}
