import type { Focus } from '#contract/picture.ts'
import { paletteOf } from '../../palette/palette.ts'
import { openMaster, uprightSize } from './master.ts'
import { loadSharp } from './sharp.ts'
import { windowAround } from './windowAround.ts'

/** Grounds of icons: those of the site’s pages and of its footer. */
export function groundsOf(accent: string) {
  const { paper, forest } = paletteOf(accent)
  return { light: paper, dark: forest }
}
/** What link previews show, in pixels: the size that all of them take. */
export const cardSize = { width: 1200, height: 630 } as const
/** Tile of paper on the card, in pixels, and the share of it that the logo takes. */
const tile = { size: 184, edge: 56, radius: 40, share: 0.6 } as const

/** Gives the drawing the site's accent: `currentColor` in an SVG that stands alone is the `color` of its root. */
export const inAccent = (svg: string, accent: string) =>
  svg.replace(/<svg\b[^>]*>/, (root) => root.replace(/\scolor="[^"]*"/, '').replace('<svg', `<svg color="${accent}"`))

/** One square drawing that takes the other logo where the browser itself is dark. */
export function forBothSchemes(light: string, dark: string): string {
  const part = (svg: string, name: string) =>
    svg
      .slice(svg.indexOf('<svg'))
      .replace(/<svg\b[^>]*>/, (root) => root.replace(/\s(width|height)="[^"]*"/g, ''))
      .replace('<svg', `<svg class="${name}" width="64" height="64"`)
  const style = '.dark{display:none}@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}'
  const inside = `${part(light, 'light')}${part(dark, 'dark')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>${style}</style>${inside}</svg>`
}

/**
 * Width and height of a drawing in pixels, as its `viewBox` says, at the height at which logos are shown; `undefined` without one: the
 * drawing would not grow and shrink.
 */
export function sizeByViewBox(svg: string): { width: number; height: number } | undefined {
  const [, box = ''] = svg.match(/<svg\b[^>]*?\sviewBox\s*=\s*["']([^"']*)/) ?? []
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width: Math.round((logoHeight * width) / height), height: logoHeight } : undefined
}
const logoHeight = 40

/** Size of a logo in pixels. @throws Error saying why it cannot be used. */
export async function logoSize(logo: string): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp()
  const { format, width, height } = await sharp(Buffer.from(logo)).metadata()
  if (format !== 'svg' || !width || !height) throw new Error('it is not an SVG')
  return { width, height }
}

/** The logo in a square of `size` pixels, nothing behind it. */
export async function logoPng(logo: string, size: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const { width = size, height = size } = await sharp(Buffer.from(logo)).metadata()
  const density = Math.min(2400, Math.max(72, (72 * size) / Math.max(width, height)))
  return sharp(Buffer.from(logo), { density })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
}

/** The logo on a ground of its own, with `share` of the width. */
export async function logoOnGround(logo: string, background: string, size: number, share: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const input = await logoPng(logo, Math.round(size * share))
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The logo for dark ground in the middle of a card of that ground. */
export async function plainCard(logo: string, background: string): Promise<Buffer> {
  const sharp = await loadSharp()
  const input = await logoPng(logo, Math.round(cardSize.height * 0.4))
  return sharp({ create: { ...cardSize, channels: 3, background } })
    .composite([{ input }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** A picture, around `focus` or what draws the eye, with the logo on a tile of paper. No words: the page's title stands beside it. */
export async function previewCard(picture: Buffer, logo: string, ground: string, focus?: Focus): Promise<Buffer> {
  const { size, edge, radius, share } = tile
  const paper = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${ground}"/></svg>`,
  )
  const inner = Math.round(size * share)
  const inset = Math.round((size - inner) / 2)
  const input = await logoPng(logo, inner)
  const master = await openMaster(picture)
  if (focus) master.extract(windowAround(await uprightSize(master), cardSize, focus))
  return master
    .resize({ ...cardSize, fit: 'cover', position: 'attention' })
    .composite([
      { input: paper, left: edge, top: edge },
      { input, left: edge + inset, top: edge + inset },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
