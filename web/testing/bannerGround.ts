// biome-ignore-all lint/style/noRestrictedImports: tests read the content and prepare pictures, as the server does
import sharp, { type OutputInfo } from 'sharp'
import type { Lang } from '#contract/paths.ts'
import type { Banner } from '#contract/picture.ts'
import { narrow } from '../../server/content/pictures/variants.ts'
import { windowAround } from '../../server/content/pictures/windowAround.ts'
import { colourOf, contrast } from './colour.ts'
import { lengthOf } from './lengths.ts'
import { ruleOf, tokensOf } from './styles.ts'

/** A banner of the content, with the file of its picture below `content/media`, or the drawing of its sheet. */
export interface ShownBanner extends Pick<Banner, 'mode' | 'title' | 'subtitle'> {
  lang: Lang
  isHome: boolean
  source: string | Buffer
  focus: { x: number; y: number } | undefined
}
type Rgb = [number, number, number]
interface Box {
  left: number
  top: number
  width: number
  height: number
}

const file = 'parts/Banner.module.css'
const [desktops, wideDesktops] = ['@media (min-width: 64em)', '@media (min-width: 80em)']
const [phonesEnd, tabletsEnd, desktopsEnd] = [768, 1024, 1280]
/** The share of the pixels behind a line that may be worse: twigs, a ridge. */
const overlooked = 0.02
/** The stroke of a letter as a share of its size, in the weights of title and subtitle. What is thinner does not hide a letter. */
const strokes = { title: 0.14, subtitle: 0.09 }

/** The worst contrast behind title and subtitle in a window so wide, as the style sheet lays them out. */
export async function contrastOf(banner: ShownBanner, window: number): Promise<{ title: number; subtitle: number }> {
  const words = wordsOf(banner, window)
  if (banner.mode === 'below') return { title: contrast(ink, paper), subtitle: contrast(ink, paper) }
  const picture = await shownPicture(banner, window, words.height)
  const measure = async (part: 'title' | 'subtitle') => {
    const stroke = words.size[part] * strokes[part]
    const data = await picture(words[part], stroke)
    const text = banner.mode === 'dusk' ? white : ink
    const contrasts = Array.from({ length: data.length / 3 }, (_, at) => {
      const [r = 0, g = 0, b = 0] = data.subarray(at * 3, at * 3 + 3)
      return contrast(text, [r, g, b])
    })
    contrasts.sort((a, b) => a - b)
    return contrasts[Math.floor(contrasts.length * overlooked)] ?? 0
  }
  return { title: await measure('title'), subtitle: await measure('subtitle') }
}

const tokens = tokensOf()
const [ink, white, paper] = ['text', 'text-on-picture', 'ground'].map((name) =>
  colourOf(`var(--color-${name})`, tokens),
) as [Rgb, Rgb, Rgb] // one for each

/** Where the words stand. */
export function wordsOf(
  { mode, title, subtitle, lang, isHome }: Omit<ShownBanner, 'source' | 'focus'>,
  window: number,
) {
  const isPhone = window < phonesEnd
  const of = (selector: string, name: string) => {
    const [from, media] = selector.startsWith('.first') ? [desktopsEnd, wideDesktops] : [tabletsEnd, desktops]
    const wide = window < from ? undefined : ruleOf(file, selector, media)[name]
    return wide ?? ruleOf(file, selector)[name] ?? ''
  }
  const length = (value: string) => lengthOf(value, { window, lang, tokens })
  const home = (name: string) => (isHome ? of('.first .title', name) : '')
  const size = {
    title: length(home('font-size') || of('.title', 'font-size')),
    subtitle: length(of('.subtitle', 'font-size')),
  }
  const room = window - 2 * length('var(--gutter)')
  const most = {
    title: Math.min(room, length(home('max-inline-size') || ruleOf(file, '.title')['max-inline-size'] || '')),
    subtitle: Math.min(room, length(ruleOf(file, '.subtitle')['max-inline-size'] ?? '')),
  }
  const box = (part: 'title' | 'subtitle', text: string, leading: number): Omit<Box, 'top'> => {
    const long = [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.56), 0) * size[part]
    const width = Math.min(long, most[part])
    return { left: (window - width) / 2, width, height: Math.ceil(long / most[part]) * size[part] * leading }
  }
  const [first, second] = [box('title', title, 1.2), box('subtitle', subtitle, 1.35)]
  const gap = length(of('.words', 'gap'))
  const all = first.height + gap + second.height
  const [selector, media] =
    isPhone && isHome ? ['[data-carousel-root] .slide::before', '@media (max-width: 47.99em)'] : ['.slide::before']
  const least = length(ruleOf(file, selector, media)['min-block-size'] ?? '')
  const above = Math.max(window * 0.02, 8)
  const height = Math.max(least, window / 4, above + all)
  const top = mode === 'paper' ? (height - all) / 2 : above
  return {
    height,
    bottom: top + all,
    size,
    title: { ...first, top },
    subtitle: { ...second, top: top + first.height + gap },
  }
}

/** Pictures as they are decoded once, by file or drawing. */
const decoded = new Map<string | Buffer, Promise<{ data: Buffer; info: OutputInfo }>>()
function decode(source: string | Buffer) {
  const known =
    decoded.get(source) ??
    sharp(source)
      .flatten({ background: { r: paper[0], g: paper[1], b: paper[2] } })
      .raw()
      .toBuffer({ resolveWithObject: true })
  decoded.set(source, known)
  return known
}

/** The part of a picture that is shown: what phones get of it, and the point that stays in sight. */
function cropOf({ mode, focus, isHome }: ShownBanner, window: number, size: { width: number; height: number }) {
  const { x, y } = focus ?? { x: 50, y: 50 }
  const isCut = isHome && window < phonesEnd && mode !== 'paper'
  const cut = isCut ? windowAround(size, narrow, { x, y: 50 }) : { left: 0, top: 0, ...size }
  return { cut, x, y }
}

/** What of the picture lies behind a box of the banner, in pixels as wide as a stroke. */
async function shownPicture(banner: ShownBanner, window: number, height: number) {
  const { data, info } = await decode(banner.source)
  const { cut, x, y } = cropOf(banner, window, { width: info.width, height: info.height })
  const scale = Math.max(window / cut.width, height / cut.height)
  const left = cut.left + ((cut.width - window / scale) * x) / 100
  const top = cut.top + ((cut.height - height / scale) * y) / 100
  return (box: Box, stroke: number) => {
    const part = {
      left: Math.max(0, Math.floor(left + box.left / scale)),
      top: Math.max(0, Math.floor(top + box.top / scale)),
      width: Math.max(1, Math.floor(box.width / scale)),
      height: Math.max(1, Math.floor(box.height / scale)),
    }
    const inStrokes = (size: number) => Math.max(1, Math.round(size / stroke))
    const shown = sharp(data, { raw: info }).extract(part)
    return shown.resize(inStrokes(box.width), inStrokes(box.height), { fit: 'fill' }).raw().toBuffer()
  }
}
