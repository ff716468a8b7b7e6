import type { SiteFile } from '../shapes/site.ts'

/** What a company changes of the styles: a rule for the document, and the font that it is to fetch at once. */
export interface OwnStyles {
  /** CSS; empty where nothing is changed. */
  rule: string
  /** Address of the font. */
  font?: string
}

/** What stands in for letters that the font lacks, Chinese ones as a rule, and until it is there. */
const fallback =
  '"Figtree Fallback","PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans CJK SC","Microsoft YaHei",sans-serif'

/** The tokens and the font of `site.yaml`, stronger than those of the style sheet, in each language. */
export function ownStylesOf({ tokens = {}, font }: Pick<SiteFile, 'tokens' | 'font'>): OwnStyles {
  const own = Object.entries(tokens).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}:${value}`]))
  if (font) own.push(`--font-text:"Own",${fallback}`)
  const rule = own.length === 0 ? '' : `html:root:root:root{${own.join(';')}}`
  if (!font) return { rule }
  const src = `/media/${font.file}`
  // A late font would move what is being read: it is there on the next page.
  const face = `@font-face{font-family:"Own";src:url("${src}") format("woff2");font-weight:${font.lightest} ${font.boldest};font-display:optional}`
  return { rule: face + rule, font: src }
}
