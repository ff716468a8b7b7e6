import { type Lang, localeOf } from '#contract/paths.ts'
import { certificateSize, colours, paper, seal } from './engraving.ts'
import { emOf, wrapEvenly } from './lineBreak.ts'
import { escaped } from './markdown.ts'
import type { CertificationsFile } from './shapes/index.ts'

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
