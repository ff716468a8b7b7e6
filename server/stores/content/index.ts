import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '#contract/paths.ts'
import { checkTogether, mediaOf } from './check.ts'
import { collect } from './collect.ts'
import { compose, type LanguageContent } from './compose.ts'
import { preparePictures } from './pictures.ts'
import { ContentError, type Problem } from './problems.ts'
import { readTexts } from './read.ts'

/** The whole content at one moment. `revision` changes when any text, picture or film does. */
export interface Content extends Record<Lang, LanguageContent> {
  revision: string
}

export interface ContentOptions {
  /** The content folder. */
  folder: string
  /** Where prepared pictures are kept between starts. */
  pictures: string
  /** Today as YYYY-MM-DD; content of a later day is refused. */
  today?: string
  onProgress?: (done: number, total: number) => void
}

/** Reads, checks and composes the whole content folder. @throws ContentError with every problem found. */
export async function loadContent({
  folder,
  pictures,
  today = isoDay(),
  onProgress,
}: ContentOptions): Promise<Content> {
  const texts = await readTexts(folder).catch((error: Error) => {
    throw new ContentError([{ file: folder, reason: `cannot be read: ${error.message}` }])
  })
  const problems: Problem[] = []
  const files = collect(texts, problems)
  if (!files) throw new ContentError(problems)
  const media = join(folder, 'media')
  problems.push(...checkTogether(files, (name) => existsSync(join(media, name)), today))
  if (problems.length > 0) throw new ContentError(problems)
  const names = [...new Set(mediaOf(files).map(({ name }) => name))].sort()
  const prepared = await preparePictures(
    media,
    pictures,
    names.filter((name) => name.endsWith('.webp')),
    onProgress,
  )
  const hash = createHash('sha256')
  for (const [name, text] of texts) hash.update(name).update('\0').update(text).update('\0')
  for (const name of names) hash.update(prepared.find(name)?.src ?? name)
  return {
    revision: hash.digest('hex').slice(0, 16),
    zh: compose(files, 'zh', prepared),
    en: compose(files, 'en', prepared),
  }
}

const isoDay = () => new Date().toISOString().slice(0, 10)
