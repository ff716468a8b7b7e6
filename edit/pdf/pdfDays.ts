const months = 'january february march april may june july august september october november december'.split(' ')
const digits = '〇一二三四五六七八九'

const month = `(?<month>${months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})\\.?`
const patterns = [
  /(?<year>\d{4})\s*[年\-/.]\s*(?<month>\d{1,2})\s*[月\-/.]\s*(?<day>\d{1,2})\s*日?/,
  new RegExp(`(?<day>\\d{1,2})(st|nd|rd|th)?\\s+${month},?\\s+(?<year>\\d{4})`, 'i'),
  new RegExp(`${month}\\s+(?<day>\\d{1,2})(st|nd|rd|th)?,?\\s+(?<year>\\d{4})`, 'i'),
  /(?<!\d)(?<year>20\d\d)(?<month>[01]\d)(?<day>[0-3]\d)(?!\d)/,
]

/** The first day that a text names, YYYY-MM-DD. */
export function dayIn(text: string): string | undefined {
  const plain = withDigits(text)
  for (const pattern of patterns) {
    const { year = '', month = '', day = '' } = plain.match(pattern)?.groups ?? {}
    const number = /^\d+$/.test(month)
      ? Number(month)
      : months.findIndex((name) => name.startsWith(month.toLowerCase())) + 1
    const found = year === '' ? '' : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
    if (isDay(found)) return found
  }
  return undefined
}

/** The day that a line says, if it says nothing else. */
export function dayOfLine(text: string): string | undefined {
  const plain = withDigits(text)
  const day = dayIn(plain)
  if (day === undefined) return undefined
  const match = patterns.map((pattern) => plain.match(pattern)?.[0]).find((found) => found !== undefined) ?? ''
  return plain
    .replace(match, '')
    .replace(/^(日期|Date|Dated)/i, '')
    .replace(/[\s\p{P}]/gu, '') === ''
    ? day
    : undefined
}

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** 二〇二五年三月十八日 with digits. */
function withDigits(text: string): string {
  return text
    .replace(/[○零]/g, '〇')
    .replace(
      /([〇一二三四五六七八九]{4})年([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})日/g,
      (...found) => {
        const [year = '', month = '', day = ''] = found.slice(1, 4)
        return `${[...year].map((sign) => digits.indexOf(sign)).join('')}年${counted(month)}月${counted(day)}日`
      },
    )
}

/** 十八 is 18. */
function counted(text: string): number {
  const [tens, ones] = text.includes('十') ? text.split('十') : ['0', text]
  const digit = (sign: string | undefined, none: number) => (sign ? digits.indexOf(sign) : none)
  return (text.includes('十') ? digit(tens, 1) : 0) * 10 + digit(ones, 0)
}
