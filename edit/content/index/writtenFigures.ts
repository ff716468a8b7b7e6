import { fileOf } from '#server/content/readFiles.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import type { Repository } from '../../repository/types.ts'
import { type ShownFigure, shownFigures } from '../asRead.ts'
import { readItem } from '../items.ts'
import type { WrittenFigure } from './listing.ts'

/** Shorter words would be found in the middle of others: “96”. */
const leastLetters = 3

/** The shared figures of a repository as readers see them, read again when their file changes; none while that is broken. */
export function followFigures(repository: Pick<Repository, 'folder' | 'onChange'>): () => readonly WrittenFigure[] {
  let known: readonly WrittenFigure[] | undefined
  repository.onChange((paths) => {
    if (paths.includes(fileOf.figures)) known = undefined
  })
  return () => {
    known ??= savedFigures(repository.folder).map(written)
    return known
  }
}

/** The shared figures of a content folder; a company may have none. */
export const savedFigures = (folder: string): ShownFigure[] =>
  shownFigures(readItem(folder, 'figures', 'figures')?.data)

function written({ id, day, parts }: ShownFigure, at: number): WrittenFigure {
  const seen = siteLanguages().flatMap((lang) => parts[lang].text.toLowerCase())
  return {
    at: `items.${at}.${day === undefined ? 'value' : 'day'}`,
    reference: `$(${id}`,
    words: seen.filter((text) => text.length >= leastLetters),
  }
}
