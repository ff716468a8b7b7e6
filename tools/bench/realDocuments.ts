import { compose } from '../../server/content/compose.ts'
import { withFigures } from '../../server/content/figures.ts'
import type { Problem } from '../../server/content/problems.ts'
import { readFiles } from '../../server/content/readFiles.ts'
import { openTexts } from '../../server/content/textFiles.ts'
import type { SearchEntry, SearchWords } from '../../server/search/index.ts'

// Pictures are no part of what is found, and preparing them takes minutes.
const drawn = { avif: '', srcset: '', narrow: undefined, width: 1, height: 1, colour: '', preview: '' }
const mark = { light: '', dark: '', width: 1, height: 1 }
const find = (name: string) => ({ src: name, ...drawn })
const media = {
  pictures: { find },
  sheets: { of: (route: string) => find(route) },
  mark,
  sizeOf: () => 1,
  findPdf: () => ({ href: '', format: '', size: 1, pages: 1 }),
}

/** What search finds in the content folder, as the server's content store lists it. */
export async function realDocuments(
  content: string,
): Promise<{ documents: SearchEntry[]; searchWords: SearchWords[] }> {
  const problems: Problem[] = []
  const collected = readFiles(openTexts(content), problems)
  const files = collected && withFigures(collected, problems)
  if (!files) throw new Error(`the content cannot be read: ${JSON.stringify(problems, undefined, 2)}`)
  const documents = (['zh', 'en'] as const).flatMap((lang) => [...compose(files, lang, media).searchEntries()])
  return { documents, searchWords: files.searchWords.items }
}
