import type { Block, BlockFile } from '#blocks/kinds.ts'
import type { Data } from '#contract/api.ts'
import type { Lang } from '#contract/paths.ts'
import type { Focus } from '#contract/picture.ts'
import type { Site } from '#contract/site.ts'
import type { Files, PageEntry } from '../readFiles.ts'
import type { Source } from './source.ts'

/** The files of the pages of a language, by route. */
export const pagesOf = ({ files, lang }: Pick<Source, 'files' | 'lang'>): Map<string, PageEntry['data']> =>
  new Map(files.pages.filter((page) => lang === page.lang).map(({ path, data }) => [path, data]))

/** The home page in a language. */
export const homeOf = ({ files, lang }: Pick<Source, 'files' | 'lang'>): Files['home'][Lang] => files.home[lang]

/** The title of every page, by route. */
export const titlesOf = (source: Source): Record<string, string> => ({
  '/': homeOf(source).title,
  ...Object.fromEntries([...pagesOf(source)].map(([path, { title }]) => [path, title])),
})

/** Sections of the home page that ask for more than its own call. */
export function homeCallsOf(source: Source): Site['homeCalls'] {
  const home = homeOf(source)
  return (['news', 'securities'] as const).filter((section) => home[section])
}

/** Every page but the home page, by route. */
export function composePages(source: Source, composeBlock: (block: BlockFile) => Block): Map<string, Data<'page'>> {
  const pages = pagesOf(source)
  return new Map(
    [...pages].map(([path, { title, subtitle, description, blocks, related = [] }]) => [
      path,
      {
        path,
        title,
        subtitle,
        description,
        blocks: blocks.map(composeBlock).filter(hasContent),
        related: related.filter((route) => pages.has(route)),
      },
    ]),
  )
}

/** A block whose rows come from a list is absent where that list is empty. */
const hasContent = (block: Block) => {
  const entries = 'rows' in block ? block.rows : 'items' in block ? block.items : undefined
  return entries === undefined || entries.length > 0
}

/** The home page without its banners and news. */
export function composeHomePage(source: Source): Data<'homePage'> {
  const { chain, sustainability, ...home } = homeOf(source)
  return {
    ...home,
    chain: chain && {
      ...chain,
      items: chain.items.map(({ picture, alt, focus, ...item }) => ({
        ...item,
        picture: source.picture(picture, alt, focus),
      })),
    },
    sustainability: sustainability && withPicture(sustainability, source),
  }
}

/** A section that may have a picture, with it. */
const withPicture = <S extends { picture?: string; alt?: string; focus?: Focus }>(
  { picture, alt = '', focus, ...section }: S,
  source: Source,
) => ({ ...section, picture: picture === undefined ? undefined : source.picture(picture, alt, focus) })
