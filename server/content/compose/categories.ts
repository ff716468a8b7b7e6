import type { Files } from '../readFiles.ts'
import type { Source } from './source.ts'

/** The categories of every list; the first, without a code, stands for all. */
export type Categories = Record<keyof Omit<Files['categories'], 'all'>, { typeName: string; typeCode: string }[]>

export function composeCategories({ files, lang }: Source): Categories {
  const { all, ...lists } = files.categories
  return Object.fromEntries(
    Object.entries(lists).map(([list, entries]) => [
      list,
      [
        { typeName: all[lang], typeCode: '' },
        ...entries.map((entry) => ({ typeName: entry[lang], typeCode: entry.code })),
      ],
    ]),
  ) as Categories
}
