import type { Lang } from '#contract/paths.ts'
import type { Banner } from '#contract/picture.ts'
import type { Figure } from '../paper/figureOf.ts'
import type { Files } from '../readFiles.ts'
import type { Source } from './source.ts'

type Slide = Files['home'][Lang]['banners'][number]

/**
 * The picture of a banner and how it bears words: where nobody says it, above it. Without a
 * picture, or where its file says so, it is the figure of its page, else paper.
 */
export function bannerPictureOf(
  source: Source,
  { picture, alt, focus, mode = 'below' }: Omit<Slide, 'title'>,
  figure: Figure | undefined,
): Pick<Banner, 'mode' | 'picture'> {
  if (picture && mode !== 'paper' && mode !== 'figure')
    return { mode, picture: source.picture(picture, alt ?? '', focus) }
  const drawn = mode === 'paper' ? undefined : figure
  return { mode: drawn ? 'figure' : 'paper', picture: source.sheet(drawn) }
}
