import { join } from 'node:path'

/** Where the font packages lie; the printer answers `/fonts/…` from here. */
export const fontPackages = join(import.meta.dirname, '../node_modules/@fontsource')

interface Face {
  family: string
  weights: readonly number[]
  /** Path of a weight's file below `fontPackages`. */
  file(weight: number): string
  /** The characters that are taken from it; all when absent. */
  range?: string
}

const figtree = (weight: number) => `figtree/files/figtree-latin-${weight}-normal.woff2`
const weights = [300, 400, 500, 600, 700] as const

/**
 * Static TrueType outlines: Chromium embeds them as they are. A variable font, or one with PostScript outlines, it writes as
 * drawings without a font's names, larger and found by fewer readers' search.
 */
const faces: readonly Face[] = [
  // Quotation marks, dashes and dots of Chinese texts stay Chinese.
  { family: 'Figtree', weights, file: figtree, range: 'U+20-7E, U+A0-B6, U+B8-17F, U+2013, U+2212' },
  { family: 'Figtree signs', weights, file: figtree, range: 'U+B7, U+2014, U+2018-201D, U+2022, U+2026' },
  {
    family: 'Noto Sans SC common',
    weights: [400, 700],
    file: (weight) => `noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`,
  },
]

/** Rarer characters lie in a hundred small files; the package's own style sheets say which in which, as "Noto Sans SC". */
const rare = [400, 700].map((weight) => `@import url("/fonts/noto-sans-sc/${weight}.css");`)

const declared = faces.flatMap(({ family, weights, file, range }) =>
  weights.map(
    (weight) =>
      `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url("/fonts/${file(weight)}") format("woff2");${range ? ` unicode-range: ${range};` : ''} }`,
  ),
)

/** The style rules that declare every face; they have to be the first of a style sheet. */
export const fontFaces = [...rare, ...declared].join('\n')
