import type { Lang } from '#contract/paths.ts'
import type { Problem } from '../problems.ts'
import { type Files, homeOf } from '../readFiles.ts'

type Slide = Pick<Files['home'][Lang]['banners'][number], 'picture' | 'alt' | 'mode'>

/** What is said of a banner's picture needs one, and a picture needs its description. */
export function checkBanners(files: Files): Problem[] {
  const homes = files.site.languages.flatMap((lang) =>
    files.home[lang].banners.flatMap((slide, at) => check(homeOf(lang), `banners.${at}.`, slide)),
  )
  const pages = files.pages.flatMap(({ file, data }) => [
    ...check(file, '', data),
    ...(data.banners ?? []).flatMap((slide, at) => check(file, `banners.${at}.`, slide)),
  ])
  return [...homes, ...pages]
}

function check(file: string, place: string, { picture, alt, mode }: Slide): Problem[] {
  if (picture && !alt) return [{ file, field: `${place}alt`, reason: { is: 'descriptionMissing' } }]
  if (picture || !mode || mode === 'paper' || mode === 'figure') return []
  return [{ file, field: `${place}mode`, reason: { is: 'modeOfPicture', mode } }]
}
