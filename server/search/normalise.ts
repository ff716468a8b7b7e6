import { simplified } from './traditional.ts'

/**
 * Text in the form it is compared in: half width, lower case, no accents, simplified characters. `at[i]` is where the
 * normalised character `i` stands in the original, its last entry the original's length; without `at` the places are the same.
 */
export interface Normalised {
  text: string
  at?: number[]
}

/** Normalises sign by sign, so that every normalised place can be led back to the original (℃ becomes the two signs °c). */
export function normalise(original: string): Normalised {
  const even = normaliseOneToOne(original)
  if (even !== undefined) return { text: even }
  const at: number[] = []
  let text = ''
  let place = 0
  for (const sign of original) {
    const form = sign.length === 1 ? formOf(sign.charCodeAt(0)) : normaliseCharacter(sign)
    text += form
    for (let i = 0; i < form.length; i++) at.push(place)
    place += sign.length
  }
  at.push(place)
  return { text, at }
}

/** 0 is a sign that has not been normalised yet, `UNEVEN` one that becomes none or several. */
const UNEVEN = 1
const forms = new Uint16Array(65_536)
const uneven = new Map<number, string>()

/** The usual case, ten times as fast: every sign becomes one sign. `undefined` where one does not. */
function normaliseOneToOne(original: string): string | undefined {
  const codes = new Uint16Array(original.length)
  for (let i = 0; i < original.length; i++) {
    const code = original.charCodeAt(i)
    const form = forms[code] || learn(code)
    if (form === UNEVEN) return undefined
    codes[i] = form
  }
  return Buffer.from(codes.buffer).toString('utf16le')
}

/** The form of a sign of the first plane. */
function formOf(code: number): string {
  const form = forms[code] || learn(code)
  return form === UNEVEN ? (uneven.get(code) ?? '') : String.fromCharCode(form)
}

/** Normalising one sign takes a microsecond, so each is normalised once: there are 65,536 of them at most. */
function learn(code: number): number {
  const sign = normaliseCharacter(String.fromCharCode(code))
  const isEven = sign.length === 1 && (code < 0xd800 || code > 0xdfff)
  const form = isEven ? Math.max(sign.charCodeAt(0), UNEVEN) : UNEVEN
  if (form === UNEVEN) uneven.set(code, sign)
  forms[code] = form
  return form
}

function normaliseCharacter(sign: string): string {
  // Taken apart to lose the accents, put together again because kana and Hangul fall apart as well.
  const form = (simplified.get(sign) ?? sign)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return form.toLowerCase()
}
