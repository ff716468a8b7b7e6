import { fileOf } from '#server/content/readFiles.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { figuresFile, wordsOfFigure } from '#server/content/shapes/figures.ts'
import type { Repository } from '../../repository/types.ts'
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
    known ??= readFigures(repository.folder)
    return known
  }
}

function readFigures(folder: string): WrittenFigure[] {
  const read = figuresFile.safeParse(readItem(folder, 'figures', 'figures')?.data) // a company may have none
  if (!read.success) return []
  const { units, items } = read.data
  return items.map((figure, at) => {
    const words = wordsOfFigure(figure, units)
    const seen = siteLanguages().flatMap((lang) => words[lang].text.toLowerCase())
    return { at: `items.${at}`, reference: `$(${figure.id}`, words: seen.filter((text) => text.length >= leastLetters) }
  })
}
