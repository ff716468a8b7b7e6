import type { Banner } from '#contract/picture.ts'
import type { NavigationSection } from '#contract/site.ts'
import { captionsOf } from '../mediaFiles.ts'
import type { Files } from '../readFiles.ts'
import { entriesOf } from './navigation.ts'
import { homeOf, pagesOf } from './pages.ts'
import type { Source } from './source.ts'

/** Banners by the id of a page's or section's navigation entry; those of the home page under `home`. */
export function composeBanners(source: Source, navigation: NavigationSection[]): Map<string, Banner[]> {
  const banner = (slide: Slide) => composeBanner(source, slide)
  const pages = pagesOf(source)
  const banners = new Map([['home', homeOf(source).banners.map(banner)]])
  for (const { item } of entriesOf(navigation)) {
    const page = pages.get(item.link)
    if (page) banners.set(item.id, [page, ...(page.banners ?? [])].map(banner))
  }
  // A section shows the banner of its first page, unless one of its pages has the same id.
  for (const { id, children } of navigation) {
    const first = children.flatMap((group) => group.children).find((item) => pages.has(item.link))
    if (first && !banners.has(id)) banners.set(id, banners.get(first.id) ?? [])
  }
  return banners
}

type Slide = Files['homeZh']['banners'][number]

function composeBanner(
  { picture, lang }: Source,
  { picture: name, alt, focus, title, subtitle, linkUrl, video }: Slide,
): Banner {
  const shown = picture(name, alt, focus)
  return {
    picInfo: shown.src,
    title,
    subtitle,
    linkUrl,
    videoInfo: video && `/media/${video}`,
    captions: video && `/media/${captionsOf(video, lang)}`,
    picture: shown,
  }
}
