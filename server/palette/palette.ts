import { contrastOf, hexOf, mixed, type Oklch, oklchOf } from './oklch.ts'

/** The palette of `web/styles/tokens.css`, as far as it follows from the accent: the colours for the accent `leaf`. */
export const palette = {
  leaf: '#8fc31f',
  'on-leaf': '#17211a',
  'leaf-light': '#8fc31f',
  'leaf-bright': '#8fc31f',
  'leaf-soft': '#cfdcb4',
  'leaf-deep': '#4d7a00',
  'leaf-deeper': '#3a5c00',
  'leaf-shade': '#4a7204',
  paper: '#fbfcf8',
  'meadow-mist': '#f2f5ea',
  forest: '#12261a',
  'forest-soft': '#1d3827',
  ink: '#17211a',
  'ink-soft': '#55635a',
  'ink-on-dark': '#f4f7ee',
  'sage-on-dark': '#b9c7ba',
  line: '#dde4d3',
  'line-strong': '#7d8a78',
  'series-2': '#b8821f',
  'series-3': '#1f5a86',
  'series-5': '#7e2a31',
  'series-6': '#8b86b8',
} as const
export type Palette = Record<keyof typeof palette, string>

const reference = oklchOf(palette.leaf)
const white = '#ffffff'
/** What WCAG asks of texts, and of edges that carry meaning. */
const [text, edge] = [4.5, 3] as const
/** How much of the light fill lies behind search words that were found (`mark` in `web/styles/base.css`). */
const markShare = 0.3
/** So that rounding takes nothing away. */
const spare = 0.05

/**
 * The palette for an accent: every colour keeps its lightness, takes the accent’s hue and at most its share of colour, and is then
 * made darker or lighter until what stands on it, or on which it stands, can be read.
 */
export function paletteOf(accent: string): Palette {
  if (accent.toLowerCase() === palette.leaf) return palette
  const { h, c } = oklchOf(accent)
  const share = Math.min(1, c / reference.c)
  const turned = Object.fromEntries(
    Object.entries(palette).map(([name, hex]) => {
      const own = oklchOf(hex)
      return [name, hexOf({ l: own.l, c: own.c * share, h })]
    }),
  ) as Palette
  const { ink, paper, forest } = turned
  const lights = [white, paper, turned['meadow-mist']]
  const darks = [forest, turned['forest-soft']]
  const { leaf, onLeaf } = brandOf(accent, ink)
  const light = lighter(accent, [ink], text)
  const marked = [...lights, mixed(light, turned['meadow-mist'], markShare)]
  return {
    ...turned,
    leaf,
    'on-leaf': onLeaf,
    'leaf-light': light,
    'leaf-bright': lighter(accent, darks, text),
    'leaf-deep': darker(turned['leaf-deep'], lights, text),
    'leaf-deeper': darker(turned['leaf-deeper'], marked, text),
    'ink-soft': darker(turned['ink-soft'], marked, text),
    'sage-on-dark': lighter(turned['sage-on-dark'], darks, text),
    'line-strong': darker(turned['line-strong'], lights, edge),
    ...seriesOf(turned['leaf-shade'], h, share),
  }
}

/** The accent as a fill and the text on it: dark, else white; between the two the fill gives way to the nearer. */
function brandOf(accent: string, ink: string): { leaf: string; onLeaf: string } {
  if (contrastOf(accent, ink) >= text) return { leaf: accent, onLeaf: ink }
  if (contrastOf(accent, white) >= text) return { leaf: accent, onLeaf: white }
  const [light, dark] = [lighter(accent, [ink], text), darker(accent, [white], text)]
  const { l } = oklchOf(accent)
  return oklchOf(light).l - l < l - oklchOf(dark).l ? { leaf: light, onLeaf: ink } : { leaf: dark, onLeaf: white }
}

/** Hues and chroma of accents beside which the series of charts can be told apart as they are, by colour-blind readers too. */
const beside = { hues: [40, 130], share: 0.9 } as const
/** The series for all other accents, and the hues at which the first of them is too near to grey for one kind of colour blindness. */
const others = { 'series-2': '#4a91bf', 'series-3': '#643400', 'series-5': '#22385c', 'series-6': '#9c8a04' } as const
const quieter = { hues: [150, 200], chroma: 0.06 } as const

/** The series of charts: the first has the accent’s hue, the rest are chosen so that any two differ. */
function seriesOf(shade: string, h: number, share: number) {
  const hue = (h + 360) % 360
  const isIn = ([from, to]: readonly [number, number]) => hue >= from && hue <= to
  const own: Oklch = oklchOf(shade)
  const first = isIn(quieter.hues) ? hexOf({ ...own, c: Math.min(own.c, quieter.chroma) }) : shade
  const { 'series-2': two, 'series-3': three, 'series-5': five, 'series-6': six } = palette
  const standard = { 'series-2': two, 'series-3': three, 'series-5': five, 'series-6': six }
  return {
    'leaf-shade': darker(first, [white], text),
    ...(share >= beside.share && isIn(beside.hues) ? standard : others),
  }
}

const darker = (hex: string, grounds: readonly string[], least: number) => moved(hex, grounds, least, -0.004)
const lighter = (hex: string, grounds: readonly string[], least: number) => moved(hex, grounds, least, 0.004)

/** The colour, made darker or lighter until it stands out from all of these. */
function moved(hex: string, grounds: readonly string[], least: number, step: number): string {
  const isEnough = (colour: string) => grounds.every((ground) => contrastOf(colour, ground) >= least + spare)
  const own = oklchOf(hex)
  let shown = hex
  for (let l = own.l; !isEnough(shown) && l >= 0 && l <= 1; l += step) shown = hexOf({ ...own, l })
  return shown
}
