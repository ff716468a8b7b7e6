import file from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { savesData } from './device.ts'

/** The faces of base.css, which stand there for wide screens alone. */
const faces = {
  'Figtree Variable':
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+2010-2011, U+2013, U+2020-2022, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  'Figtree Punctuation': 'U+2014, U+2018-201F, U+2026',
}

let waiting: FontFace[] = []

/** On a narrow screen fetches the font when all else is there; nothing on the page changes yet. Readers who save data do without. */
export async function fetchLateFont() {
  if (savesData() || matchMedia('(min-width: 48em)').matches) return
  const loading = Object.entries(faces).map(([family, unicodeRange]) =>
    new FontFace(family, `url("${file}") format("woff2-variations")`, { weight: '300 900', unicodeRange }).load(),
  )
  waiting = await Promise.all(loading).catch(() => []) // the system's font does as well
}

/** The moment to change the font: the page changes as a whole. */
export function showLateFont() {
  for (const face of waiting) document.fonts.add(face)
  waiting = []
}
