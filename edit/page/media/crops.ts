import type { Path } from '#contract/edit/items.ts'
import { isLang } from '#contract/languages.ts'
import { windowAround } from '#server/content/pictures/windowAround.ts'
import type { MediaWords } from '../../words/mediaPage.zh.ts'

export interface Focus {
  x: number
  y: number
}
interface Size {
  width: number
  height: number
}
export interface Frame extends Size {
  left: number
  top: number
}

/**
 * A place of the website that shows a part of a picture. `ratio` is that of its frame, as the site's styles have it (Banner, ArticleRow,
 * ValueChain, HomePage, Gallery, ArticlePage, LeadersPage).
 */
export interface Place {
  name: keyof MediaWords['crop']['places']
  ratio: number
  /** Cut out by the server: of very wide pictures for phones, and for previews of links. */
  cut?: 'phone' | 'card'
  /** Around what, where nobody says. */
  middle?: Focus
}

/** A banner of a page, or one of home's, which are high on phones. */
const banner = (phoneHeight: number, cut?: 'phone'): Place[] => [
  { name: 'bannerWide', ratio: 4 },
  { name: 'bannerPhone', ratio: 390 / phoneHeight, ...(cut && { cut }) },
]
const article: Place[] = [
  { name: 'article', ratio: 16 / 9 },
  { name: 'list', ratio: 3 / 2 },
  { name: 'lead', ratio: 2, cut: 'phone' },
]

/** The crops that the site makes of a picture at `path` in an item of this kind. */
export function placesOf(kind: string, path: Path, size: Size): Place[] {
  const place = path.filter((step) => typeof step === 'string' && !isLang(step)).join('.')
  if (kind === 'leader') return [{ name: 'portrait', ratio: 104 / 122, middle: { x: 50, y: 20 } }]
  if (kind === 'site') return [{ name: 'card', ratio: 1200 / 630, cut: 'card' }]
  if (place.startsWith('blocks.items')) {
    const isWide = size.width > 2 * size.height
    return [{ name: isWide ? 'galleryWide' : 'gallery', ratio: isWide ? 2 : 3 / 2 }]
  }
  if (place.startsWith('blocks')) return [{ name: 'whole', ratio: size.width / size.height }]
  if (place.startsWith('chain'))
    return [
      { name: 'panelOpen', ratio: 1.05 },
      { name: 'panelClosed', ratio: 0.2 },
    ]
  if (place.startsWith('sustainability'))
    return [
      { name: 'sectionWide', ratio: 4 },
      { name: 'sectionPhone', ratio: 6 / 5, cut: 'phone' },
    ]
  if (place.startsWith('banners') || kind === 'home') return banner(272, 'phone')
  if (kind === 'page') return banner(140)
  return article
}

/** As the server cuts very wide pictures for phones: `hasCrop` and `narrow` in server/content/pictures/variants. */
const phone = { width: 720, height: 600 }
const isVeryWide = ({ width, height }: Size) => width / height > 3 && height >= phone.height

/** The part of the picture that a place shows; nothing where the server looks for what draws the eye. */
export function frameOf(place: Place, size: Size, focus: Focus | undefined): Frame | undefined {
  if (place.cut === 'card') return focus && windowAround(size, { width: 1200, height: 630 }, focus)
  const cut = place.cut === 'phone' && isVeryWide(size)
  if (cut && !focus) return undefined
  const whole = cut ? windowAround(size, phone, { x: focus?.x ?? 50, y: 50 }) : { ...size, left: 0, top: 0 }
  const inner = covering(whole, place.ratio, focus ?? place.middle ?? { x: 50, y: 50 })
  return { ...inner, left: whole.left + inner.left, top: whole.top + inner.top }
}

/** What `object-fit: cover` shows with `object-position`. */
function covering({ width, height }: Size, ratio: number, { x, y }: Focus): Frame {
  const [w, h] = width / height > ratio ? [height * ratio, height] : [width, width / ratio]
  return { left: ((width - w) * x) / 100, top: ((height - h) * y) / 100, width: w, height: h }
}
