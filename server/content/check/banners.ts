import type { Lang } from '#contract/paths.ts'
import type { Problem } from '../problems.ts'
import { type Files, homeOf } from '../readFiles.ts'
import { checkTargets } from './indicators.ts'

type Slide = Pick<Files['home'][Lang]['banners'][number], 'picture' | 'alt' | 'mode' | 'flags' | 'pins'>

/** Every banner of the content, with its file and the place of its fields in it. */
export const bannersIn = (files: Files): { file: string; place: string; slide: Slide }[] => [
  ...files.site.languages.flatMap((lang) =>
    files.home[lang].banners.map((slide, at) => ({ file: homeOf(lang), place: `banners.${at}.`, slide })),
  ),
  ...files.pages.flatMap(({ file, data }) => [
    { file, place: '', slide: data },
    ...(data.banners ?? []).map((slide, at) => ({ file, place: `banners.${at}.`, slide })),
  ]),
]

/** What is said of a banner's picture needs one, a picture needs its description, its flags name targets, and its pins keep clear of the words. */
export const checkBanners = (files: Files): Problem[] =>
  bannersIn(files).flatMap(({ file, place, slide }) => [
    ...check(file, place, slide),
    ...checkPins(file, place, slide),
    ...checkTargets('flags', slide.flags ?? [], files).map(({ key, reason }) => ({ file, field: place + key, reason })),
  ])

function check(file: string, place: string, { picture, alt, mode }: Slide): Problem[] {
  if (picture && !alt) return [{ file, field: `${place}alt`, reason: { is: 'descriptionMissing' } }]
  if (picture || !mode || mode === 'paper' || mode === 'figure') return []
  return [{ file, field: `${place}mode`, reason: { is: 'modeOfPicture', mode } }]
}

/** Pins are centred on their place: with half of their own width they keep clear of the middle of the picture, which is free for its words. */
const words = { from: 25, to: 75 }

function checkPins(file: string, place: string, { picture, mode, pins = [] }: Slide): Problem[] {
  if (!picture || (mode !== 'sky' && mode !== 'dusk')) {
    return pins.length === 0 ? [] : [{ file, field: `${place}pins`, reason: { is: 'pinsOfPicture' } }]
  }
  return pins.flatMap(({ x }, at) =>
    x < words.from || x > words.to
      ? []
      : [{ file, field: `${place}pins.${at}.x`, reason: { is: 'pinBelowWords', ...words } }],
  )
}
