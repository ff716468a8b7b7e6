import { localeOf } from '../../contract/paths.ts'
import type { WholeLang } from '../../contract/wholeLangs.ts'
import type { Files } from '../../server/content/readFiles.ts'
import { escapeHtml } from '../../server/escapeHtml.ts'
import { certificateSize, colours, paper, seal } from './engraving.ts'
import { breakEvenly, emOf } from './lineBreak.ts'

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

/** The words around what an entry says. */
export const labels = {
  zh: {
    certifies: '兹证明',
    meets: '的管理与运行符合以下文件的要求',
    scope: '认证范围',
    number: '证书编号',
    sites: '覆盖场所数',
    issued: '发证日期',
    expires: '有效期至',
    specimen: '样本：编号、机构与日期均为示例',
  },
  en: {
    certifies: 'This is to certify that',
    meets: 'operates in conformity with',
    scope: 'Scope',
    number: 'Certificate no.',
    sites: 'Sites covered',
    issued: 'Issued',
    expires: 'Valid until',
    specimen: 'SPECIMEN – number, body and dates are sample data',
  },
} as const satisfies Record<WholeLang, unknown>

interface Style {
  size: number
  family?: keyof typeof fonts
  weight?: number
  colour?: string
  anchor?: 'start' | 'middle'
}

/** An entry of `certifications.yaml`. */
type CertificateEntry = Omit<Files['certifications']['items'][number], 'picture'>

/** A certificate as an SVG: what its entry says, on paper with a border of fine lines and a seal. */
export function drawCertificate(entry: CertificateEntry, lang: WholeLang, company: string): string {
  const { width, height } = certificateSize
  const own = labels[lang]
  const { text, lines, fact } = typesetter(lang)
  const { title, scope } = entry[lang]
  // A title that nearly fits its line is set a little smaller.
  const size = Math.max(26, Math.min(lang === 'en' ? 30 : 34, column.width / emOf(title)))
  const heading = lines(158, title, 38, { size, family: 'serif', weight: 700 })
  const name = lines(heading.end + 37, company, 28, { size: 20, weight: 700 })
  const bold = { family: 'serif', weight: 700, colour: colours.deep } as const
  const standard = lines(name.end + 39, entry.standard, 32, { size: 26, ...bold })
  const body = lines(standard.end + 32, scope, 21, { size: 13.5, colour: colours.soft })
  const date = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' })
  const day = (value: string) => date.format(new Date(value))
  const quiet = { size: 12.5, colour: colours.soft }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" lang="${localeOf(lang)}">`,
    paper(),
    text(middle, 96, entry.body[lang], { size: 15, family: 'serif', weight: 600, colour: colours.deep }),
    `<path stroke="${colours.straw}" d="M${middle - 42} 110.5h84"/>`,
    heading.svg,
    text(middle, heading.end + 3, own.certifies, quiet),
    name.svg,
    text(middle, name.end + 3, own.meets, quiet),
    standard.svg,
    text(middle, standard.end + 6, own.scope, { size: 12.5, weight: 600 }),
    body.svg,
    `<path stroke="${colours.straw}" stroke-opacity=".6" d="M${column.start} 528.5h${column.width}"/>`,
    fact(0, own.number, entry.number),
    fact(1, own.sites, entry.sites.toLocaleString('en')),
    fact(2, own.issued, day(entry.issued)),
    fact(3, own.expires, day(entry.expires)),
    seal(450, 584),
    text(column.start, 643, own.specimen, { size: 10.5, colour: colours.soft, anchor: 'start' }),
    '</svg>',
  ].join('\n')
}

/** Sets words of a language: a text, lines of even length around the middle, a fact with its label. */
function typesetter(lang: WholeLang) {
  const text = (x: number, y: number, value: string, style: Style) => {
    const { size, family = 'sans', weight = 400, colour = colours.ink, anchor = 'middle' } = style
    const look = `font-family="${fonts[family][lang]}" font-size="${size}" font-weight="${weight}" fill="${colour}"`
    return `<text x="${x}" y="${y}" text-anchor="${anchor}" ${look}>${escapeHtml(value)}</text>`
  }
  const lines = (y: number, value: string, leading: number, style: Style) => {
    const rows = breakEvenly(value, column.width / style.size)
    return {
      svg: rows.map((row, at) => text(middle, y + at * leading, row, style)).join(''),
      end: y + rows.length * leading,
    }
  }
  const fact = (at: number, label: string, value: string) => {
    const [x, y] = [column.start + (at % 2) * 174, 553 + Math.floor(at / 2) * 44]
    const small = text(x, y, label, { size: 11, colour: colours.soft, anchor: 'start' })
    return small + text(x, y + 19, value, { size: 14.5, weight: 600, anchor: 'start' })
  }
  return { text, lines, fact }
}
