import type { Files } from './collect.ts'
import { type Words, wordsOf } from './words.ts'

/** Every picture, film and file to download that the content names, below `media/`, with the place that names it. */
export function mediaOf(files: Files): (Pick<Words, 'file' | 'field'> & { name: string })[] {
  return wordsOf(files)
    .filter(({ key }) => key === 'picture' || key === 'video' || key === 'file')
    .map(({ file, field, text }) => ({ file, field, name: text }))
}
