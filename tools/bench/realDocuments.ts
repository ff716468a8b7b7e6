import { join } from 'node:path'
import { wholeLangs } from '../../contract/wholeLangs.ts'
import { composeSearchWords } from '../../server/content/compose/searchWords.ts'
import { compose } from '../../server/content/compose.ts'
import { withFigures } from '../../server/content/figures.ts'
import { mediaOf } from '../../server/content/mediaFiles.ts'
import { openPdfTexts } from '../../server/content/pdf/pdfTexts.ts'
import { readPdfFiles } from '../../server/content/pdfFiles.ts'
import type { Problem } from '../../server/content/problems.ts'
import { readFiles } from '../../server/content/readFiles.ts'
import { openTexts } from '../../server/content/textFiles.ts'
import type { SearchEntry, SearchWords } from '../../server/search/index.ts'

// Pictures are no part of what is found, and preparing them takes minutes.
const drawn = { avif: '', srcset: '', narrow: undefined, width: 1, height: 1, colour: '', preview: '' }
const mark = { light: '', dark: '', width: 1, height: 1 }
const find = (name: string) => ({ src: name, ...drawn })
/** Where the texts of PDFs are kept from one run to the next. */
const kept = join(import.meta.dirname, '../../.cache/pdf')
const log = { info: console.log, error: console.error }

/** What search finds in the content folder, PDFs too, as the server's content store lists it. */
export async function realDocuments(
  content: string,
): Promise<{ documents: SearchEntry[]; searchWords: SearchWords[] }> {
  const problems: Problem[] = []
  const collected = readFiles(openTexts(content), problems)
  const files = collected && withFigures(collected, problems)
  if (!files) throw new Error(`the content cannot be read: ${JSON.stringify(problems, undefined, 2)}`)
  const folder = join(content, 'media')
  const { findPdf, hashes } = readPdfFiles(
    folder,
    files,
    mediaOf(files).map(({ name }) => name),
  )
  const media = { pictures: { find }, sheets: { of: () => find('sheet') }, mark, sizeOf: () => 1, findPdf }
  const texts = openPdfTexts(kept, log, 'en')
  await texts.read(folder, hashes)
  const pagesOf = (href: string) => texts.pagesOf(hashes.get(href.replace('/media/', '')))
  const documents = wholeLangs.flatMap((lang) => [...compose(files, lang, media).searchEntries(pagesOf)])
  return { documents, searchWords: composeSearchWords(files) }
}
