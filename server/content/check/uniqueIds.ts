import { langs } from '#contract/paths.ts'
import { allValues } from '../allTexts.ts'
import type { Problem } from '../problems.ts'
import { type Files, fileOf, homeOf, wordsIn } from '../readFiles.ts'
import { repeated } from './repeated.ts'

/** Keys that tell the entries of a list apart. */
const names = new Set(['id', 'code', 'year', 'week'])
const single = new Set<string>([...Object.values(fileOf), ...langs.map(homeOf)])

interface Id {
  file: string
  /** The list in which it must be the only one. */
  list: string
  field: string
  name: string
  value: string
}

/** Every id, category code, year of the history and price week that a list holds twice, search word that two groups have, ids that two files share, and numbers that two announcements share. */
export function checkUniqueIds(files: Files): Problem[] {
  const ids = repeated([...idsInLists(files), ...idsInMenu(files)], ({ file, list, name, value }) =>
    [file, list, name, value].join('\n'),
  )
  const words = repeated(searchWordsOf(files), ({ list, value }) => `${list}\n${value.toLowerCase()}`)
  const articles = repeated(files.articles, ({ id }) => id)
  const numbered = files.articles.flatMap(({ file, data }) => {
    const own = Object.fromEntries(langs.map((lang) => [lang, wordsIn(data, lang)?.title]))
    return 'number' in data ? [{ file, number: data.number, own }] : []
  })
  const numbers = repeated(numbered, ({ number }) => number)
  return [
    ...[...ids, ...words].map(({ entry: { file, field, name, value } }): Problem => {
      return { file, field, reason: { is: 'usedTwice', name, value } }
    }),
    ...articles.map(({ entry: { file, id }, first }): Problem => {
      return { file, reason: { is: 'idTaken', id, other: first.file } }
    }),
    ...numbers.map(({ entry: { file, number, own }, first }): Problem => {
      const reason = { is: 'numberTaken', number, other: first.file, title: first.own, own } as const
      return { file, field: 'number', reason }
    }),
  ]
}

/** Those of entries of lists, in files that stand alone. */
const idsInLists = (files: Files): Id[] =>
  allValues(files).flatMap(({ file, field, key, value }) => {
    if (!names.has(key) || !single.has(file) || file === fileOf.navigation) return []
    const list = field.match(/^(?:(.+)\.)?\d+\.\w+$/)
    return list ? [{ file, list: list[1] ?? '', field, name: key, value: String(value) }] : []
  })

/** A word has one meaning: search would follow only one of two. */
const searchWordsOf = ({ searchWords }: Files): Id[] =>
  searchWords.items.flatMap((group, at) =>
    langs.flatMap((list) =>
      (group[list] ?? []).map((value, row) => ({
        ...{ file: fileOf.searchWords, field: `items.${at}.${list}.${row}`, list },
        ...{ name: list, value },
      })),
    ),
  )

/** The menu is a tree, but its ids and routes are one list: banners, footer and titles are found by them. */
function idsInMenu({ navigation }: Files): Id[] {
  const file = fileOf.navigation
  const entries = navigation.flatMap((section, at) =>
    section.children.flatMap((group, column) =>
      group.children.map((entry, row) => ({ entry, field: `${at}.children.${column}.children.${row}` })),
    ),
  )
  return [
    ...navigation.map(({ id }, at) => ({ file, list: 'sections', field: `${at}.id`, name: 'id', value: id })),
    ...entries.flatMap(({ entry, field }) => [
      { file, list: 'entries', field: `${field}.id`, name: 'id', value: entry.id },
      ...(entry.type ? [] : [{ file, list: 'entries', field: `${field}.link`, name: 'link', value: entry.link }]),
    ]),
  ]
}
