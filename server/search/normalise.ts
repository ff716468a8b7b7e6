import { simplified } from './traditional.ts'

/**
 * Text in the form it is compared in: half width, lower case, no accents, simplified characters. `at[i]` is where the
 * normalised character `i` stands in the original, its last entry the original's length; without `at` the places are the same.
 */
interface Normalised {
  text: string
  at?: number[]
}

/** What has another form than its lower case, or may have. */
const UNUSUAL = new RegExp(`[${[...simplified.keys()].join('')}]|[^\\0-\\x7f\\u3001-\\u303f\\u4e00-\\u9fa5]`, 'gu')

/** Normalises sign by sign, so that every normalised place can be led back to the original (℃ becomes the two signs °c). */
export function normalise(original: string): Normalised {
  let isEven = true
  const whole = original.toLowerCase().replace(UNUSUAL, (sign) => {
    const form = formOf(sign)
    isEven &&= form.length === sign.length
    return form
  })
  // The usual case, many times as fast.
  if (isEven && whole.length === original.length) return { text: whole }
  const at: number[] = []
  let text = ''
  let place = 0
  for (const sign of original) {
    const form = formOf(sign)
    for (let i = 0; i < form.length; i++) at.push(place)
    text += form
    place += sign.length
  }
  at.push(place)
  return { text, at }
}

const MOST_KNOWN = 65_536
const forms = new Map<string, string>()

/** Normalising a sign takes a microsecond, so each is normalised once. */
function formOf(sign: string): string {
  const known = forms.get(sign)
  if (known !== undefined) return known
  // Taken apart to lose the accents, put together again because kana and Hangul fall apart as well.
  const parts = (simplified.get(sign) ?? sign).normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  const form = parts.normalize('NFC').toLowerCase()
  if (forms.size < MOST_KNOWN) forms.set(sign, form)
  return form
}
