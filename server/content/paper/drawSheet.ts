import type { Motif } from '#contract/picture.ts'
import { mixed } from '../../palette/oklch.ts'
import { paletteOf } from '../../palette/palette.ts'
import { contourPaths } from './contours.ts'
import { motifs } from './motifs.ts'
import { sheet, terrainOf } from './terrain.ts'

/** What a sheet shows. Its land is the same for the same seed. */
export interface SheetPlan {
  seed: number
  motif?: Motif | undefined
}

/** Heights at which lines are drawn; every fourth is stronger, as on maps. */
const levels = Array.from({ length: 14 }, (_, at) => 0.17 + at * 0.072)
const strong = new Set(levels.filter((_, at) => at % 4 === 3))
/** Where the model stands: on the hill on the right, which every crop keeps. */
const stand = { x: 1236, y: 218, scale: 1.3 }

/** Draws a paper banner: land in layers of card with their contour lines, and a model on its hill, in the colours of the site's accent. */
export function drawSheet({ seed, motif }: SheetPlan, accent: string): string {
  const layers = contourPaths(terrainOf(seed), levels).map(
    ({ level, path }) => `<path${strong.has(level) ? ' class="strong"' : ''} d="${path}"/>`,
  )
  const { width, height } = sheet
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${styleOf(accent)}</style>`,
    `<path class="ground" d="M0 0h${width}v${height}H0z"/>`,
    `<g class="land">${layers.join('')}</g>`,
    `<path class="grid" d="${crosses()}"/>`,
    motif ? `<g transform="translate(${stand.x} ${stand.y}) scale(${stand.scale})">${motifs[motif]()}</g>` : '',
    '</svg>',
  ].join('')
}

/** The corners of the squares into which maps are divided. */
function crosses() {
  const every = 180
  const places = Array.from({ length: sheet.width / every }, (_, column) =>
    [90, 270].map((y) => `M${column * every + 86} ${y}h8m-4-4v8`),
  )
  return places.flat().join('')
}

function styleOf(accent: string) {
  const colours = paletteOf(accent)
  const line = (colour: string, width: number) =>
    `fill:none;stroke:${colour};stroke-width:${width};stroke-linejoin:round;stroke-linecap:round`
  const edge = `stroke:${colours['ink-soft']};stroke-width:1.2;stroke-linejoin:round`
  return [
    `.ground{fill:${colours.paper}}`,
    `.land path{fill:${colours['leaf-pale']};fill-opacity:.16;stroke:${colours['leaf-soft']};stroke-width:1}`,
    `.land .strong{stroke:${colours['line-strong']};stroke-opacity:.55;stroke-width:1.3}`,
    `.grid{${line(colours['line-strong'], 1)};stroke-opacity:.45}`,
    `.card{fill:#fff;${edge}}`,
    `.card.lit{fill:${colours['meadow-mist']}}`,
    `.card.shade{fill:${colours.line}}`,
    `.brand{fill:${colours.leaf};${edge}}`,
    `.brand.lit{fill:${colours['leaf-soft']}}`,
    `.brand.shade{fill:${mixed(colours['leaf-shade'], colours.leaf, 0.45)}}`,
    `.ink{fill:${colours['ink-soft']}}`,
    `.pencil{${line(colours['ink-soft'], 1.2)}}`,
    `.rim{${line(colours['ink-soft'], 8)}}`,
    `.brandline{stroke:${colours.leaf}}`,
    '.glass{fill:#fff;fill-opacity:.6}',
    `.shadow{fill:${colours['ink-soft']};fill-opacity:.35}`,
    '.hole{fill:none;stroke:#fff;stroke-width:6;stroke-dasharray:8 8}',
  ].join('')
}
