import { writing } from '#contract/writing.ts'
import { allTexts } from '../allTexts.ts'
import { mediaOf } from '../mediaFiles.ts'
import type { Problem } from '../problems.ts'
import type { Files, PageEntry } from '../readFiles.ts'
import { captionsOf } from '../shapes/media.ts'

/** Least text of a page: Chinese characters, and English words, which are about half as many for the same text. */
const least = { characters: 300, words: 150 }
/** What of a page a visitor does not read. */
const unread = new Set(['description', 'alt', 'picture', 'video', 'file', 'to', 'link', 'date', 'type', 'kind', 'side'])

/** Pages that say too little, and large figures that say neither in note, label nor heading of which year they are. */
export function pageProblems(files: Files): Problem[] {
  return [...lengths(files), ...files.pages.flatMap(undated)]
}

function lengths(files: Files): Problem[] {
  const texts = Map.groupBy(
    allTexts(files).filter(({ key }) => !unread.has(key)),
    ({ file }) => file,
  )
  return files.pages.flatMap(({ file, lang }): Problem[] => {
    const text = (texts.get(file) ?? []).map((words) => words.text).join(' ')
    const [found, minimum] =
      writing[lang].script === 'Han'
        ? [text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0, least.characters]
        : [text.match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0, least.words]
    if (found >= minimum) return []
    return [{ file, field: 'blocks', reason: { is: 'tooShort', lang, found, least: minimum } }]
  })
}

function undated({ file, data }: PageEntry): Problem[] {
  return data.blocks.flatMap((block, at) =>
    block.type !== 'figures'
      ? []
      : block.items.flatMap(({ label, note }, place): Problem[] => {
          if (/(19|20)\d\d/.test(`${block.title} ${label} ${note}`)) return []
          const field = `blocks.${at}.items.${place}.note`
          return [{ file, field, reason: { is: 'undatedFigure', label } }]
        }),
  )
}

/** Files of the media folder that nothing on the site names; posters of films stand beside them by name. */
export function unusedMedia(files: Files, media: string[]): Problem[] {
  const named = mediaOf(files).map(({ name }) => name)
  const used = new Set(
    named.flatMap((name) => [
      name,
      name.replace(/\.mp4$/, '.webp'),
      ...(name.endsWith('.mp4') ? files.site.languages.map((lang) => captionsOf(name, lang)) : []),
    ]),
  )
  return media
    .filter((name) => !used.has(name))
    .flatMap((name): Problem[] => {
      const [, id] = name.match(/^announcements\/(.+?)(?:\.\w\w)?\.pdf$/i) ?? []
      if (id !== undefined && files.hidden.includes(`announcements/${id}.yaml`)) return [] // a draft's
      return [{ file: `media/${name}`, reason: id === undefined ? { is: 'unusedFile' } : { is: 'pdfAlone', id } }]
    })
}
