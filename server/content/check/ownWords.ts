import { nearest } from '../diagnostics/nearest.ts'
import type { Problem } from '../problems.ts'
import { type Files, fileOf } from '../readFiles.ts'

/** Words of the company's own that stand in the place of none of the product's, which are `known` by their names. */
export const unknownWords = ({ words: { items } }: Pick<Files, 'words'>, known: readonly string[]): Problem[] =>
  items.flatMap(({ name }, at) =>
    known.includes(name)
      ? []
      : {
          file: fileOf.words,
          field: `items.${at}.name`,
          reason: { is: 'unknownWord' as const, name, meant: nearest(name, known) },
        },
  )
