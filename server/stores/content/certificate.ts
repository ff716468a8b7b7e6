import { type Lang, localeOf } from '#contract/paths.ts'
import type { CertificationsFile } from './shapes.ts'
import { emOf, wrapEvenly } from './wrap.ts'

/** Size of a drawn certificate: twice the card of the specification, 287 × 354 px. */
export const certificateSize = { width: 574, height: 708 } as const

/** Colours of `web/styles/tokens.css`. */
export const certificateColours = {
  paper: '#fbfcf8',
  ink: '#17211a',
  soft: '#55635a',
  deep: '#4d7a00',
  straw: '#c9a24b',
} as const
const colours = certificateColours
const fonts = {
  serif: {
    zh: "'Songti SC','Noto Serif CJK SC','Source Han Serif SC',SimSun,serif",
    en: "Georgia,'Times New Roman','Liberation Serif',serif",
  },
  sans: {
    zh: "'PingFang SC','HarmonyOS Sans SC',MiSans,'Noto Sans CJK SC','Microsoft YaHei',sans-serif",
    en: "'Helvetica Neue',Arial,'Liberation Sans',sans-serif",
  },
} as const
const middle = certificateSize.width / 2
const column = { start: 78, width: 418 } as const

interface Style {
  size: number
  family?: keyof typeof fonts
  weight?: number
  colour?: string
  anchor?: 'start' | 'middle'
}

/** A certificate as an SVG: what `certifications.yaml` says about it, on paper with a border of fine lines and a seal. */
export function drawCertificate(file: CertificationsFile, id: string, lang: Lang, company: string): string {
  const entry = file.items.find((item) => item.id === id)
  if (!entry) throw new Error(`there is no certificate ${id}`)
  const labels = file.labels[lang]
  const { title, scope } = entry[lang]
  const text = (x: number, y: number, value: string, style: Style) => {
    const { size, family = 'sans', weight = 400, colour = colours.ink, anchor = 'middle' } = style
    const look = `font-family="${fonts[family][lang]}" font-size="${size}" font-weight="${weight}" fill="${colour}"`
    return `<text x="${x}" y="${y}" text-anchor="${anchor}" ${look}>${escaped(value)}</text>`
  }
  const lines = (y: number, value: string, leading: number, style: Style) => {
    const rows = wrapEvenly(value, column.width / style.size)
    return {
      svg: rows.map((row, at) => text(middle, y + at * leading, row, style)).join(''),
      end: y + rows.length * leading,
    }
  }
  const fact = (at: number, label: string, value: string) => {
    const [x, y] = [column.start + (at % 2) * 174, 553 + Math.floor(at / 2) * 44]
    const small = text(x, y, label, {
      size: 11,
      colour: colours.soft,
      anchor: 'start',
    })
    return small + text(x, y + 19, value, { size: 14.5, weight: 600, anchor: 'start' })
  }

  // A title that nearly fits its line is set a little smaller.
  const size = Math.max(26, Math.min(lang === 'en' ? 30 : 34, column.width / emOf(title)))
  const heading = lines(158, title, 38, { size, family: 'serif', weight: 700 })
  const name = lines(heading.end + 37, company, 28, { size: 20, weight: 700 })
  const standard = lines(name.end + 39, entry.standard, 32, {
    size: 26,
    family: 'serif',
    weight: 700,
    colour: colours.deep,
  })
  const body = lines(standard.end + 32, scope, 21, {
    size: 13.5,
    colour: colours.soft,
  })
  const date = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' })
  const day = (value: string) => date.format(new Date(value))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${certificateSize.width}" height="${certificateSize.height}" viewBox="0 0 ${certificateSize.width} ${certificateSize.height}" lang="${localeOf(lang)}">`,
    paper(),
    text(middle, 96, entry.body[lang], {
      size: 15,
      family: 'serif',
      weight: 600,
      colour: colours.deep,
    }),
    `<path stroke="${colours.straw}" d="M${middle - 42} 110.5h84"/>`,
    heading.svg,
    text(middle, heading.end + 3, labels.certifies, {
      size: 12.5,
      colour: colours.soft,
    }),
    name.svg,
    text(middle, name.end + 3, labels.meets, {
      size: 12.5,
      colour: colours.soft,
    }),
    standard.svg,
    text(middle, standard.end + 6, labels.scope, { size: 12.5, weight: 600 }),
    body.svg,
    `<path stroke="${colours.straw}" stroke-opacity=".6" d="M${column.start} 528.5h${column.width}"/>`,
    fact(0, labels.number, entry.number),
    fact(1, labels.sites, entry.sites.toLocaleString('en')),
    fact(2, labels.issued, day(entry.issued)),
    fact(3, labels.expires, day(entry.expires)),
    seal(450, 584),
    text(column.start, 643, labels.specimen, {
      size: 10.5,
      colour: colours.soft,
      anchor: 'start',
    }),
    '</svg>',
  ].join('\n')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const round = (value: number) => Number(value.toFixed(1))

/** Ground, border of interlaced waves, and a rosette as watermark: the fine lines of security printing. */
function paper(): string {
  const { width, height } = certificateSize
  const [outer, inner] = [14, 42]
  const frame = (inset: number, stroke: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${colours.deep}" stroke-width="${stroke}"/>`
  const tile = 14
  const waves = [0, 1, 2, 3].map((at) => {
    const shift = round((at * tile) / 4)
    return `<path d="M${shift - tile} 7q3.5-9 7 0t7 0t7 0t7 0M7 ${shift - tile}q-9 3.5 0 7t0 7t0 7t0 7"/>`
  })
  const petals = Array.from(
    { length: 24 },
    (_, at) => `<ellipse rx="186" ry="70" transform="rotate(${round(at * 7.5)})"/>`,
  )
  return [
    `<defs><pattern id="g" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><g fill="none" stroke="${colours.deep}" stroke-width=".5" stroke-opacity=".65">${waves.join('')}</g></pattern></defs>`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<path fill="url(#g)" fill-rule="evenodd" d="M${outer} ${outer}H${width - outer}V${height - outer}H${outer}ZM${inner} ${inner}V${height - inner}H${width - inner}V${inner}Z"/>`,
    frame(outer, 1.5),
    frame(inner, 1.5),
    frame(inner + 5, 0.5),
    `<g fill="none" stroke="${colours.deep}" stroke-width=".6" stroke-opacity=".13" transform="translate(${middle} 348)">${petals.join('')}</g>`,
  ].join('\n')
}

/** A seal with a scalloped edge around a rosette. */
function seal(x: number, y: number): string {
  const teeth = 36
  const edge = Array.from({ length: teeth * 2 }, (_, at) => {
    const [radius, angle] = [at % 2 ? 39 : 43, (Math.PI * at) / teeth]
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`
  })
  const petals = Array.from({ length: 12 }, (_, at) => `<ellipse rx="21" ry="8" transform="rotate(${at * 15})"/>`)
  return [
    `<g transform="translate(${x} ${y})">`,
    `<path fill="${colours.deep}" d="M-19 26L-28 74L-9 64L0 40L9 64L28 74L19 26Z"/>`,
    `<path fill="${colours.straw}" d="M${edge.join('L')}Z"/>`,
    `<circle r="33" fill="none" stroke="${colours.paper}" stroke-width="1.5"/><circle r="29.5" fill="none" stroke="${colours.paper}" stroke-width=".6"/>`,
    `<g fill="none" stroke="${colours.paper}" stroke-width=".8">${petals.join('')}</g>`,
    `<circle r="7" fill="${colours.paper}"/>`,
    '</g>',
  ].join('\n')
}
