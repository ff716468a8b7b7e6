import type { Lang } from '#contract/paths.ts'
import type { Banner } from '#contract/picture.ts'
import type { NavigationSection } from '#contract/site.ts'
import { captionsOf } from '../mediaFiles.ts'
import { nonBreaking } from '../nonBreaking.ts'
import type { Files } from '../readFiles.ts'
import { bannerPictureOf } from './bannerPicture.ts'
import { entriesOf } from './navigation.ts'
import { homeOf, pagesOf } from './pages.ts'
import type { Source } from './source.ts'

/** Banners by the id of a page's or section's navigation entry; those of the home page under `home`. */
export function composeBanners(source: Source, navigation: NavigationSection[]): Map<string, Banner[]> {
  const pages = pagesOf(source)
  const banners = new Map([['home', bannersOf(source, '/', homeOf(source).banners)]])
  for (const { item } of entriesOf(navigation)) {
    const page = pages.get(item.link)
    if (page) banners.set(item.id, bannersOf(source, item.link, [page, ...(page.banners ?? [])]))
  }
  // A section shows the banner of its first page, unless one of its pages has the same id.
  for (const { id, children } of navigation) {
    const first = children.flatMap((group) => group.children).find((item) => pages.has(item.link))
    if (first && !banners.has(id)) banners.set(id, banners.get(first.id) ?? [])
  }
  return banners
}

type Slide = Files['home'][Lang]['banners'][number]

const bannersOf = (source: Source, route: string, slides: Slide[]) =>
  slides.map((slide) => composeBanner(source, route, slide))

function composeBanner(source: Source, route: string, slide: Slide): Banner {
  const { title, subtitle, linkUrl, video } = slide
  const shown = bannerPictureOf(source, route, slide)
  return {
    picInfo: shown.picture.src,
    title,
    subtitle: subtitle && nonBreaking(subtitle, source.files.site.counted),
    linkUrl,
    videoInfo: video && `/media/${video}`,
    captions: video && `/media/${captionsOf(video, source.lang)}`,
    ...shown,
  }
}
