import { savesData } from './device.ts'

let waiting: FontFace[] = []

/** On a narrow screen fetches the font when all else is there; nothing on the page changes yet. Readers who save data do without. */
export async function fetchLateFont() {
  if (savesData() || matchMedia('(min-width: 48em)').matches) return
  const loading = wideFaces().map(({ style }) => {
    const of = (name: string) => style.getPropertyValue(name)
    return new FontFace(of('font-family').replaceAll('"', ''), of('src'), {
      weight: of('font-weight'),
      unicodeRange: of('unicode-range'),
    }).load()
  })
  waiting = await Promise.all(loading).catch(() => []) // the system's font does as well
}

/** The moment to change the font: the page changes as a whole. */
export function showLateFont() {
  for (const face of waiting) document.fonts.add(face)
  waiting = []
}

/** The faces that base.css gives to wide screens alone: they stand in the document. */
function wideFaces(): CSSFontFaceRule[] {
  const { sheet } = document.querySelector<HTMLStyleElement>('#fonts') ?? {}
  return [...(sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSMediaRule)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
}
