/** Rules for the styles of a document's elements; stronger than those of the style sheet, as a style attribute would be. */
export const contentSheet = (styles: ReadonlySet<string>): string =>
  [...styles].map((style) => `#root [data-style="${quoted(style)}"]{${safe(style)}}`).join('')

const quoted = (text: string) => safe(text.replaceAll('\\', '\\\\').replaceAll('"', '\\"'))
/** Nothing in it ends the element in which the rules stand. */
const safe = (text: string) => text.replaceAll('<', '\\3c ')
