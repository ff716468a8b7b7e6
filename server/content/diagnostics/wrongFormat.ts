import type { FormatName } from '../shapes/fields.ts'
import type { Reason } from '../words/index.ts'
import { brief } from './writing.ts'

/** Why a text has not the format of its field, which a shape names: a day, an address, a file with one of some endings. */
export function wrongFormat(format: string, text: string): Reason {
  const value = brief(text)
  if (format.startsWith('file ')) {
    const endings = format.slice('file '.length).split('|')
    return { is: 'wrongFile', value, endings, meant: meantFile(text, endings) }
  }
  if (format.startsWith('picture ')) {
    // Of HEIC it is said what to do once it is there; nobody is to be led to it.
    const endings = format
      .slice('picture '.length)
      .split('|')
      .filter((ending) => !/^hei[cf]$/.test(ending))
    return { is: 'wrongPicture', value, endings, meant: meantPicture(text, endings) }
  }
  if (format === 'date') return wrongDate(text)
  const name = format as FormatName // shapes have no others
  return { is: 'wrongFormat', format: name, value, meant: meantBy[name]?.(text.trim()) }
}

/** What was probably meant, where a small change gives the format. */
const meantBy: Partial<Record<FormatName, (text: string) => string | undefined>> = {
  moment: (text) => {
    const [, date, time] = text.match(/^(\S+?)(?:[T\s]+(\d{1,2}[:：]\d\d))?$/) ?? []
    const [day, minute] = [dayIn(date ?? ''), meantBy.time?.(time ?? '08:00')]
    return day && minute && `${day}T${minute}`
  },
  id: (text) => (/^[\w-]+( [\w-]+)+$/.test(text) ? text.replaceAll(' ', '-') : undefined),
  route: (text) => (/^[a-z][\w/-]*$/i.test(text) ? `/${text}` : undefined),
  routeOrAddress: (text) => (/^www\./.test(text) ? `https://${text}` : meantBy.route?.(text)),
  url: (text) => (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : undefined),
  colour: (text) => (/^[0-9a-f]{6}$/i.test(text) ? `#${text}` : undefined),
  time: (text) => {
    const [, hour = '', minute] = text.match(/^([01]?\d|2[0-3])[:：]([0-5]\d)$/) ?? []
    return minute && `${hour.padStart(2, '0')}:${minute}`
  },
}

function wrongDate(text: string): Reason {
  const value = brief(text)
  if (written.test(text) && dayIn(text) === undefined) return { is: 'noSuchDay', value }
  return { is: 'wrongFormat', format: 'date', value, meant: dayIn(text) }
}

/** A day as people write it. */
const written = /^(\d{4})\s*[-./年]\s*(\d{1,2})\s*[-./月]\s*(\d{1,2})日?$/

/** The day as YYYY-MM-DD, where there is such a day. */
function dayIn(text: string): string | undefined {
  const [, year, month = '', day = ''] = text.match(written) ?? []
  if (year === undefined) return undefined
  const meant = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).toJSON().startsWith(meant) ? meant : undefined
}

/** Without the folder that all files are in, with the separators of addresses. */
const inMedia = (text: string) => text.replaceAll('\\', '/').replace(/^[./]*(media\/)?/, '')

function meantPicture(text: string, endings: readonly string[]): string | undefined {
  const name = inMedia(text)
  const isNamed = !/[:*?"<>|#%]/.test(name) && endings.includes(name.toLowerCase().split('.').at(-1) ?? '')
  return name !== text && isNamed ? name : undefined
}

/** The same with a small ending. */
function meantFile(text: string, endings: readonly string[]): string | undefined {
  const name = inMedia(text)
  const small = name.replace(/\.\w+$/, (ending) => ending.toLowerCase())
  return small !== text && /^[\w/.-]+$/.test(small) && endings.includes(small.split('.').at(-1) ?? '')
    ? small
    : undefined
}
