import type { Lang } from '#contract/paths.ts'
import type { Banner, Motif, Picture } from '#contract/picture.ts'
import type { Files } from '../readFiles.ts'
import type { Source } from './source.ts'

type Slide = Files['home'][Lang]['banners'][number]

/** The drawn banner of a page, with its own motif or that of its section. */
function sheetOf({ files, sheet }: Source, route: string, own?: Motif): Picture {
  const section = files.navigation.find(({ children }) =>
    children.some((group) => group.children.some(({ link }) => link === route)),
  )
  return sheet(route, own ?? section?.motif)
}

/** The picture of a banner and how it bears words: where nobody says it, mist, in which dark words are legible over any picture. */
export function bannerPictureOf(
  source: Source,
  route: string,
  { picture, alt, focus, motif, mode = 'mist' }: Omit<Slide, 'title'>,
): Pick<Banner, 'mode' | 'picture'> {
  if (mode === 'paper' || !picture) return { mode: 'paper', picture: sheetOf(source, route, motif) }
  return { mode, picture: source.picture(picture, alt ?? '', focus) }
}
