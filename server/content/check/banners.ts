import type { Problem } from '../problems.ts'
import { type Files, fileOf } from '../readFiles.ts'

type Slide = Pick<Files['homeZh']['banners'][number], 'picture' | 'alt' | 'mode'>

/** What is said of a banner's picture needs one, and a picture needs its description. */
export function checkBanners(files: Files): Problem[] {
  const homes = (['homeZh', 'homeEn'] as const).flatMap((home) =>
    files[home].banners.flatMap((slide, at) => check(fileOf[home], `banners.${at}.`, slide)),
  )
  const pages = files.pages.flatMap(({ file, data }) => [
    ...check(file, '', data),
    ...(data.banners ?? []).flatMap((slide, at) => check(file, `banners.${at}.`, slide)),
  ])
  return [...homes, ...pages]
}

function check(file: string, place: string, { picture, alt, mode }: Slide): Problem[] {
  if (picture && !alt) return [{ file, field: `${place}alt`, reason: { is: 'descriptionMissing' } }]
  if (picture || !mode || mode === 'paper') return []
  return [{ file, field: `${place}mode`, reason: { is: 'modeOfPicture', mode } }]
}
