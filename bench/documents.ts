import { collect } from '../server/stores/content/collect.ts'
import { compose } from '../server/stores/content/compose.ts'
import { withFigures } from '../server/stores/content/figures.ts'
import type { Problem } from '../server/stores/content/problems.ts'
import { openTexts } from '../server/stores/content/texts.ts'
import type { SearchDocument } from '../server/stores/search/index.ts'

// Pictures are no part of what is found, and preparing them takes minutes.
const drawn = { avif: '', srcset: '', narrow: undefined, width: 1, height: 1, colour: '', preview: '' }
const mark = { light: '', dark: '', width: 1, height: 1 }
const find = (name: string) => ({ src: name, ...drawn })
const media = {
  pictures: { find },
  certificates: { find },
  mark,
  sizeOf: () => 1,
  printed: () => ({ href: '', format: '', size: 1, pages: 1 }),
}

/** What search finds in the content folder, as the server's content store lists it. */
export async function realDocuments(content: string): Promise<SearchDocument[]> {
  const problems: Problem[] = []
  const collected = collect(openTexts(content), problems)
  const files = collected && withFigures(collected, problems)
  if (!files) throw new Error(`the content cannot be read: ${JSON.stringify(problems, undefined, 2)}`)
  return (['zh', 'en'] as const).flatMap((lang) => [...compose(files, lang, media).documents()])
}
