import { mixed } from '../../palette/oklch.ts'
import { paletteOf } from '../../palette/palette.ts'

/** The plot in per cent of the banner's height: words stand above it, names below its ground. It has the width of the page's column. */
export const plot = { top: 50, ground: 76 }
/** Widths of a page's column on phones, and from which it is one of a tablet and of a desktop; names that have no room in one are left out until the next. */
export const room = { phone: 320, tablet: 600, desktop: 1100 }
/** Size of names and values where a desktop begins, in pixels; it grows a little with the width. */
export const size = 13
/** The row of names below the ground and what a second row is further, in pixels. */
export const [nameRow, leading] = [20, 17]
/** Of what was missed, and of what was set: the same whatever the accent, as on charts. */
const [missed, level] = ['#a8402c', '#b8821f']

/** A value as it stands on the drawing: with thousands, at most two decimals, and a minus. */
export const written = (value: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(value).replace('-', '−')
/** A number of a drawing, which two decimals place well enough. */
export const short = (value: number) => Number(value.toFixed(2))
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A box, in per cent of the plot and of the banner's height. */
export const rect = (classes: string, box: Record<'x' | 'y' | 'width' | 'height', number>, paint = '') =>
  `<rect class="${classes}" ${Object.entries(box)
    .map(([name, value]) => `${name}="${short(value)}%"`)
    .join(' ')} ${paint}/>`
/** A line over the whole width. */
export const line = (classes: string, y: number) =>
  `<line class="${classes}" x1="0" x2="100%" y1="${short(y)}%" y2="${short(y)}%"/>`
/** A text at a place in per cent, so many pixels below it. */
export const text = (classes: string, x: number, y: number, below: number, words: string) =>
  words && `<text class="${classes}" x="${short(x)}%" y="${short(y)}%" dy="${below}">${escaped(words)}</text>`

/** What lies below a line: it fades down to the ground, in a colour of the style sheet. */
export const fade =
  '<linearGradient id="under" x2="0" y2="1"><stop/><stop offset="1" stop-opacity="0"/></linearGradient>'

/** The style sheet of a drawing, in the colours that follow from the accent. */
export function styleOf(accent: string) {
  const colours = paletteOf(accent)
  const past = mixed(colours['line-strong'], colours.paper, 0.55)
  const fonts = 'Figtree,"Helvetica Neue",Arial,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif'
  return [
    `.paper{fill:${colours['meadow-mist']}}`,
    `rect.past{fill:${past}}rect.now,circle{fill:${colours.leaf}}rect.missed{fill:${missed}}`,
    `rect.open{fill-opacity:.3;stroke:${colours['leaf-shade']};stroke-width:1.5}.part{fill:${colours['leaf-deep']}}`,
    '.line{fill:none;stroke-width:3;stroke-linejoin:round;vector-effect:non-scaling-stroke}',
    `.line.past{stroke:${past};stroke-width:2}.line.now{stroke:${colours['leaf-deep']}}`,
    `.ground{stroke:${colours['line-strong']}}line.level{stroke:${level};stroke-width:2;stroke-dasharray:6 5}`,
    `text{font:${size}px ${fonts};fill:${colours['ink-soft']};text-anchor:middle;font-variant-numeric:tabular-nums;paint-order:stroke;stroke:${colours['meadow-mist']};stroke-width:4px;stroke-linejoin:round}`,
    `.value{font-size:clamp(${size}px,1.3vw,22px)}.number{font-size:clamp(24px,3.8vw,96px);font-weight:300}`,
    `text.now,text.missed{fill:${colours.ink};font-weight:600}.number{fill:${colours.ink}}.number.past{fill:${colours['ink-soft']}}.number.now{fill:${colours['leaf-deep']};font-weight:400}`,
    `.start{text-anchor:start}.end{text-anchor:end}.title{fill:${colours.ink}}.unit{fill:${colours['ink-soft']}}`,
    `stop{stop-color:${colours['leaf-soft']}}`,
    `@media(max-width:${room.tablet - 1}px){.wide{display:none}}@media(max-width:${room.desktop - 1}px){.roomy{display:none}}`,
    `@media(min-width:${room.tablet}px){.until-wide{display:none}}@media(min-width:${room.desktop}px){.until-roomy{display:none}}`,
  ].join('')
}
