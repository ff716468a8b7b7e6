import type { Data } from '#contract/api.ts'
import type { Lang } from '#contract/paths.ts'
import type { Banner, Picture, TargetFlag } from '#contract/picture.ts'
import * as routes from '#contract/routes.ts'
import { listAt } from '#contract/routes.ts'
import type { NavigationSection } from '#contract/site.ts'
import { nonBreaking } from '../nonBreaking.ts'
import { type Figure, figureOf, figureOfDays } from '../paper/figureOf.ts'
import { narrow } from '../pictures/variants.ts'
import { acrossWindow } from '../pictures/windowAround.ts'
import type { Files } from '../readFiles.ts'
import { captionsOf } from '../shapes/media.ts'
import type { Articles } from './articles.ts'
import { bannerPictureOf } from './bannerPicture.ts'
import { entriesOf } from './navigation.ts'
import { homeOf, pagesOf } from './pages.ts'
import type { Source } from './source.ts'
import { type MissedTarget, targetsOf } from './targets.ts'

/** What banners without a picture draw: the charts of pages, and when articles came out. */
interface Drawn {
  pages: Map<string, Data<'page'>>
  lists: Articles['lists']
  reports: Data<'reports'>['items']
}

/** Banners by the id of a page's or section's navigation entry; those of the home page under `home`. */
export function composeBanners(source: Source, navigation: NavigationSection[], drawn: Drawn): Map<string, Banner[]> {
  const pages = pagesOf(source)
  const slides = homeOf(source).banners
  const banners = new Map([['home', slides.map((slide) => composeBanner(source, slide, undefined, narrow))]])
  for (const { item } of entriesOf(navigation)) {
    const page = pages.get(item.link)
    if (!page) continue
    const figure = figureAt(page.drawnFrom ?? item.link, source.lang, drawn)
    banners.set(item.id, bannersOf(source, [page, ...(page.banners ?? [])], figure))
  }
  // A section shows the banner of its first page, unless one of its pages has the same id.
  for (const { id, children } of navigation) {
    const first = children.flatMap((group) => group.children).find((item) => pages.has(item.link))
    if (first && !banners.has(id)) banners.set(id, banners.get(first.id) ?? [])
  }
  return banners
}

/** What the page at a route draws: its first drawing, else the days of its list. */
function figureAt(route: string, lang: Lang, { pages, lists, reports }: Drawn): Figure | undefined {
  const page = pages.get(route)
  const list = listAt(route)
  const listed = list ? lists[list.kind] : route === routes.reports ? reports : []
  const days = listed.map(({ date }) => date)
  return page && (figureOf(page.blocks, lang) ?? figureOfDays(page.title, days, lang))
}

type Slide = Files['home'][Lang]['banners'][number]

const bannersOf = (source: Source, slides: Slide[], figure?: Figure) =>
  slides.map((slide) => composeBanner(source, slide, figure))

/** `crop`: what phones get of its picture; the banner of a page is shown whole there. */
function composeBanner(source: Source, slide: Slide, figure: Figure | undefined, crop?: typeof narrow): Banner {
  const { title, subtitle, linkUrl, video } = slide
  const shown = bannerPictureOf(source, slide, figure)
  return {
    picInfo: shown.picture.src,
    title,
    subtitle: subtitle && nonBreaking(subtitle, source.files.site.counted),
    linkUrl,
    videoInfo: video && `/media/${video}`,
    captions: video && `/media/${captionsOf(video, source.lang)}`,
    ...shown,
    ...targetsOn(source, slide, shown.picture, crop),
    pins: slide.pins,
  }
}

/** The count of the targets and the flags of those that are behind, for the few pictures that show them. */
function targetsOn(source: Source, { targets, flags }: Slide, picture: Picture, crop?: typeof narrow) {
  if (targets === undefined && flags === undefined) return {}
  const { count, behind } = targetsOf(source)
  return {
    targets: targets === undefined ? undefined : { count, behind: behind.length, link: targets },
    flags: flagsOn(picture, behind, flags, crop),
  }
}

/** The targets that are behind, from left to right, on a picture and on what phones show of it: those that it names, at its own places, or all. */
function flagsOn(picture: Picture, behind: MissedTarget[], named: Slide['flags'], crop?: typeof narrow): TargetFlag[] {
  const { focus = { x: 50, y: 50 } } = picture
  const flags = named?.flatMap(({ indicator, x, y }): MissedTarget[] => {
    const target = behind.find(({ id }) => id === indicator)
    return target ? [{ ...target, place: { x, y } }] : []
  })
  const placed = (flags ?? behind).flatMap(({ label, to, place }) => {
    if (!place) return []
    const narrow = crop ? acrossWindow(place.x, picture, crop, focus) : place.x
    return [{ label, to, ...place, narrow, isNamed: named !== undefined }]
  })
  return placed.toSorted((a, b) => a.x - b.x)
}
